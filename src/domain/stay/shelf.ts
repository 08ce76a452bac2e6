import type { ReviewSummary } from "#domain/review/Review.ts";
import type { StaySummary } from "./Stay.ts";

/** What a card shows of a stay; a list's row and a map's marker need more. */
export interface CardStay
	extends Omit<StaySummary, "nationName" | "address" | "position" | "distanceInMetres" | "reviews"> {
	readonly reviews: Pick<ReviewSummary, "count" | "average">;
}

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
		images: stay.images.slice(0, 1),
		prices: stay.prices,
		offer: stay.offer,
		reviews: { count: stay.reviews.count, average: stay.reviews.average },
		isWished: stay.isWished,
		cancelPolicy: stay.cancelPolicy && {
			...stay.cancelPolicy,
			// The headline goes by the tiers, where there are any.
			cancelText: stay.cancelPolicy.tiers.length > 0 ? [] : stay.cancelPolicy.cancelText,
		},
		tags: stay.tags.slice(0, cardTags),
	}));
