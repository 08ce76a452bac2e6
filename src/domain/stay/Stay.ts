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
 * A stay's lowest prices for the searched dates, rooms and guests: totals for the whole stay, including tax. A null amount is hidden by the
 * server (DEC-091) or unknown.
 */
export interface StayPrices {
	/** Price for everyone except special members (displayLowestAmount). */
	readonly publicLowest: Won | null;
	/** Price for special members (awesomeLowestAmount). */
	readonly memberLowest: Won | null;
	readonly memberDiscountPercent: number;
	readonly cashbackPercent: number;
	/** List price used for comparison (customerPrice). */
	readonly listPrice: Won | null;
	/** Whether the prices are for members only and the viewer is logged out. */
	readonly isHidden: boolean;
}

/** What this viewer pays for the whole stay and all rooms, including tax. Null amounts are hidden (DEC-091). */
export interface StayOffer {
	readonly nights: number;
	readonly total: Won | null;
	/** Average price per room and night (DEC-058). */
	readonly averageNight: Won | null;
	/** Price for a special member. */
	readonly memberTotal: Won | null;
	/** Paid at the stay, not included in the amounts above. */
	readonly propertyFee: Won | null;
	readonly discountKind: DiscountKind | null;
	readonly discountPercent: number;
	/** Rooms left; null when unknown. */
	readonly stock: number | null;
	/** The room the amounts are for; `mealName` is its plan's meal. Null when unknown. */
	readonly roomName: string | null;
	readonly mealName: string | null;
}

/** A row of a result list (ENT-13, DEC-161), sufficient for a card and a map marker. */
export interface StaySummary {
	readonly id: number;
	readonly name: string;
	/** E.g. '호텔', '펜션'. */
	readonly typeName: string;
	readonly nationCode: string;
	readonly nationName: string;
	readonly cityName: string;
	readonly address: string;
	/** 0 when the stay has no star rating. */
	readonly stars: number;
	readonly position: GeoPoint;
	readonly images: readonly StayImage[];
	/** Null when nothing is available for the searched dates. */
	readonly prices: StayPrices | null;
	/** The cheapest plan for this viewer; null when nothing is available. */
	readonly offer: StayOffer | null;
	readonly reviews: ReviewSummary;
	readonly isWished: boolean;
	/** Cancellation policy of the cheapest plan, for the card's headline; null when unknown. */
	readonly cancelPolicy: CancelPolicy | null;
	/** Short labels, e.g. '신규 오픈'. */
	readonly tags: readonly string[];
}

/** A facility of a stay (ENT-14). */
export interface Facility {
	/** Stable code, e.g. 'WIFI'. */
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

/** A notice by the stay with a heading, e.g. about check-in or parking. */
export interface StayNotice {
	readonly title: string;
	readonly text: string;
}

/** Everything the stay screen shows except rooms and reviews (ENT-14). */
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
	/** At most 100 images (DOM-IMG-03). */
	readonly images: readonly StayImage[];
	readonly facilities: readonly Facility[];
	/** Prices of the cheapest plan for the searched dates; null when nothing is available. */
	readonly prices: StayPrices | null;
	/** Number of nights the prices are for. */
	readonly nights: number;
	/** Average price per room and night for this viewer; null when hidden or nothing is available. */
	readonly averageNight: Won | null;
	readonly reviews: ReviewSummary;
	readonly isWished: boolean;
	readonly hasEvent: boolean;
	/** Whether the stay is part of the stay festival (stayFesta). */
	readonly isStayFestival: boolean;
	readonly eventId: number | null;
	/** 'HH:mm' in the stay's local time. */
	readonly checkInTime: string | null;
	readonly checkOutTime: string | null;
	/** Null when the stay has not provided it yet. */
	readonly seller: Seller | null;
}

/** A nearby place (DEC-162); lists are sorted nearest first. */
export interface PointOfInterest {
	readonly name: string;
	readonly category: string;
	readonly distanceInMetres: number;
	readonly position: GeoPoint;
}

/** Sections of recommendations (DEC-163). */
export type RecommendationKind = "NEARBY" | "SIMILAR" | "DOMESTIC" | "OVERSEAS" | "DEAL";

/** The current price of a stay on a wish list (ENT-40), and its price when first viewed for the same dates. */
export interface WishPrice {
	/** Null when nothing is available. */
	readonly total: Won | null;
	readonly first: Won | null;
}

/** A member's wish list as seen by anyone who has its URL. */
export interface SharedWishes {
	/** Partly masked. */
	readonly ownerName: string;
	readonly stays: readonly WishedStay[];
}

export interface WishedStay {
	/** Price for the requested dates; null when none were requested. */
	readonly price: WishPrice | null;
	readonly id: number;
	readonly name: string;
	readonly typeName: string;
	readonly imageUrl: string | null;
	/** Whether the stay is still sold. */
	readonly isAvailable: boolean;
	readonly cityName: string;
	readonly stars: number;
	readonly eventTag: string | null;
	readonly hashTags: readonly string[];
}
