import type { RefundSplit } from "#domain/booking/RefundQuote.ts";
import type { Payment } from "#domain/payment/Payment.ts";
import { invariant } from "#domain/shared/invariant.ts";
import { type Won, won } from "#domain/shared/Won.ts";

/** The amounts of a payment that refunds change, and their bounds. */
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

/** The payment with one more refund; throws rather than give back more than was paid. [DEC-099] */
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
