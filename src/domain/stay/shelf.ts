import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";
import { tiersOf } from "#domain/cancellation/cancelTerms.ts";
import type { ReviewSummary } from "#domain/review/Review.ts";
import type { StayOffer, StayPrices, StaySummary } from "./Stay.ts";
import type { StayImage } from "./StayImage.ts";

/** What a card shows of a stay; a list's row and a map's marker need more. */
export interface CardStay
	extends Omit<
		StaySummary,
		"nationName" | "address" | "position" | "distanceInMetres" | "images" | "prices" | "offer" | "reviews"
	> {
	readonly images: readonly Omit<StayImage, "sort">[];
	readonly prices: Omit<StayPrices, "memberDiscountPercent" | "cashbackPercent"> | null;
	readonly offer: CardOffer | null;
	readonly reviews: Pick<ReviewSummary, "count" | "average">;
}

type RowOnly = "roomName" | "mealName";
/** Room and meal stand in rows alone. */
export type CardOffer = Omit<StayOffer, "memberTotal" | RowOnly> & Partial<Pick<StayOffer, RowOnly>>;

/** The most stays that stand side by side (DEC-107). */
export const shelfLength = 8;
/** The most labels a card has room for. */
export const cardTags = 2;

/** The stays of a shelf with what their cards show and no more: a page carries all of it twice, drawn and as data. */
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

/** A card says no more than until when all comes back: null when it never does. */
function freeOnly(policy: CancelPolicy): CancelPolicy | null {
	const tiers = tiersOf(policy).filter(({ refundPercent }) => refundPercent === 100);
	return tiers.length > 0 ? { ...policy, cancelText: [], tiers } : null;
}
