import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Praise } from "./praise.ts";

/** A traveller's review of a stay (ENT-33). */
export interface Review {
	readonly id: number;
	readonly userName: string;
	readonly stayId: number;
	readonly stayName: string;
	readonly roomName: string;
	readonly title: string;
	readonly content: string;
	/** Whole stars, 1 to 5. */
	readonly stars: number;
	/** The stay's average at the time the review was written; null when unknown. */
	readonly starAverage: number | null;
	readonly writtenOn: StayDate;
	readonly checkIn: StayDate | null;
	readonly checkOut: StayDate | null;
	/** How the stay was verified, e.g. by a booking on this site; null when it was not. */
	readonly verificationSource: string | null;
	readonly photos: readonly ReviewPhoto[];
	/** The stay's reply; null when there is none. */
	readonly reply: { readonly content: string; readonly writtenOn: StayDate } | null;
}

export interface ReviewPhoto {
	readonly url: string;
	/** Alternative text for readers who cannot see the photo; empty when the author gave none. */
	readonly alt: string;
}

/** Number of reviews by stars, and the average to one decimal place (ENT-34). */
export interface ReviewSummary {
	readonly count: number;
	readonly average: number;
	readonly byStars: StarCounts;
}

export interface StarCounts {
	readonly 1: number;
	readonly 2: number;
	readonly 3: number;
	readonly 4: number;
	readonly 5: number;
}

/** Ratings from an external source (ENT-35); null where the source gives none. */
export interface ExternalRating {
	readonly overall: number | null;
	readonly cleanliness: number | null;
	readonly service: number | null;
	readonly comfort: number | null;
	readonly condition: number | null;
	readonly location: number | null;
	readonly neighborhood: number | null;
	readonly quality: number | null;
	readonly value: number | null;
	readonly amenities: number | null;
	readonly recommendationPercent: number | null;
}

/** A room and its number of reviews. */
export interface ReviewedRoom {
	readonly id: number;
	readonly name: string;
	readonly count: number;
}

/** Everything a stay's screen needs about reviews; the response of the review call. */
export interface StayReviews {
	readonly summary: ReviewSummary;
	readonly reviews: readonly Review[];
	/** Number of reviews matching the filter, including those not loaded yet. */
	readonly matching: number;
	/** Rooms by which reviews can be filtered. */
	readonly rooms: readonly ReviewedRoom[];
	/** Most praised first. */
	readonly praise: readonly Praise[];
	readonly externalRating: ExternalRating | null;
}
