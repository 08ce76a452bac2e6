import { quoteRefund } from "#domain/booking/quoteRefund.ts";
import type { RefundSpan } from "#domain/booking/RefundQuote.ts";
import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";
import type { PriceLine } from "#domain/offer/PriceLine.ts";
import { amountsOf } from "#domain/payment/paymentAmounts.ts";

/** What a cancel would give back, by time, of what is about to be paid. */
export function refundsAhead(
	policy: CancelPolicy,
	lines: readonly PriceLine[],
	now: number,
): readonly RefundSpan[] {
	const { totalAmount, awesomeCashAmount, welfarePointAmount, couponAmount } = amountsOf(lines);
	const paid = {
		money: totalAmount,
		awesomeCash: awesomeCashAmount,
		welfarePoints: welfarePointAmount,
		coupon: couponAmount,
	};
	const parts = [{ paid, refund: null }];
	const quote = quoteRefund({ policy, parts, indexes: [0], isCouponExpired: false, now });
	return quote.ok ? quote.value.timeline : [];
}
