import { observer } from "mobx-react-lite";
import { wishesCopy } from "#copy/wishes.ts";
import { wishHeartCopy } from "#copy/wishHeart.ts";
import { guestsText } from "#domain/guests/Guests.ts";
import { typedPlace } from "#domain/search/SearchCondition.ts";
import { monthDayRange } from "#domain/shared/dateForms.ts";
import type { WishedStay } from "#domain/stay/Stay.ts";
import { useApp } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { CompareBar } from "#ui/compare/CompareBar.tsx";
import { CompareToggle } from "#ui/compare/CompareToggle.tsx";
import { ButtonLink } from "#ui/components/Button.tsx";
import { EmptyState } from "#ui/components/EmptyState.tsx";
import { IconButton } from "#ui/components/IconButton.tsx";
import { IncrementalList } from "#ui/components/IncrementalList.tsx";
import { HeartFilledIcon, HeartIcon } from "#ui/components/icons/frame.tsx";
import { PostcardScene } from "#ui/components/illustrations/PostcardScene.tsx";
import { lazyPart } from "#ui/layout/lazyPart.tsx";
import { LoadBoundary } from "#ui/my/LoadBoundary.tsx";
import { MemberPage } from "#ui/my/MemberPage.tsx";
import cardStyles from "#ui/wish/WishCard.module.css";
import { WishCard, WishesWaiting } from "#ui/wish/WishCard.tsx";
import { ShareWaiting } from "./parts/ShareWaiting.tsx";
import styles from "./WishesScreen.module.css";
import { WishesViewModel } from "./WishesViewModel.ts";

const { Part: ShareWishes } = lazyPart(
	async () => (await import("./parts/ShareWishes.tsx")).ShareWishes,
	<ShareWaiting />,
);

const text = wishesCopy;

/** The wish list (ROUTE-10). */
export const WishesScreen = observer(function WishesScreen() {
	const app = useApp();
	const viewModel = useViewModel(() => new WishesViewModel(app), null);
	return (
		<>
			<MemberPage title={text.title}>
				<PageHead title={text.title} />
				<LoadBoundary load={viewModel.wishes} failed={text.failed} waiting={<WishesWaiting />}>
					{(wishes) =>
						wishes.length === 0 ? (
							<EmptyState
								scene={<PostcardScene />}
								title={text.empty}
								note={text.emptyNote}
								action={<ButtonLink to="/">{text.find}</ButtonLink>}
							/>
						) : (
							<>
								<ShareWishes />
								<Terms viewModel={viewModel} />
								<IncrementalList items={wishes}>
									{(shown) => (
										<ul className={cardStyles.cards}>
											{shown.map((stay) => (
												<li key={stay.id}>
													<WishCard stay={stay}>
														<Buttons stay={stay} viewModel={viewModel} />
													</WishCard>
												</li>
											))}
										</ul>
									)}
								</IncrementalList>
							</>
						)
					}
				</LoadBoundary>
			</MemberPage>
			{viewModel.terms && <CompareBar condition={{ ...typedPlace(""), ...viewModel.terms }} />}
		</>
	);
});

const Terms = observer(function Terms({ viewModel: { terms } }: { readonly viewModel: WishesViewModel }) {
	if (terms === null) return null;
	const days = monthDayRange(terms.checkInDate, terms.checkOutDate);
	return <p className={styles.terms}>{text.pricedFor(`${days} · ${guestsText(terms)}`)}</p>;
});

const Buttons = observer(function Buttons({
	stay,
	viewModel,
}: {
	readonly stay: WishedStay;
	readonly viewModel: WishesViewModel;
}) {
	const isKept = !viewModel.dropped.has(stay.id);
	return (
		<div className={styles.buttons}>
			{stay.isAvailable && <CompareToggle stay={stay} />}
			<IconButton
				variant="floating"
				className={styles.heart}
				label={isKept ? wishHeartCopy.drop(stay.name) : wishHeartCopy.keep(stay.name)}
				data-on={isKept ? "" : undefined}
				onClick={() => void viewModel.toggle(stay)}
			>
				{isKept ? <HeartFilledIcon /> : <HeartIcon />}
			</IconButton>
		</div>
	);
});
