import type { RefundSplit } from "#domain/booking/RefundQuote.ts";
import type { Payment } from "#domain/payment/Payment.ts";
import { invariant } from "#domain/shared/invariant.ts";
import { type Won, won } from "#domain/shared/Won.ts";

/** The payment amounts that refunds change, with their limits. */
export type RefundableAmounts = Pick<
	Payment,
	| "totalAmount"
	| "refundedAmount"
	| "awesomeCashAmount"
	| "refundedAwesomeCash"
	| "welfarePointAmount"
	| "refundedWelfarePoints"
>;

function raised(before: Won, by: Won, most: Won): Won {
	const after = won(before + by);
	invariant(by >= 0 && after <= most, "a refund never exceeds what was paid");
	return after;
}

/**
 * Returns the payment with one more refund applied. [DEC-099]
 * @throws when it would give back more than was paid
 */
export const recordRefund = <P extends RefundableAmounts>(payment: P, split: RefundSplit): P => ({
	...payment,
	refundedAmount: raised(payment.refundedAmount, split.refundAmount, payment.totalAmount),
	refundedAwesomeCash: raised(
		payment.refundedAwesomeCash,
		split.refundAwesomeCash,
		payment.awesomeCashAmount,
	),
	refundedWelfarePoints: raised(
		payment.refundedWelfarePoints,
		split.refundWelfarePoints,
		payment.welfarePointAmount,
	),
});
