import type { Won } from "#domain/shared/Won.ts";

/** What a cancel at one moment gives back and keeps, by where the money came from. Whole won (DEC-099). */
export interface RefundSplit {
	/** Kept by the stay. refund + penalty = what was paid, to the won, for each source. */
	readonly penalty: Won;
	/** To the card or pay app. */
	readonly refundAmount: Won;
	/** Back to the Awesome cash balance. */
	readonly refundAwesomeCash: Won;
	/** Back to the welfare point balance. */
	readonly refundWelfarePoints: Won;
	/** True when the coupon can be used again: the penalty did not eat into it. */
	readonly isCouponRestored: boolean;
}

/** A span of time with one refund: from (including) to (excluding), epoch milliseconds; null = open. */
export interface RefundSpan {
	readonly from: number | null;
	readonly to: number | null;
	readonly refundPercent: number;
	/** All that comes back: money, Awesome cash and welfare points. */
	readonly refundTotal: Won;
}

/** A promise of the server: a cancel that carries the id gives back exactly this, or fails (DEC-177). */
export interface RefundQuote extends RefundSplit {
	readonly id: string;
	readonly expiresAt: number;
	readonly timeline: readonly RefundSpan[];
}
