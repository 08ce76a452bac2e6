import type { OrderBook } from "./OrderBook.ts";
import { iso, type Opened } from "./openOrder.ts";
import type { PlantedRefund } from "./PlantedRefund.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

function paymentStatus(refund: PlantedRefund | null): string {
	if (!refund) return "complete";
	if (!refund.isDone) return "cancelRequest";
	return refund.isPart ? "partialCanceled" : "cancel";
}

/** The order number used at the provider. */
const gatewayOrderId = (orderNum: string, paymentId: number): string => `${orderNum}-${paymentId}`;

/** Records the payment at the simulated provider, which otherwise could not refund it. */
function tellSandbox(
	book: OrderBook,
	{
		orderId,
		orderName,
		amount,
		left,
		method,
		at,
	}: { orderId: string; orderName: string; amount: number; left: number; method: string; at: number },
): void {
	book.add("gateway_sandbox", {
		kind: "payment",
		key: orderId,
		body: {
			orderId,
			orderName,
			amount,
			method,
			returnPath: "/payments/return",
			failPath: "/payments/fail",
			expiresAt: at + 30 * minute,
			status: left === amount ? "DONE" : left === 0 ? "CANCELED" : "PARTIAL_CANCELED",
			paymentKey: `demo_${orderId}`,
			charged: amount,
			balance: left,
			confirmFault: "none",
			cancelFault: "none",
			answers: {},
			movements: [
				{ kind: "charge", amount },
				...(left < amount ? [{ kind: "cancel", amount: amount - left }] : []),
			],
		},
	});
}

/** Adds the payment in its final state. */
export function addPayment(book: OrderBook, order: Opened, refund: PlantedRefund | null): number {
	const { seed, amounts, orderPayId, orderNum, placedAt, productName, payKind } = order;
	const amount = amounts.totalAmount;
	const refunded = refund?.isDone ? refund.split.refundAmount : 0;
	const status = paymentStatus(refund);
	const paymentId = book.next("payment");
	const orderId = gatewayOrderId(orderNum, paymentId);
	book.add("payment", {
		payment_id: paymentId,
		order_pay_id: orderPayId,
		order_add_pay_id: null,
		kind: payKind,
		method: seed.method,
		provider: amount === 0 ? "none" : "sandbox",
		provider_key: amount === 0 ? null : `demo_${orderId}`,
		amount,
		cancelled_amount: refunded,
		status,
		status_before: status === "cancelRequest" ? "complete" : null,
		created_at: iso(placedAt - 2 * minute),
		expires_at: iso(placedAt + 28 * minute),
		paid_at: iso(placedAt),
		cancelled_at: refund && (status === "cancel" || refunded > 0) ? iso(refund.endedAt) : null,
		updated_at: iso(placedAt),
	});
	if (amount === 0) return paymentId;
	tellSandbox(book, {
		orderId,
		orderName: productName,
		amount,
		left: amount - refunded,
		method: seed.method,
		at: placedAt,
	});
	addAttempt(book, order, paymentId, { action: "confirm", amount, at: placedAt, nextCheck: null });
	return paymentId;
}

/**
 * Adds a call to the provider that was answered or, with a time for the next lookup, one whose result is not known yet.
 *
 * @returns its id
 */
export function addAttempt(
	book: OrderBook,
	{ orderNum }: Opened,
	paymentId: number,
	{
		action,
		amount,
		at,
		nextCheck,
	}: { action: "confirm" | "cancel"; amount: number; at: number; nextCheck: number | null },
): number {
	const orderId = gatewayOrderId(orderNum, paymentId);
	return book.add("payment_attempt", {
		attempt_id: book.next("payment_attempt"),
		payment_id: paymentId,
		action,
		seq: 1,
		idempotency_key: `${action}:${orderNum}:${paymentId}:1`,
		amount,
		request: { paymentKey: `demo_${orderId}`, orderId },
		state: nextCheck === null ? "done" : "unknown",
		next_check_at: nextCheck === null ? null : iso(nextCheck),
		created_at: iso(at),
		settled_at: nextCheck === null ? iso(at) : null,
	});
}

/** Adds an extra charge, demanded or paid. */
export function addExtra(book: OrderBook, order: Opened, now: number): void {
	const { seed, orderProductIds, orderPayId, orderNum } = order;
	const extra = seed.paidExtra ?? (seed.course.to === "add_pay" ? seed.course : null);
	if (!extra) return;
	const { amount, reason } = extra;
	const isPaid = seed.paidExtra !== undefined;
	const askedAt = now - (isPaid ? 6 * day : 20 * 60 * minute);
	const paidAt = askedAt + 90 * minute;
	const addPayId = book.add("order_add_pay", {
		order_add_pay_id: book.next("order_add_pay"),
		order_product_id: orderProductIds[0],
		amount,
		reason,
		state: isPaid ? "paid" : "asked",
		created_at: iso(askedAt),
		settled_at: isPaid ? iso(paidAt) : null,
	});
	if (!isPaid) return;
	const paymentId = book.next("payment");
	const orderId = gatewayOrderId(orderNum, paymentId);
	book.add("payment", {
		payment_id: paymentId,
		order_pay_id: orderPayId,
		order_add_pay_id: addPayId,
		kind: "addpay",
		method: seed.method,
		provider: "sandbox",
		provider_key: `demo_${orderId}`,
		amount,
		cancelled_amount: 0,
		status: "complete",
		status_before: null,
		created_at: iso(paidAt),
		expires_at: iso(paidAt + 30 * minute),
		paid_at: iso(paidAt),
		cancelled_at: null,
		updated_at: iso(paidAt),
	});
	tellSandbox(book, { orderId, orderName: reason, amount, left: amount, method: seed.method, at: paidAt });
	addAttempt(book, order, paymentId, { action: "confirm", amount, at: paidAt, nextCheck: null });
}
