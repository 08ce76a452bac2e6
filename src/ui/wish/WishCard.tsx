import type { ReactNode } from "react";
import { useCases } from "#application/tokens.ts";
import { stayCopy } from "#copy/stay.ts";
import { wishesCopy } from "#copy/wishes.ts";
import { addresses } from "#domain/navigation/addresses.ts";
import { stayTarget } from "#domain/navigation/bridgeMessage.ts";
import { won } from "#domain/shared/Won.ts";
import type { WishedStay, WishPrice } from "#domain/stay/Stay.ts";
import { useApp } from "#ui/app/AppState.ts";
import { Picture } from "#ui/components/Picture.tsx";
import { Skeleton } from "#ui/components/Skeleton.tsx";
import { Tag, TagList } from "#ui/components/Tag.tsx";
import { formatWon } from "#ui/format/won.ts";
import { TargetLink } from "#ui/layout/TargetLink.tsx";
import { Repeat } from "#ui/my/LoadBoundary.tsx";
import typography from "#ui/styles/typography.module.css";
import styles from "./WishCard.module.css";

const text = wishesCopy;

export const WishesWaiting = () => (
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

/** The total for the dates above, and how much it has fallen since the stay was first viewed. */
function WishPriceLine({ price: { total, first } }: { readonly price: WishPrice }) {
	if (total === null) return <p className={typography.note}>{text.soldOut}</p>;
	const fall = first === null ? 0 : first - total;
	return (
		<p className={styles.price}>
			<strong>{text.total(formatWon(total))}</strong>
			{fall > 0 && <span className={styles.fall}>{text.fell(formatWon(won(fall)))}</span>}
		</p>
	);
}

interface WishCardProps {
	readonly stay: WishedStay;
	/** Query with which the stay is opened, such as the dates of its price. */
	readonly query?: string;
	/** Content over the picture, such as a heart. */
	readonly children?: ReactNode;
}

/** A stay on a wish list. */
export function WishCard({ stay, query = "", children }: WishCardProps) {
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
				{children}
			</div>
			<p className={typography.note}>
				{[stay.typeName, stay.stars > 0 && stayCopy.stars(stay.stars), stay.cityName]
					.filter(Boolean)
					.join(" · ")}
			</p>
			<h2 className={styles.name}>
				<TargetLink
					target={stayTarget(`${addresses.stay.to(stay.id)}${query}`, environment.surface)}
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
}
