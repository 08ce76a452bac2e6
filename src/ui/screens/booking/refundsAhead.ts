import { quoteRefund } from "#domain/booking/quoteRefund.ts";
import type { RefundSpan } from "#domain/booking/RefundQuote.ts";
import { roomParts } from "#domain/booking/refund.ts";
import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";
import type { PriceLine } from "#domain/offer/PriceLine.ts";
import { amountsOf } from "#domain/payment/paymentAmounts.ts";

/** Returns the refunds over time for the amount about to be paid for a number of rooms or vouchers. */
export function refundsAhead(
	policy: CancelPolicy,
	lines: readonly PriceLine[],
	rooms: number,
	now: number,
): readonly RefundSpan[] {
	const { totalAmount, awesomeCashAmount, welfarePointAmount, couponAmount } = amountsOf(lines);
	const paid = {
		money: totalAmount,
		awesomeCash: awesomeCashAmount,
		welfarePoints: welfarePointAmount,
		coupon: couponAmount,
	};
	const parts = roomParts(paid, rooms);
	const quote = quoteRefund({ policy, parts, indexes: [...parts.keys()], isCouponExpired: false, now });
	return quote.ok ? quote.value.timeline : [];
}
