import type { PaidSources, RefundSplit } from "#domain/booking/RefundQuote.ts";
import { cancelParts } from "#domain/booking/refund.ts";

/** Returns what cancelling a one-room booking gives back. */
export function refundSplit(paid: PaidSources, refundPercent: number, isCouponExpired = false): RefundSplit {
	const outcome = cancelParts([{ paid, refund: null }], [0], refundPercent, isCouponExpired);
	if (!outcome.ok) throw new Error("a room that stands can be cancelled");
	return outcome.value.split;
}
