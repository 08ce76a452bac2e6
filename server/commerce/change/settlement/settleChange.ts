import { changeHoldMilliseconds } from "#domain/booking/changeRight.ts";
import { firstProduct, type Order } from "#domain/booking/Order.ts";
import { quoteMilliseconds } from "#domain/booking/quoteRefund.ts";
import { paymentMilliseconds } from "#domain/payment/hold.ts";
import { tellStay } from "#server/commerce/booking/stayMessages.ts";
import { OrderStore } from "#server/commerce/booking/store/OrderStore.ts";
import { refundSeparately } from "#server/commerce/cancellation/refundSeparately.ts";
import { notifyChangeUndone, termsText } from "#server/commerce/change/changeMessages.ts";
import { changeReason, freeNights, restoreBooking } from "#server/commerce/change/moveChange.ts";
import { type BookingChange, nightsOutside } from "#server/commerce/change/store/BookingChange.ts";
import { ChangeStore } from "#server/commerce/change/store/ChangeStore.ts";
import { AttemptStore } from "#server/commerce/payment/store/AttemptStore.ts";
import { PaymentStore } from "#server/commerce/payment/store/PaymentStore.ts";
import { returnPoints } from "#server/commerce/points/returnPoints.ts";
import type { Queryable } from "#server/platform/database/Database.ts";

const patience = 60_000;

/** Undoes a change. Returns the refund attempts for its difference, to run after the commit. */
export async function undoChange(
	tx: Queryable,
	order: Order,
	change: BookingChange,
	now: number,
): Promise<readonly number[]> {
	await restoreBooking(tx, order, change, "UNDONE", now);
	const restored = await new OrderStore(tx).read({ orderPayId: order.orderPayId });
	if (restored) await notifyChangeUndone(tx, restored, change, now);
	const { orderPayId } = order;
	const payments = await new PaymentStore(tx).ofDemand(change.extraPaymentId ?? 0);
	const attempts: number[] = [];
	for (const { id, amount } of payments) {
		await new ChangeStore(tx).giveBack(id, amount);
		const back = { orderPayId, paymentId: id, amount, reason: `${changeReason} 되돌리기` };
		attempts.push(await refundSeparately(tx, order, back, now));
	}
	return attempts;
}

/**
 * Settles a change once its ten minutes are over: frees the old nights, tells the stay and starts the refunds it gives. Returns the refund attempts, to run
 * after the commit.
 */
export async function settleChange(
	tx: Queryable,
	order: Order,
	change: BookingChange,
	now: number,
): Promise<readonly number[]> {
	const { before, after, back } = change;
	const changes = new ChangeStore(tx);
	await freeNights(tx, firstProduct(order), nightsOutside(before, after));
	await changes.move(change, "SETTLED", { now });
	await tellStay(tx, order, "changed", now, [`변경 전: ${termsText(before)}`]);
	const attempts: number[] = [];
	const { orderPayId } = order;
	const main = await new PaymentStore(tx).main(orderPayId);
	if (main && back.money > 0)
		attempts.push(
			await refundSeparately(
				tx,
				order,
				{ orderPayId, paymentId: main.id, amount: back.money, reason: changeReason },
				now,
			),
		);
	for (const { paymentId, amount } of back.differences) {
		await changes.giveBack(paymentId, amount);
		attempts.push(
			await refundSeparately(tx, order, { orderPayId, paymentId, amount, reason: changeReason }, now),
		);
	}
	await returnPoints(tx, order, back, `change:${change.id}`, now);
	return attempts;
}

/**
 * Longest wait for the difference, in milliseconds, however often its payment is reopened: the validity of the quote, the hold of the
 * nights, and the last payment opened meanwhile.
 */
const longestWait = quoteMilliseconds + changeHoldMilliseconds + paymentMilliseconds;

/** Whether the traveller is still paying the difference; the change then waits until that payment ends. [DEC-198] */
export async function isStillPaid(
	tx: Queryable,
	order: Order,
	{ extraPaymentId, createdAt }: BookingChange,
	now: number,
): Promise<boolean> {
	const payment = await new PaymentStore(tx).waitingFor(order.orderPayId, extraPaymentId ?? 0);
	if (!payment) return false;
	if (await new AttemptStore(tx).isBeingCharged(payment.id)) return true;
	return now < Math.min(payment.expiresAt, createdAt + longestWait);
}

/** Returns when to check again on a change that is being paid for. */
export const nextCheckAt = (now: number): number => now + patience;
