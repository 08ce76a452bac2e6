import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";
import type { HeadlineAmounts } from "#domain/offer/headlineFigures.ts";
import type { RatePlan, StayOffers } from "#domain/offer/RatePlan.ts";
import { canBook } from "#domain/offer/stockStatus.ts";
import type { ReviewSummary } from "#domain/review/Review.ts";
import type { Won } from "#domain/shared/Won.ts";
import type { Facility, PointOfInterest, StayDetail } from "#domain/stay/Stay.ts";
import type { StayImage } from "#domain/stay/StayImage.ts";

/** The cheapest plan for the dates, shown as a column's price. */
export interface ComparedOffer {
	readonly amounts: HeadlineAmounts;
	/** Whether the price is for members only and hidden because the viewer is logged out. */
	readonly isHidden: boolean;
	readonly propertyFee: Won;
	/** Awesome cash this viewer would earn. */
	readonly cashbackAmount: Won;
	readonly roomName: string;
	readonly mealName: string | null;
	readonly cancelPolicy: CancelPolicy | null;
}

/** A stay as shown in the comparison. */
export interface ComparedStay {
	readonly id: number;
	readonly name: string;
	readonly typeName: string;
	/** 0 when the stay has no star rating. */
	readonly stars: number;
	readonly image: Pick<StayImage, "url" | "alt" | "color" | "focus"> | null;
	readonly reviews: Pick<ReviewSummary, "count" | "average">;
	readonly address: string;
	/** The place searched for when it is nearby, otherwise the nearest place; null when none is known. */
	readonly near: Pick<PointOfInterest, "name" | "distanceInMetres"> | null;
	readonly checkInTime: string | null;
	readonly checkOutTime: string | null;
	/** The stay's facilities among `decisiveFacilities`, in that order. */
	readonly facilities: readonly Pick<Facility, "code" | "name">[];
	readonly nights: number;
	readonly rooms: number;
	/** Null when nothing is available for the dates. */
	readonly offer: ComparedOffer | null;
}

/** A column: a stay, or one that is no longer sold. */
export type ComparedColumn =
	| { readonly kind: "stay"; readonly stay: ComparedStay }
	| { readonly kind: "gone"; readonly id: number };

/**
 * Facilities that travellers choose a stay by. Facilities that nearly every stay has or that nobody asks for are left out to keep the
 * comparison short.
 */
export const decisiveFacilities: readonly string[] = [
	"PARKING",
	"BREAKFAST",
	"POOL",
	"INDOOR_POOL",
	"KIDS_POOL",
	"HOT_SPRING",
	"SAUNA",
	"GYM",
	"RESTAURANT",
	"KITCHEN",
	"BBQ",
	"PET",
	"OCEAN_VIEW",
	"EV_CHARGER",
	"SHUTTLE",
	"FRONT_24H",
	"ACCESSIBLE",
];

interface Known {
	readonly detail: StayDetail;
	readonly offers: StayOffers;
	/** Nearest first. */
	readonly places: readonly PointOfInterest[];
	readonly searchText: string;
	readonly rooms: number;
}

export function comparedStay({ detail, offers, places, searchText, rooms }: Known): ComparedStay {
	const { id, info, images, reviews, address, checkInTime, checkOutTime } = detail;
	const [image] = images;
	const plan = cheapestPlan(offers, rooms);
	return {
		id,
		name: info.name,
		typeName: info.typeName,
		stars: info.stars,
		image: image ? { url: image.url, alt: image.alt, color: image.color, focus: image.focus } : null,
		reviews: { count: reviews.count, average: reviews.average },
		address,
		near: placeToTell(places, searchText),
		checkInTime,
		checkOutTime,
		facilities: decisiveFacilities.flatMap((code) => facilityOf(detail, code) ?? []),
		nights: offers.nights,
		rooms,
		offer: plan && offerOf(plan),
	};
}

/** Returns the bookable plan with the lowest price for this viewer; plans with hidden prices come last. Null when nothing can be booked. */
function cheapestPlan({ rooms: offered }: StayOffers, rooms: number): RatePlan | null {
	const open = offered.flatMap(({ plans }) => plans).filter((plan) => canBook(plan, rooms));
	const amountOf = ({ prices }: RatePlan): number => prices.saleAmount ?? Number.POSITIVE_INFINITY;
	const lowest = Math.min(...open.map(amountOf));
	return open.find((plan) => amountOf(plan) === lowest) ?? null;
}

const offerOf = ({ prices, room, mealName, cancelPolicy }: RatePlan): ComparedOffer => ({
	amounts: {
		publicAmount: prices.publicAmount,
		memberAmount: prices.memberAmount,
		listPrice: prices.originalAmount,
	},
	isHidden: prices.isHidden,
	propertyFee: prices.propertyFee,
	cashbackAmount: prices.cashbackAmount,
	roomName: room.name,
	mealName,
	cancelPolicy,
});

function placeToTell(places: readonly PointOfInterest[], searchText: string): ComparedStay["near"] {
	const letters = (text: string): string => text.replaceAll(" ", "");
	const place = places.find(({ name }) => letters(name) === letters(searchText)) ?? places[0];
	return place ? { name: place.name, distanceInMetres: place.distanceInMetres } : null;
}

function facilityOf(
	{ facilities }: StayDetail,
	code: string,
): ComparedStay["facilities"][number] | undefined {
	const facility = facilities.find((each) => each.code === code);
	return facility && { code, name: facility.name };
}

/** Returns the facilities that at least one of the stays has, in the order of `decisiveFacilities`. */
export const facilitiesOfAny = (stays: readonly ComparedStay[]): ComparedStay["facilities"] =>
	decisiveFacilities.flatMap(
		(code) => stays.flatMap(({ facilities }) => facilities).find((each) => each.code === code) ?? [],
	);

/** Whether the texts differ; a single text never does. */
export const areDifferent = (texts: readonly string[]): boolean => new Set(texts).size > 1;
