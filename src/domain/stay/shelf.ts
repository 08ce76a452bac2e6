import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";
import { tiersOf } from "#domain/cancellation/cancelTerms.ts";
import type { ReviewSummary } from "#domain/review/Review.ts";
import type { StayOffer, StayPrices, StaySummary } from "./Stay.ts";
import type { StayImage } from "./StayImage.ts";

/** The part of a stay that a card shows; list rows and map markers need more. */
export interface CardStay
	extends Omit<
		StaySummary,
		"nationName" | "address" | "position" | "images" | "prices" | "offer" | "reviews"
	> {
	readonly images: readonly Omit<StayImage, "sort">[];
	readonly prices: Omit<StayPrices, "memberDiscountPercent" | "cashbackPercent"> | null;
	readonly offer: CardOffer | null;
	readonly reviews: Pick<ReviewSummary, "count" | "average">;
}

type RowOnly = "roomName" | "mealName";
/** A card's offer; room and meal are shown only in list rows. */
export type CardOffer = Omit<StayOffer, "memberTotal" | RowOnly> & Partial<Pick<StayOffer, RowOnly>>;

/** Maximum number of stays on a shelf (DEC-107). */
export const shelfLength = 8;
/** Maximum number of labels on a card. */
export const cardTags = 2;

/** Returns the stays of a shelf reduced to what their cards show, because a page carries this data twice: rendered and serialised. */
export const shelfOf = (stays: readonly StaySummary[]): readonly CardStay[] =>
	stays.slice(0, shelfLength).map((stay) => ({
		id: stay.id,
		name: stay.name,
		typeName: stay.typeName,
		nationCode: stay.nationCode,
		cityName: stay.cityName,
		stars: stay.stars,
		images: stay.images.slice(0, 1).map(({ url, alt, color, focus }) => ({ url, alt, color, focus })),
		prices: stay.prices && pricesOf(stay.prices),
		offer: stay.offer && offerOf(stay.offer),
		reviews: { count: stay.reviews.count, average: stay.reviews.average },
		isWished: stay.isWished,
		cancelPolicy: stay.cancelPolicy && freeOnly(stay.cancelPolicy),
		tags: stay.tags.slice(0, cardTags),
	}));

const pricesOf = ({ publicLowest, memberLowest, listPrice, isHidden }: StayPrices) => ({
	publicLowest,
	memberLowest,
	listPrice,
	isHidden,
});

const offerOf = ({ memberTotal, roomName, mealName, ...offer }: StayOffer): CardOffer => offer;

/** Reduces a policy to its full-refund tiers, since a card only shows until when cancelling is free; null when it never is. */
function freeOnly(policy: CancelPolicy): CancelPolicy | null {
	const tiers = tiersOf(policy).filter(({ refundPercent }) => refundPercent === 100);
	return tiers.length > 0 ? { ...policy, cancelText: [], tiers } : null;
}
