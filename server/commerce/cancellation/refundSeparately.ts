import type { Order } from "#domain/booking/Order.ts";
import type { OrderPayment } from "#server/commerce/payment/store/OrderPayment.ts";
import { PaymentStore } from "#server/commerce/payment/store/PaymentStore.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { sendRefund } from "./refunds.ts";
import { RefundStore } from "./store/RefundStore.ts";

/** Whether an amount is all that remains of a payment. */
const isAll = ({ amount, refundedAmount }: OrderPayment, back: number): boolean =>
	back === amount - refundedAmount;

/**
 * Records a partial refund of a payment whose booking stays, because a change made it cheaper or was undone. Returns the ID of the attempt
 * to run after the commit. [DEC-198]
 * @throws Refusal alreadyProcessed while another refund of the payment is in flight
 */
export async function refundSeparately(
	tx: Queryable,
	order: Order,
	back: {
		readonly orderPayId: number;
		readonly paymentId: number;
		readonly amount: number;
		readonly reason: string;
	},
	now: number,
): Promise<number> {
	const payments = new PaymentStore(tx);
	const payment = await payments.read(back.paymentId);
	if (!payment) throw new Refusal("alreadyProcessed");
	const isWhole = payment.extraPaymentId !== null && isAll(payment, back.amount);
	await payments.move(payment, isWhole ? "CANCEL_ASKED" : "PART_CANCEL_ASKED", now);
	const refundId = await new RefundStore(tx).open(
		{
			...back,
			orderProductId: null,
			quoteId: null,
			cause: "change",
			penalty: 0,
			awesomeCash: 0,
			welfarePoints: 0,
			isCouponRestored: false,
			runAt: now,
		},
		"EXTRA_CANCELLED",
		now,
	);
	return sendRefund(tx, order, payment, { refundId, amount: back.amount, reason: back.reason }, now);
}
