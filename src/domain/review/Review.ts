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
	/** The stay's average when the review was written; null when unknown. */
	readonly starAverage: number | null;
	readonly writtenOn: StayDate;
	readonly checkIn: StayDate | null;
	readonly checkOut: StayDate | null;
	/** Where the stay behind it was proven, e.g. a booking here; null = not proven. */
	readonly verificationSource: string | null;
	readonly photos: readonly ReviewPhoto[];
	/** What the stay answered. */
	readonly reply: { readonly content: string; readonly writtenOn: StayDate } | null;
}

export interface ReviewPhoto {
	readonly url: string;
	/** What a reader who cannot see it is told; empty when its author says nothing. */
	readonly alt: string;
}

/** Counts by star and the average, one decimal (ENT-34). */
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

/** What an outside source says (ENT-35); null = it does not say. */
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

/** A room with how many reviews it has. */
export interface ReviewedRoom {
	readonly id: number;
	readonly name: string;
	readonly count: number;
}

/** All a stay's screen needs about reviews: the answer of the review call. */
export interface StayReviews {
	readonly summary: ReviewSummary;
	readonly reviews: readonly Review[];
	/** How many reviews the choice leaves, those that were not answered yet among them. */
	readonly matching: number;
	/** Rooms that reviews can be asked for. */
	readonly rooms: readonly ReviewedRoom[];
	/** The most praised first. */
	readonly praise: readonly Praise[];
	readonly externalRating: ExternalRating | null;
}
