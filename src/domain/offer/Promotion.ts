import type { RatePlanKey } from "#domain/offer/RatePlan.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Won } from "#domain/shared/Won.ts";

export type PromotionType = "AMOUNT" | "PERCENT";

/** What an active promotion takes off a plan's price for the stay: won, or a percentage of what is left (ENT-19). */
export interface PromotionTerms {
	readonly id: number;
	readonly type: PromotionType;
	/** Whole won for AMOUNT, a percentage for PERCENT. */
	readonly amount: number;
}

/** A promotion including its accounting data (ENT-20). */
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

/** What an event page shows about a promotion (ENT-21). */
export interface PromotionContent {
	readonly eventId: number;
	/** URL on this site; includes the secret of an unlisted deal (DEC-118). */
	readonly url: string;
	readonly title: string;
	readonly subtitle: string;
	readonly imageUrl: string | null;
	/** CSS colour shown until the image has loaded. */
	readonly imageColor: string | null;
	/** Formatted for display, e.g. '11.20(금) ~ 11.30(월)'. */
	readonly saleTerm: string;
	readonly stayStartDate: StayDate | null;
	readonly stayEndDate: StayDate | null;
	readonly discountPercent: number;
	/** Lowest price of a night after the discount; 0 when no night is available. */
	readonly discountPrice: Won;
	/** Id of the advance notice used to enter the event (DEC-158); null when there is none. */
	readonly alarmId: number | null;
	/** The event's coupon, while it can be claimed (DEC-171); null when there is none. */
	readonly couponId: number | null;
	/** HTML sanitised by the server. */
	readonly html: string | null;
}

/**
 * A plan sold in an event; each has its own calendar (DEC-168). `promotionId` is set only in an unlisted event, whose discount applies only
 * where its ID is sent (DEC-118).
 */
export interface EventPlan extends Omit<RatePlanKey, "bookingKind"> {
	readonly stayName: string;
	readonly ratePlanName: string;
	/** Fewest nights the plan is sold for. */
	readonly minNights: number;
}

/** A day of a deal's calendar (DEC-168). */
export interface SaleDate {
	readonly date: StayDate;
	/** Price of one night in one room; null when unknown. */
	readonly price: Won | null;
	readonly stockStatus: "AVAILABLE" | "LOW" | "SOLD_OUT";
	readonly isOnSale: boolean;
}
