import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import type { Won } from "#domain/shared/Won.ts";

/** What is reported for analytics. Nothing in it says who somebody is. [TRACK-01, TRACK-02, DEC-005] */
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
			/** Null when it is for members only, or nothing is free. */
			readonly lowestAmount: Won | null;
	  }
	| {
			readonly kind: "purchase";
			readonly orderNumber: string;
			readonly stayId: number;
			readonly ratePlanId: number;
			readonly total: Won;
			/** As the payment names it. */
			readonly method: string | null;
	  }
	| { readonly kind: "signUp"; readonly method: "email" | "kakao" | "naver" | "apple" }
	| { readonly kind: "withdraw" };

/**
 * The path of an address as it may be reported: without its query, which can carry a provider's token or a secret, and
 * without the number or the word that opens an order or a shared list by its link. [DEC-005, DEC-085]
 */
export const trackedPath = (address: string): string =>
	address.replace(/[?#].*/s, "").replace(/^(\/(?:lms|wishes))\/.*/is, "$1");
