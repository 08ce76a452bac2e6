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
	readonly eventId: number;
	/** Of this site; carries the word of an unlisted deal (DEC-118). */
	readonly url: string;
	readonly title: string;
	readonly subtitle: string;
	readonly imageUrl: string | null;
	/** CSS colour shown until the picture has come. */
	readonly imageColor: string | null;
	/** As printed, e.g. '11.20(금) ~ 11.30(월)'. */
	readonly saleTerm: string;
	readonly stayStartDate: StayDate | null;
	readonly stayEndDate: StayDate | null;
	readonly discountPercent: number;
	/** The lowest night after the discount; nothing when no night is open. */
	readonly discountPrice: Won;
	/** What to enter the event with (DEC-158). */
	readonly alarmId: number | null;
	/** The coupon the event gives (DEC-171). */
	readonly couponId: number | null;
	/** Sanitised by the server. */
	readonly html: string | null;
}

/** A plan an event sells; each has a calendar of its own (DEC-168). */
export interface EventPlan {
	readonly stayId: number;
	readonly stayName: string;
	readonly ratePlanId: number;
	readonly ratePlanName: string;
}

/** A day of a deal's calendar (DEC-168). */
export interface SaleDate {
	readonly date: StayDate;
	/** One night of one room; null when unknown. */
	readonly price: Won | null;
	readonly stockStatus: "AVAILABLE" | "LOW" | "SOLD_OUT";
	readonly isOnSale: boolean;
}
