import { firstProduct, type Order, productOf, withProducts } from "#domain/booking/Order.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
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

/** Outcome of settling a payment. */
export type Settled = "approved" | "declined" | "unknown";

export interface Settlement {
	readonly settled: Settled;
	/** The order, if this call placed it; null otherwise. */
	readonly placed: PaymentWithOrder | null;
}

/** How long a traveller waits for the outcome, in milliseconds. After that they are told to expect an e-mail, while the call continues. */
export const outcomeTimeoutMilliseconds = 10_000;

/** Whether the traveller has been told that the outcome is not known yet and will follow by e-mail. */
const isAwaited = ({ checks, createdAt }: PaymentAttempt, now: number): boolean =>
	checks > 0 || now - createdAt >= outcomeTimeoutMilliseconds;

const ended = (settled: Settled): Settlement => ({ settled, placed: null });

const isCharged = ({ status }: GatewayPayment): boolean =>
	status === "DONE" || status === "PARTIAL_CANCELED" || status === "WAITING_FOR_DEPOSIT";

/** Whether the provider's response matches exactly what we requested. [D22, D34] */
const isExpected = (charged: GatewayPayment, payment: OrderPayment, { orderNum }: Order): boolean =>
	charged.status === "DONE" &&
	charged.currency === "KRW" &&
	charged.totalAmount === payment.amount &&
	charged.orderId === gatewayOrderId(orderNum, payment.id);

/**
 * Marks a demand as paid and returns the room to its previous status, or applies the change it was for; false when the demand is no longer
 * open.
 */
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
	await moveProduct(tx, product, { event: "ADD_PAY_SETTLED", actor: "payment", now });
	await notifyExtraPaid(tx, withProducts(order, product), demand, now);
	return true;
}

/** Returns the order for messages about a payment: limited to the room of an extra payment, else whole. [DEC-192] */
async function paidFor(tx: Queryable, order: Order, { extraPaymentId }: OrderPayment): Promise<Order> {
	const demand = extraPaymentId === null ? null : await new ExtraPaymentStore(tx).read(extraPaymentId);
	return demand ? withProducts(order, productOf(order, demand.orderProductId)) : order;
}

/** Refunds in full, in a separate call, money that cannot pay for what it was meant for. It is never silently kept. [DEC-090] */
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
	await attempts.schedule(
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
	// has no effect on a booking that is already paid
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

/** Whether the nights of an order are over, so that a charge that became known only now cannot pay for them. */
function isStayOver(order: Order, now: number): boolean {
	const { checkOut } = firstProduct(order);
	return checkOut !== null && checkOut < koreanDay(now);
}

/** Applies a charge to what it pays for and ends the attempt; null when that is no longer possible. */
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
		if (isStayOver(order, now)) return null;
		const placed = await placeOrder(tx, found, agreement, now);
		return placed && { settled: "approved", placed };
	}
	if (!(await settleExtraPayment(tx, order, payment.extraPaymentId, now))) return null;
	await new AttemptStore(tx).end(attempt.id, "AGREED", now);
	await new PaymentStore(tx).move(payment, "APPROVE_OK", now, agreement);
	return ended("approved");
}

/**
 * Fast path: places a charged order in one statement, without a transaction, provided that it has not changed since the call began. Null
 * when the case is not that simple or the order has changed; `settleConfirm` then decides about the money.
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

/** Settles a payment the provider has charged: the order is paid, or the money is refunded. */
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
 * Records the outcome of a charge in one transaction: paid and placed; failed and everything released; or unknown, to be looked up later.
 * Idempotent: a settled payment stays settled, whatever the result. [DEC-173, payments 3.10]
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
