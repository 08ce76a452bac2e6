import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";
import type { HeadlineAmounts } from "#domain/offer/headlineFigures.ts";
import type { RatePlan, StayOffers } from "#domain/offer/RatePlan.ts";
import { canBook } from "#domain/offer/stockStatus.ts";
import type { ReviewSummary } from "#domain/review/Review.ts";
import type { Won } from "#domain/shared/Won.ts";
import type { Facility, PointOfInterest, StayDetail } from "#domain/stay/Stay.ts";
import type { StayImage } from "#domain/stay/StayImage.ts";

/** The cheapest plan of the dates: what a column says of the price. */
export interface ComparedOffer {
	readonly amounts: HeadlineAmounts;
	/** For members only, the viewer being logged out. */
	readonly isHidden: boolean;
	readonly propertyFee: Won;
	/** Awesome cash this viewer gets back. */
	readonly cashbackAmount: Won;
	readonly roomName: string;
	readonly mealName: string | null;
	readonly cancelPolicy: CancelPolicy | null;
}

/** A stay as it stands beside others. */
export interface ComparedStay {
	readonly id: number;
	readonly name: string;
	readonly typeName: string;
	/** 0 when the stay has no stars. */
	readonly stars: number;
	readonly image: Pick<StayImage, "url" | "alt" | "color" | "focus"> | null;
	readonly reviews: Pick<ReviewSummary, "count" | "average">;
	readonly address: string;
	/** What was searched for when it is near, else the nearest place; null when none is known. */
	readonly near: Pick<PointOfInterest, "name" | "distanceInMetres"> | null;
	readonly checkInTime: string | null;
	readonly checkOutTime: string | null;
	/** Those of `decisiveFacilities` that it has, in their order. */
	readonly facilities: readonly Pick<Facility, "code" | "name">[];
	readonly nights: number;
	readonly rooms: number;
	/** Null when nothing is free for the dates. */
	readonly offer: ComparedOffer | null;
}

/** A column: a stay, or one that is not sold any more. */
export type ComparedColumn =
	| { readonly kind: "stay"; readonly stay: ComparedStay }
	| { readonly kind: "gone"; readonly id: number };

/** What travellers choose a stay by; what nearly every stay has, or nobody asks for, makes a comparison long. */
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

/** The plan this viewer pays least for; kept back amounts come last. */
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

/** The facilities that any of the stays has, in their order. */
export const facilitiesOfAny = (stays: readonly ComparedStay[]): ComparedStay["facilities"] =>
	decisiveFacilities.flatMap(
		(code) => stays.flatMap(({ facilities }) => facilities).find((each) => each.code === code) ?? [],
	);

/** Whether stays are told apart by what is said of them; one alone differs from nobody. */
export const areDifferent = (texts: readonly string[]): boolean => new Set(texts).size > 1;
