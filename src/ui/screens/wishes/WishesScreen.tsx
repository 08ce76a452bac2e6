import { observer } from "mobx-react-lite";
import { useCases } from "#application/tokens.ts";
import { guestsTold } from "#domain/guests/Guests.ts";
import { addresses } from "#domain/navigation/addresses.ts";
import { stayTarget } from "#domain/navigation/bridgeMessage.ts";
import { monthDayRange } from "#domain/shared/dateForms.ts";
import { won } from "#domain/shared/Won.ts";
import type { WishedStay, WishPrice } from "#domain/stay/Stay.ts";
import { useApp } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { ButtonLink } from "#ui/components/Button.tsx";
import { EmptyState } from "#ui/components/EmptyState.tsx";
import { IconButton } from "#ui/components/IconButton.tsx";
import { HeartFilledIcon, HeartIcon } from "#ui/components/icons/frame.tsx";
import { PostcardScene } from "#ui/components/illustrations.tsx";
import { LoadMore } from "#ui/components/LoadMore.tsx";
import { Picture } from "#ui/components/Picture.tsx";
import { Skeleton } from "#ui/components/Skeleton.tsx";
import { Tag, TagList } from "#ui/components/Tag.tsx";
import { myCopy } from "#ui/copy/my.ts";
import { formatWon } from "#ui/format/won.ts";
import { TargetLink } from "#ui/layout/TargetLink.tsx";
import { Loaded, Repeat } from "#ui/my/Loaded.tsx";
import { MemberPage } from "#ui/my/MemberPage.tsx";
import styles from "./WishesScreen.module.css";
import { WishesViewModel } from "./WishesViewModel.ts";

const text = myCopy.wishes;

/** The wished stays (ROUTE-10). */
export const WishesScreen = observer(function WishesScreen() {
	const app = useApp();
	const viewModel = useViewModel(() => new WishesViewModel(app), null);
	return (
		<MemberPage title={text.title}>
			<PageHead title={text.title} />
			<Loaded load={viewModel.wishes} failed={text.failed} waiting={<Waiting />}>
				{(wishes) =>
					wishes.length === 0 ? (
						<EmptyState
							scene={<PostcardScene />}
							title={text.empty}
							note={text.emptyNote}
							action={<ButtonLink to="/">{text.find}</ButtonLink>}
						/>
					) : (
						<Wishes viewModel={viewModel} />
					)
				}
			</Loaded>
		</MemberPage>
	);
});

const Waiting = () => (
	<div className={styles.cards}>
		<Repeat count={6}>
			<div className={styles.card}>
				<Skeleton shape="picture" />
				<Skeleton width="third" />
				<Skeleton width="most" />
			</div>
		</Repeat>
	</div>
);

const Wishes = observer(function Wishes({ viewModel }: { readonly viewModel: WishesViewModel }) {
	return (
		<>
			{viewModel.terms && (
				<p className={styles.terms}>
					{text.pricedFor(
						`${monthDayRange(viewModel.terms.checkInDate, viewModel.terms.checkOutDate)} · ${guestsTold(viewModel.terms)}`,
					)}
				</p>
			)}
			<ul className={styles.cards}>
				{viewModel.shown.map((stay) => (
					<li key={stay.id}>
						<WishCard
							stay={stay}
							isKept={!viewModel.dropped.has(stay.id)}
							onToggle={() => void viewModel.toggle(stay.id)}
						/>
					</li>
				))}
			</ul>
			<LoadMore shown={viewModel.shown.length} total={viewModel.total} onMore={() => viewModel.more()} />
		</>
	);
});

/** The total for the dates above, and by how much it fell since it was first looked at. */
function WishPriceLine({ price: { total, first } }: { readonly price: WishPrice }) {
	if (total === null) return <p className={styles.soldOut}>{text.soldOut}</p>;
	const fall = first === null ? 0 : first - total;
	return (
		<p className={styles.price}>
			<strong>{text.total(formatWon(total))}</strong>
			{fall > 0 && <span className={styles.fall}>{text.fell(formatWon(won(fall)))}</span>}
		</p>
	);
}

const WishCard = observer(function WishCard({
	stay,
	isKept,
	onToggle,
}: {
	readonly stay: WishedStay;
	readonly isKept: boolean;
	readonly onToggle: () => void;
}) {
	const { environment, use } = useApp();
	return (
		<article className={styles.card}>
			<div className={styles.picture}>
				<Picture
					src={stay.imageUrl ?? ""}
					alt=""
					ratio="4x3"
					sizes="(min-width: 744px) 280px, 100vw"
					rounded
				/>
				<IconButton
					variant="floating"
					className={styles.heart}
					label={isKept ? text.drop(stay.name) : text.keep(stay.name)}
					data-on={isKept ? "" : undefined}
					onClick={onToggle}
				>
					{isKept ? <HeartFilledIcon /> : <HeartIcon />}
				</IconButton>
			</div>
			<p className={styles.kind}>
				{[stay.typeName, stay.stars > 0 && text.stars(stay.stars), stay.cityName].filter(Boolean).join(" · ")}
			</p>
			<h2 className={styles.name}>
				<TargetLink
					target={stayTarget(addresses.stay.to(stay.id), environment.surface)}
					onBridge={(target) => void use(useCases.followTarget).execute(target)}
					label={stay.name}
					className={styles.link}
				>
					{stay.name}
				</TargetLink>
			</h2>
			{stay.isAvailable && stay.price && <WishPriceLine price={stay.price} />}
			<TagList>
				{!stay.isAvailable && <Tag tone="red">{text.ended}</Tag>}
				{stay.eventTag && <Tag tone="accent">{stay.eventTag}</Tag>}
				{stay.hashTags.slice(0, 2).map((tag) => (
					<Tag key={tag}>{tag}</Tag>
				))}
			</TagList>
		</article>
	);
});
