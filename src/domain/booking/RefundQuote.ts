import type { Won } from "#domain/shared/Won.ts";

/** The sources that paid for an order, or for one of its order products (DEC-088). */
export interface PaidSources {
	/** Charged through the payment provider. */
	readonly money: Won;
	readonly awesomeCash: Won;
	readonly welfarePoints: Won;
	readonly coupon: Won;
}

/**
 * What a cancellation refunds and keeps, in whole won. The refunds and the penalty add up to the amount paid; the coupon is refunded in
 * full or not at all, because it cannot be split (DEC-099).
 */
export interface RefundSplit {
	/** Kept by the stay. */
	readonly penalty: Won;
	/** Refunded to the card or payment app. */
	readonly refundAmount: Won;
	/** Returned to the Awesome cash balance. */
	readonly refundAwesomeCash: Won;
	/** Returned to the welfare point balance. */
	readonly refundWelfarePoints: Won;
	/** Value of the coupons that become usable again. */
	readonly refundCoupon: Won;
	/** Whether the order's coupons can be used again. */
	readonly isCouponRestored: boolean;
}

/** A time span with a constant refund, in epoch milliseconds: `from` is inclusive, `to` exclusive; null `to` means open-ended. */
export interface RefundSpan {
	readonly from: number;
	readonly to: number | null;
	readonly refundPercent: number;
	/** Total refund without coupons: money, Awesome cash and welfare points. */
	readonly refundTotal: Won;
}

/** A binding quote from the server: a cancellation submitted with this id refunds exactly this amount, or fails (DEC-177). */
export interface RefundQuote extends Omit<RefundSplit, "refundCoupon"> {
	readonly id: string;
	readonly expiresAt: number;
	readonly timeline: readonly RefundSpan[];
}
