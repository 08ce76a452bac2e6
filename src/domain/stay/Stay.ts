import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";
import type { ReviewSummary } from "#domain/review/Review.ts";
import type { Won } from "#domain/shared/Won.ts";
import type { DiscountKind } from "#domain/stay/DiscountKind.ts";
import type { Seller } from "./Seller.ts";
import type { StayImage } from "./StayImage.ts";

export interface GeoPoint {
	readonly latitude: number;
	readonly longitude: number;
}

/**
 * The lowest prices of a stay for the searched dates, rooms and guests: totals for the whole stay, taxes in.
 * A null amount is one the server kept back (DEC-091) or does not have.
 */
export interface StayPrices {
	/** What everybody but special members pays (displayLowestAmount). */
	readonly publicLowest: Won | null;
	/** What special members pay (awesomeLowestAmount). */
	readonly memberLowest: Won | null;
	readonly memberDiscountPercent: number;
	readonly cashbackPercent: number;
	/** The list price it is measured against (customerPrice). */
	readonly listPrice: Won | null;
	/** True when amounts are for members only and the viewer is logged out. */
	readonly isHidden: boolean;
}

/** What this viewer pays for the whole stay, all rooms, taxes in. Null amounts are kept back (DEC-091). */
export interface StayOffer {
	readonly nights: number;
	readonly total: Won | null;
	/** One room, one night (DEC-058). */
	readonly averageNight: Won | null;
	/** What a special member would pay. */
	readonly memberTotal: Won | null;
	/** Paid on the spot, not in the amounts above. */
	readonly propertyFee: Won | null;
	readonly discountKind: DiscountKind | null;
	readonly discountPercent: number;
	/** Rooms left; null when unknown. */
	readonly stock: number | null;
	/** The room and plan the amounts are for; null when unknown. */
	readonly roomName: string | null;
	readonly mealName: string | null;
}

/** One row of a result list (ENT-13, DEC-161): enough for a card and a map marker. */
export interface StaySummary {
	readonly id: number;
	readonly name: string;
	/** '호텔', '펜션', ... */
	readonly typeName: string;
	readonly nationCode: string;
	readonly nationName: string;
	readonly cityName: string;
	readonly address: string;
	/** 0 when the stay has no stars. */
	readonly stars: number;
	readonly position: GeoPoint;
	readonly images: readonly StayImage[];
	/** Null when nothing is free on the searched dates. */
	readonly prices: StayPrices | null;
	/** The cheapest plan for this viewer; null when nothing is free. */
	readonly offer: StayOffer | null;
	readonly reviews: ReviewSummary;
	readonly isWished: boolean;
	/** The cancellation terms of the cheapest plan, for the card's headline; null when unknown. */
	readonly cancelPolicy: CancelPolicy | null;
	/** Metres from where the list is about; null elsewhere. */
	readonly distanceInMetres: number | null;
	/** Short labels such as '신규 오픈'. */
	readonly tags: readonly string[];
}

/** ENT-14 facility. */
export interface Facility {
	/** Stable, e.g. 'WIFI'. */
	readonly code: string;
	readonly name: string;
	readonly imageUrl: string | null;
	readonly category: string;
}

export interface StayInfo {
	readonly name: string;
	readonly englishName: string;
	readonly typeName: string;
	readonly typeNames: readonly string[];
	readonly stars: number;
	readonly phone: string | null;
	readonly fax: string | null;
	readonly chain: string | null;
	readonly brand: string | null;
}

/** A heading with text, as stays describe themselves (check-in rules, parking, ...). */
export interface StayNotice {
	readonly title: string;
	readonly text: string;
}

/** Everything the stay screen shows besides rooms and reviews (ENT-14). */
export interface StayDetail {
	readonly id: number;
	readonly info: StayInfo;
	readonly notices: readonly StayNotice[];
	readonly nationCode: string;
	readonly nationName: string;
	readonly cityCode: string;
	readonly cityName: string;
	readonly address: string;
	readonly position: GeoPoint;
	/** At most 100 (DOM-IMG-03). */
	readonly images: readonly StayImage[];
	readonly facilities: readonly Facility[];
	/** The cheapest plan for the searched dates; null when nothing is free. */
	readonly prices: StayPrices | null;
	/** Nights the prices are for. */
	readonly nights: number;
	/** What this viewer pays for one night of one room; null when kept back or nothing is free. */
	readonly averageNight: Won | null;
	readonly reviews: ReviewSummary;
	readonly isWished: boolean;
	readonly hasEvent: boolean;
	/** Part of the stay festival (stayFesta). */
	readonly isStayFestival: boolean;
	readonly eventId: number | null;
	/** 'HH:mm' in the stay's own time. */
	readonly checkInTime: string | null;
	readonly checkOutTime: string | null;
	/** Null when the stay has not said it yet. */
	readonly seller: Seller | null;
}

/** Nearby place (DEC-162), nearest first. */
export interface PointOfInterest {
	readonly name: string;
	readonly category: string;
	readonly distanceInMetres: number;
	readonly position: GeoPoint;
}

/** Sections of recommendations (DEC-163). */
export type RecommendationKind = "NEARBY" | "SIMILAR" | "DOMESTIC" | "OVERSEAS" | "DEAL";

/** A stay the member keeps (ENT-40). */
/** What a kept stay costs, and what it cost when it was first looked at for the same dates. */
export interface WishPrice {
	/** Null when nothing is free. */
	readonly total: Won | null;
	readonly first: Won | null;
}

/** Somebody's kept stays, as whoever has their address reads them. */
export interface SharedWishes {
	/** Half hidden. */
	readonly ownerName: string;
	readonly stays: readonly WishedStay[];
}

export interface WishedStay {
	/** For the dates asked for; null when none were. */
	readonly price: WishPrice | null;
	readonly id: number;
	readonly name: string;
	readonly typeName: string;
	readonly imageUrl: string | null;
	/** False when it is no longer sold. */
	readonly isAvailable: boolean;
	readonly cityName: string;
	readonly stars: number;
	readonly eventTag: string | null;
	readonly hashTags: readonly string[];
}
