import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import type { Won } from "#domain/shared/Won.ts";

/** Events reported to analytics. They contain nothing that identifies a person. [TRACK-01, TRACK-02, DEC-005] */
export type TrackedEvent =
	| { readonly kind: "pageView"; readonly path: string; readonly title: string }
	| { readonly kind: "search"; readonly condition: SearchCondition }
	| {
			readonly kind: "wish";
			readonly stayId: number;
			readonly stayName: string;
			readonly isWished: boolean;
	  }
	| {
			readonly kind: "stayView";
			readonly stayId: number;
			readonly stayName: string;
			/** Null when the price is for members only or nothing is available. */
			readonly lowestAmount: Won | null;
	  }
	| {
			readonly kind: "purchase";
			readonly orderNumber: string;
			readonly stayId: number;
			readonly ratePlanId: number;
			readonly total: Won;
			/** Payment method as named by the payment. */
			readonly method: string | null;
	  }
	| { readonly kind: "signUp"; readonly method: "email" | "kakao" | "naver" | "apple" }
	| { readonly kind: "withdraw" };

/**
 * Returns the part of a URL path that may be reported: without the query, which can carry a provider's token or a secret, and without the
 * order number or token that gives access to an order or a shared wish list. [DEC-005, DEC-085]
 */
export const trackedPath = (address: string): string =>
	address.replace(/[?#].*/s, "").replace(/^(\/(?:lms|wishes))\/.*/is, "$1");
