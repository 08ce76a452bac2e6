import { about, type Order, productOf } from "#domain/booking/Order.ts";
import { notifyMoneyReturned } from "#server/commerce/booking/bookingMessages.ts";
import { notifyExtraPaid } from "#server/commerce/booking/extraPaymentMessage.ts";
import { notifyNotPaid } from "#server/commerce/booking/failedPaymentMessages.ts";
import { moveProduct } from "#server/commerce/booking/moveProduct.ts";
import { placeOrder, usesPoints } from "#server/commerce/booking/placeOrder.ts";
import { releaseOrder } from "#server/commerce/booking/releaseOrder.ts";
import { ExtraPaymentStore } from "#server/commerce/booking/store/ExtraPaymentStore.ts";
import { OrderStore } from "#server/commerce/booking/store/OrderStore.ts";
import { differencePaid } from "#server/commerce/change/moveChange.ts";
import {
	type ConfirmResult,
	type GatewayPayment,
	gatewayOrderId,
} from "#server/commerce/payment/gateway/PaymentGateway.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { AttemptStore } from "./store/AttemptStore.ts";
import type { OrderPayment } from "./store/OrderPayment.ts";
import type { PaymentAttempt } from "./store/PaymentAttempt.ts";
import { PaymentStore } from "./store/PaymentStore.ts";
import { lockPaymentWithOrder, type PaymentWithOrder } from "./store/paymentWithOrder.ts";
import type { Agreement } from "./store/placePaid.ts";

/** How a payment stands after settling. */
export type Settled = "approved" | "declined" | "unknown";

export interface Settlement {
	readonly settled: Settled;
	/** The order as it stands, when this settling placed it. */
	readonly placed: PaymentWithOrder | null;
}

/** How long a traveller waits for an answer; then they are told to wait for a mail, and the call itself goes on. */
export const patienceMilliseconds = 10_000;

/** The traveller was told that nobody knows yet, and that a mail will tell. */
const isAwaited = ({ checks, createdAt }: PaymentAttempt, now: number): boolean =>
	checks > 0 || now - createdAt >= patienceMilliseconds;

const ended = (settled: Settled): Settlement => ({ settled, placed: null });

const isCharged = ({ status }: GatewayPayment): boolean =>
	status === "DONE" || status === "PARTIAL_CANCELED" || status === "WAITING_FOR_DEPOSIT";

/** The provider's answer says exactly what we asked for. [D22, D34] */
const isExpected = (charged: GatewayPayment, payment: OrderPayment, { orderNum }: Order): boolean =>
	charged.status === "DONE" &&
	charged.currency === "KRW" &&
	charged.totalAmount === payment.amount &&
	charged.orderId === gatewayOrderId(orderNum, payment.id);

/** Marks the demand as paid and puts the room back where it was; false when nothing is asked any more. */
async function settleExtraPayment(
	tx: Queryable,
	order: Order,
	extraPaymentId: number | null,
	now: number,
): Promise<boolean> {
	const demands = new ExtraPaymentStore(tx);
	const demand = extraPaymentId === null ? null : await demands.read(extraPaymentId);
	if (!demand || !(await demands.settle(demand.id, "paid", now))) return false;
	if (await differencePaid(tx, order, demand.id, now)) return true;
	const product = productOf(order, demand.orderProductId);
	if (product.status === "add_pay")
		await moveProduct(tx, product, { event: "ADD_PAY_SETTLED", actor: "payment", now });
	await notifyExtraPaid(tx, about(order, product), demand, now);
	return true;
}

/** What the messages about a payment speak of: the room that an extra charge is for, else the whole order. [DEC-192] */
async function paidFor(tx: Queryable, order: Order, { extraPaymentId }: OrderPayment): Promise<Order> {
	const demand = extraPaymentId === null ? null : await new ExtraPaymentStore(tx).read(extraPaymentId);
	return demand ? about(order, productOf(order, demand.orderProductId)) : order;
}

/** Money that cannot buy what it was for goes back in full, by a call of its own. Never silently kept. [DEC-090] */
async function returnStrayMoney(
	tx: Queryable,
	order: Order,
	payment: OrderPayment,
	charged: GatewayPayment,
	now: number,
): Promise<void> {
	const attempts = new AttemptStore(tx);
	if (await attempts.isStrayReturning(payment.id)) return;
	const { paymentKey, orderId, balanceAmount: amount } = charged;
	const reason = "예약을 완료할 수 없어 자동 취소";
	await attempts.intend(
		{
			paymentId: payment.id,
			action: "cancel",
			amount,
			request: { paymentKey, orderId, reason, isStray: true },
			orderNum: order.orderNum,
		},
		now,
	);
	await new OrderStore(tx).noteLateMoney(order.orderPayId);
	await notifyMoneyReturned(tx, await paidFor(tx, order, payment), amount, now);
}

