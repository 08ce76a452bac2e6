import { observer } from "mobx-react-lite";
import { type ComponentType, lazy, memo, Suspense } from "react";
import { useCases } from "#application/tokens.ts";
import { componentsCopy } from "#copy/components.ts";
import { stayCopy } from "#copy/stay.ts";
import { cancelHeadline } from "#domain/cancellation/cancelTerms.ts";
import { addresses } from "#domain/navigation/addresses.ts";
import { stayTarget } from "#domain/navigation/bridgeMessage.ts";
import { headlineFigures, type PriceViewer } from "#domain/offer/headlineFigures.ts";
import { discountLabel, stockLabel } from "#domain/offer/stockStatus.ts";
import { type CardOffer, type CardStay, cardTags } from "#domain/stay/shelf.ts";
import { useApp } from "#ui/app/AppState.ts";
import { classes } from "#ui/components/classes.ts";
import { CheckIcon } from "#ui/components/icons/frame.tsx";
import { cardWidths, Picture, shelfWidths } from "#ui/components/Picture.tsx";
import { PriceBlock } from "#ui/components/PriceBlock.tsx";
import { Rating } from "#ui/components/Rating.tsx";
import { Tag, TagList } from "#ui/components/Tag.tsx";
import { TargetLink } from "#ui/layout/TargetLink.tsx";
import type { CardPicturesProps } from "./CardPictures.tsx";
import styles from "./StayCard.module.css";
import rowStyles from "./StayRow.module.css";

export interface StayCardProps {
	readonly stay: CardStay;
	/** Query, without '?', of the search that the price is for. */
	readonly query: string;
	/** A row with the picture on the left on wide screens, or a column. */
	readonly layout?: "row" | "column";
	/** For the first image of a page: loads it immediately. */
	readonly priority?: boolean;
	/** For a card not visible at first: loads its image later. */
	readonly lazy?: boolean;
	/** Called before the stay's page is opened. */
	readonly onOpen?: (stay: CardStay) => void;
	/** Renders several pictures; without it only the first is shown. */
	readonly pictures?: ComponentType<CardPicturesProps> | undefined;
	/** Another button besides the heart, for an action that does not open the stay. */
	readonly extra?: CardButton | undefined;
}

const looks = {
	row: { ratio: "fill", sizes: "(min-width: 744px) 240px, 100vw", widths: cardWidths },
	column: { ratio: "4x3", sizes: "(min-width: 744px) 280px, 61vw", widths: shelfWidths },
} as const;

/** A stay in a list: picture, facts, cancellation and the price for this visitor. The whole card is a link (ROUTE-04). */
export const StayCard = observer(function StayCard(props: StayCardProps) {
	const { stay, query, layout = "column", priority, lazy, onOpen, extra, pictures: Pictures } = props;
	const { environment, session, use } = useApp();
	const [image] = stay.images;
	const headline = stay.cancelPolicy && cancelHeadline(stay.cancelPolicy, environment.now);
	const hasTwoClocks = headline?.kind === "free" && stay.cancelPolicy?.timeZone !== undefined;
	const left = stockLabel(stay.offer?.stock ?? null);
	const look = { ...looks[layout], priority, late: lazy };
	const row: Partial<typeof rowStyles> = layout === "row" ? rowStyles : {};
	return (
		<article className={classes(styles.card, row.card)} data-layout={layout}>
			<div className={classes(styles.picture, row.picture)}>
				{Pictures && stay.images.length > 1 ? (
					<Pictures images={stay.images} look={look} />
				) : (
					<Picture
						src={image?.url ?? ""}
						alt={image?.alt ?? ""}
						color={image?.color}
						focus={image?.focus}
						rounded
						{...look}
					/>
				)}
				<Buttons stay={stay} extra={extra} />
			</div>
			<div className={classes(styles.facts, row.facts)}>
				<p className={classes(styles.kind, row.kind)}>
					{[stay.typeName, stay.stars > 0 && stayCopy.stars(stay.stars), stay.cityName]
						.filter(Boolean)
						.join(" · ")}
				</p>
				<h3 className={classes(styles.name, row.name)}>
					{/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: listens to the link inside, which has the keys */}
					<span onClick={() => onOpen?.(stay)}>
						<TargetLink
							target={stayTarget(`${addresses.stay.to(stay.id)}?${query}`, environment.surface)}
							onBridge={(target) => void use(useCases.followTarget).execute(target)}
							label={stay.name}
							className={styles.link}
						>
							{stay.name}
						</TargetLink>
					</span>
				</h3>
				{stay.reviews.count > 0 && (
					<p className={row.rating}>
						<Rating value={stay.reviews.average} count={stay.reviews.count} />
					</p>
				)}
				{layout === "row" && stay.offer && <p className={row.plan}>{planOf(stay.offer)}</p>}
				{(headline?.kind === "free" || left !== null || stay.tags.length > 0) && (
					<TagList className={classes(row.tags, hasTwoClocks && row.abroad)}>
						{headline?.kind === "free" && (
							<Tag tone="green" plain icon={<CheckIcon size={16} />}>
								{headline.text}
							</Tag>
						)}
						{left !== null && stay.offer?.stock !== 0 && <Tag tone="red">{left}</Tag>}
						{stay.tags.slice(0, cardTags).map((tag) => (
							<Tag key={tag}>{tag}</Tag>
						))}
					</TagList>
				)}
				<PriceBlock
					className={classes(styles.price, row.price)}
					figures={figuresOf(stay, session)}
					nights={stay.offer?.nights ?? 1}
					isAtEnd={layout === "row"}
					propertyFee={stay.offer?.propertyFee ?? undefined}
					discount={
						stay.offer?.discountKind
							? { label: discountLabel(stay.offer.discountKind), percent: stay.offer.discountPercent }
							: undefined
					}
				/>
			</div>
		</article>
	);
});

export type CardButton = ComponentType<{ readonly stay: CardStay }>;

/** Creates a lazily loaded card button. If its chunk fails to load, the card is shown without it. */
export const lazyButton = (fetch: () => Promise<CardButton>) =>
	lazy<CardButton>(() =>
		fetch().then(
			(component) => ({ default: component }),
			() => ({ default: () => null }),
		),
	);

const WishHeart = lazyButton(() => import("#ui/wish/WishHeart.tsx").then((module) => module.WishHeart));

/** Loaded after the page. Memoised, so that updates of the card do not re-render the suspended buttons. */
const Buttons = memo(({ stay, extra: Extra }: Pick<StayCardProps, "stay" | "extra">) => (
	<div className={styles.buttons}>
		<Suspense>
			{Extra && <Extra stay={stay} />}
			<WishHeart stay={stay} />
		</Suspense>
	</div>
));

/** Meal and room that the price is for. The meal comes first, because the end of the line is cut off. */
const planOf = ({ roomName, mealName }: CardOffer): string =>
	[mealName ?? componentsCopy.noMeal, roomName].filter(Boolean).join(" · ");

function figuresOf({ prices, offer }: CardStay, viewer: PriceViewer) {
	if (prices === null || offer === null) return "unavailable" as const;
	if (prices.isHidden || offer.total === null) return "hidden" as const;
	const figures = headlineFigures(
		{ publicAmount: prices.publicLowest, memberAmount: prices.memberLowest, listPrice: prices.listPrice },
		offer.nights,
		viewer,
	);
	if (figures === null) return "hidden" as const;
	return { ...figures, averageNight: offer.averageNight ?? figures.averageNight };
}
