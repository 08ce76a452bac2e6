import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Won } from "#domain/shared/Won.ts";

export type PromotionType = "AMOUNT" | "PERCENT";

/** What a running promotion takes off one plan's stay: won, or percent of what is left (ENT-19). */
export interface PromotionTerms {
	readonly id: number;
	readonly type: PromotionType;
	/** Whole won for AMOUNT, a percentage for PERCENT. */
	readonly amount: number;
}

/** A promotion with its bookkeeping (ENT-20). */
export interface Promotion extends PromotionTerms {
	readonly ratePlanId: number;
	readonly price: Won;
	readonly historyId: number;
	readonly typeId: number;
	readonly channelId: number;
	readonly channelHistoryId: number;
	readonly channelMarginPercent: number;
	readonly channelPrice: Won;
}

/** What an event page tells about a promotion (ENT-21). */
export interface PromotionContent {
	readonly url: string;
	readonly title: string;
	readonly subtitle: string;
	readonly imageUrl: string | null;
	/** As printed, e.g. '11.20(금) ~ 11.30(월)'. */
	readonly saleTerm: string;
	readonly stayStartDate: StayDate | null;
	readonly stayEndDate: StayDate | null;
	readonly discountPercent: number;
	readonly discountPrice: Won;
}

/** A day of a deal's calendar (DEC-168). */
export interface SaleDate {
	readonly date: StayDate;
	readonly price: Won | null;
	readonly stockStatus: "AVAILABLE" | "LOW" | "SOLD_OUT";
	readonly isOnSale: boolean;
}