async function fail(
	tx: Queryable,
	order: Order,
	payment: OrderPayment,
	failCode: string,
	now: number,
): Promise<void> {
	if (payment.status === "ready") await new PaymentStore(tx).move(payment, "APPROVE_FAIL", now, { failCode });
	// of a booking that is paid, nothing
	await releaseOrder(tx, order.orderPayId, "payment_failed", now);
}

const agreementOf = (
	{ id: attemptId }: PaymentAttempt,
	{ paymentKey, detail }: GatewayPayment,
): Agreement => ({
	attemptId,
	providerKey: paymentKey,
	providerDetail: detail,
});

/** Pays for what was asked, which ends the call; null when that is over. */
async function approve(
	tx: Queryable,
	found: PaymentWithOrder,
	attempt: PaymentAttempt,
	charged: GatewayPayment,
	now: number,
): Promise<Settlement | null> {
	const { order, payment } = found;
	if (payment.status !== "ready") return null;
	const agreement = agreementOf(attempt, charged);
	if (payment.kind !== "addpay") {
		const placed = await placeOrder(tx, found, agreement, now);
		return placed && { settled: "approved", placed };
	}
	if (!(await settleExtraPayment(tx, order, payment.extraPaymentId, now))) return null;
	await new AttemptStore(tx).end(attempt.id, "AGREED", now);
	await new PaymentStore(tx).move(payment, "APPROVE_OK", now, agreement);
	return ended("approved");
}

/**
 * Places the order that was charged for as long as it is as it was found when the call began: in one statement, without a transaction. Null
 * when it is not that simple, or no longer so; then `settleConfirm` decides about the money.
 */
export async function placeAtOnce(
	db: Queryable,
	found: PaymentWithOrder,
	attempt: PaymentAttempt,
	result: ConfirmResult,
	now: number,
): Promise<Settlement | null> {
	const { order, payment } = found;
	if (result.kind !== "approved" || payment.kind === "addpay" || usesPoints(order)) return null;
	return isExpected(result.payment, payment, order) ? approve(db, found, attempt, result.payment, now) : null;
}

/** The provider has charged: the order is paid, or the money goes back. */
async function settleCharged(
	tx: Queryable,
	found: PaymentWithOrder,
	attempt: PaymentAttempt,
	charged: GatewayPayment,
	now: number,
): Promise<Settlement> {
	const { order, payment } = found;
	const isMatching = isExpected(charged, payment, order);
	const approved = isMatching ? await approve(tx, found, attempt, charged, now) : null;
	if (approved) return approved;
	const code = isMatching ? "TOO_LATE" : "MISMATCH";
	await new AttemptStore(tx).end(attempt.id, "REFUSED", now, code);
	await fail(tx, order, payment, code, now);
	if (isCharged(charged)) await returnStrayMoney(tx, order, payment, charged, now);
	return ended("declined");
}

/**
 * Writes the provider's answer to a charge down, in one transaction: paid and placed, or failed and everything released, or
 * unknown and looked up later. Safe to repeat with any answer: what is settled stays settled. [DEC-173, payments 3.10]
 */
export async function settleConfirm(
	tx: Queryable,
	attempt: PaymentAttempt,
	result: ConfirmResult,
	now: number,
): Promise<Settlement> {
	const attempts = new AttemptStore(tx);
	const found = await lockPaymentWithOrder(tx, attempt.paymentId);
	if (!found) throw new Error("an attempt belongs to an order");
	const { order, payment } = found;
	if (payment.status !== "ready" && payment.status !== "fail") return ended("approved");
	if (result.kind === "approved") return settleCharged(tx, found, attempt, result.payment, now);
	if (result.kind === "unknown") {
		if (payment.status === "fail") return ended("declined");
		await attempts.postpone(attempt, result.code, now);
		return ended("unknown");
	}
	if (await attempts.end(attempt.id, "REFUSED", now, result.code)) {
		await fail(tx, order, payment, result.code, now);
		if (isAwaited(attempt, now))
			await notifyNotPaid(tx, await paidFor(tx, order, payment), payment.amount, now);
	}
	return ended("declined");
}
