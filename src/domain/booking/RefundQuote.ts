import type { Won } from "#domain/shared/Won.ts";

/** What paid for an order, or for one order product of it, by where it came from (DEC-088). */
export interface PaidSources {
	/** Charged at the provider. */
	readonly money: Won;
	readonly awesomeCash: Won;
	readonly welfarePoints: Won;
	readonly coupon: Won;
}

/**
 * What a cancel gives back and keeps, whole won. The parts and the penalty add up to what was paid; the coupon counts in
 * full or not at all, because it cannot be given back in pieces (DEC-099).
 */
export interface RefundSplit {
	/** Kept by the stay. */
	readonly penalty: Won;
	/** To the card or pay app. */
	readonly refundAmount: Won;
	/** Back to the Awesome cash balance. */
	readonly refundAwesomeCash: Won;
	/** Back to the welfare point balance. */
	readonly refundWelfarePoints: Won;
	/** The value of the coupons that can be used again. */
	readonly refundCoupon: Won;
	/** Whether the coupons of the order can be used again. */
	readonly isCouponRestored: boolean;
}

/** A span of time with one refund: from (including) to (excluding), epoch milliseconds; to null = open-ended. */
export interface RefundSpan {
	readonly from: number;
	readonly to: number | null;
	readonly refundPercent: number;
	/** All that comes back besides a coupon: money, Awesome cash and welfare points. */
	readonly refundTotal: Won;
}

/** A promise of the server: a cancel that carries the id gives back exactly this, or fails (DEC-177). */
export interface RefundQuote extends Omit<RefundSplit, "refundCoupon"> {
	readonly id: string;
	readonly expiresAt: number;
	readonly timeline: readonly RefundSpan[];
}
