import type { OrderActor } from "#domain/booking/orderMachine.ts";
import { isCancelState } from "#domain/booking/orderStatus.ts";
import { refundEvent } from "#domain/payment/paymentMachine.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import type { RefundRow } from "#server/bookings/bookingFacts.ts";
import { giveBackStock } from "#server/bookings/giveBackStock.ts";
import { moveProduct } from "#server/bookings/moveProduct.ts";
import { firstProduct, lockOrder, type OrderProductRow, type StoredOrder } from "#server/bookings/orders.ts";
import { releaseCoupons } from "#server/coupons/orderCoupons.ts";
import type { Queryable } from "#server/database/Database.ts";
import { tellCancelled } from "#server/outbox/bookingMessages.ts";
import { gatewayOrderId } from "#server/payments/PaymentGateway.ts";
import { changePayment, insertAttempt, type PaymentRow, readPayment } from "#server/payments/payments.ts";
import { earnPoints } from "#server/points/earnPoints.ts";
import { extrasOf, returnExtras } from "./extraRefunds.ts";
import type { QuotePart } from "./quotes.ts";

/** A refund with what it belongs to; the order is locked. */
interface LockedRefund {
	readonly refund: RefundRow;
	readonly order: StoredOrder;
	readonly payment: PaymentRow;
	readonly parts: readonly QuotePart[];
	readonly products: readonly OrderProductRow[];
}

async function lockRefund(tx: Queryable, refundId: number): Promise<LockedRefund> {
	const found = await tx.query<{ order_pay_id: number }>(
		"SELECT order_pay_id FROM refund WHERE refund_id = $1",
		[refundId],
	);
	const order = await lockOrder(tx, { orderPayId: found.rows[0]?.order_pay_id ?? 0 });
	const { rows } = await tx.query<RefundRow & { parts: readonly QuotePart[] | null }>(
		"SELECT r.*, q.parts FROM refund r LEFT JOIN cancel_quote q USING (quote_id) WHERE r.refund_id = $1",
		[refundId],
	);
	const refund = rows[0];
	const payment = refund && (await readPayment(tx, refund.payment_id));
	if (!refund || !order || !payment) throw new Error(`refund ${refundId} is complete`);
	const parts = refund.parts ?? [];
	const ids = new Set(parts.map((part) => part.orderProductId));
	const products = order.products.filter((product) => ids.has(product.order_product_id));
	return { refund, order, payment, parts, products };
}

interface MoneyBack {
	readonly refundId: number;
	readonly amount: number;
	readonly reason: string;
}

/** How many products of the order nobody cancels. */
const standing = ({ products }: StoredOrder, cancelled: readonly OrderProductRow[]): number =>
	products.filter(
		(product) =>
			!cancelled.some(({ order_product_id: id }) => id === product.order_product_id) &&
			product.status !== null &&
			!isCancelState(product.status),
	).length;

async function endRefund(
	tx: Queryable,
	refundId: number,
	state: "done" | "refused" | "undone",
	now: number,
): Promise<void> {
	await tx.query("UPDATE refund SET state = $2, settled_at = $3 WHERE refund_id = $1", [
		refundId,
		state,
		new Date(now),
	]);
}

/**
 * The cancel is accepted: the rooms are free again, and the provider is to be asked for the money; without money it is done
 * at once. The attempt to run, or null when there is nothing to run or somebody else has accepted. [DEC-084]
 */
export async function acceptRefund(
	tx: Queryable,
	refundId: number,
	actor: OrderActor,
	now: number,
): Promise<number | null> {
	const { refund, order, payment, parts, products } = await lockRefund(tx, refundId);
	if (refund.state !== "waiting") return null;
	for (const product of products) {
		if (product.status === "cancel_request")
			await moveProduct(tx, product, { event: "CANCEL_ACCEPTED", actor, now });
		await giveBackStock(tx, product);
	}
	await tx.query("UPDATE refund SET state = 'sent' WHERE refund_id = $1", [refundId]);
	const send = (paid: PaymentRow, back: MoneyBack) => sendRefund(tx, order, paid, back, now);
	await returnExtras(tx, refund, parts, send, now);
	if (refund.amount === 0) {
		await finishRefund(tx, refundId, now);
		return null;
	}
	return send(payment, { refundId, amount: refund.amount, reason: refund.reason });
}

/** Writes down that the provider is to be asked for a refund's money. */
async function sendRefund(
	tx: Queryable,
	order: StoredOrder,
	payment: PaymentRow,
	refund: MoneyBack,
	now: number,
): Promise<number> {
	const attempt = await insertAttempt(tx, {
		payment_id: payment.payment_id,
		action: "cancel",
		amount: refund.amount,
		request: {
			paymentKey: payment.provider_key ?? "",
			orderId: gatewayOrderId(order.pay.order_num, payment.payment_id),
			reason: refund.reason,
		},
		orderNum: order.pay.order_num,
		leaseUntil: null,
		now,
	});
	await tx.query("UPDATE refund SET attempt_id = $2 WHERE refund_id = $1", [
		refund.refundId,
		attempt.attempt_id,
	]);
	return attempt.attempt_id;
}

/** The provider has given the money back, or there was none: points and coupons follow, the order is cancelled. */
export async function finishRefund(tx: Queryable, refundId: number, now: number): Promise<void> {
	const { refund, order, payment, parts, products } = await lockRefund(tx, refundId);
	if (refund.state !== "sent") return;
	const { pay } = order;
	for (const product of products) {
		const part = parts.find((each) => each.orderProductId === product.order_product_id);
		await tx.query(
			`UPDATE order_product SET cancel_amount = cancel_amount + $2, cancel_point_amount = cancel_point_amount + $3,
				cancel_user_point_amount = cancel_user_point_amount + $4, btn_cancel = false WHERE order_product_id = $1`,
			[
				product.order_product_id,
				part?.refundAmount ?? 0,
				part?.refundPointAmount ?? 0,
				part?.refundUserPointAmount ?? 0,
			],
		);
		if (product.status === "cancel_wait")
			await moveProduct(tx, product, { event: "REFUND_DONE", actor: "payment", now });
	}
	const live = standing(order, products);
	await changePayment(tx, payment, refundEvent(payment.status, live), now, { refunded: refund.amount });
	await tx.query(
		`UPDATE order_pay SET cancel_point_amount = cancel_point_amount + $2,
			cancel_user_point_amount = cancel_user_point_amount + $3 WHERE order_pay_id = $1`,
		[pay.order_pay_id, refund.point_amount, refund.user_point_amount],
	);
	for (const [type, amount] of [
		["AWESOME_CASH", refund.point_amount],
		["WELFARE", refund.user_point_amount],
	] as const) {
		await earnPoints(tx, {
			memberId: pay.member_id,
			type,
			action: "CANCEL",
			amount,
			title: firstProduct(order).snapshot.productName,
			orderNum: pay.order_num,
			source: `cancel:${refundId}:${type}`,
			expiresOn: null,
			now,
		});
	}
	if (refund.coupon_restored) await releaseCoupons(tx, pay.order_pay_id, koreanDay(now));
	await endRefund(tx, refundId, "done", now);
	if (payment.order_add_pay_id !== null) {
		await tx.query("UPDATE order_add_pay SET state = 'refunded' WHERE order_add_pay_id = $1", [
			payment.order_add_pay_id,
		]);
		return;
	}
	const extras = extrasOf(parts);
	await tellCancelled(
		tx,
		order,
		{
			amount: refund.amount + extras.refund,
			points: refund.point_amount + refund.user_point_amount,
			penalty: refund.penalty + extras.penalty,
			isBySupplier: refund.cause === "supplier",
		},
		now,
	);
}

/** The cancel is taken back by the member, or refused by the supplier: everything is as it was. [DEC-177] */
export async function dropRefund(
	tx: Queryable,
	refundId: number,
	by: {
		readonly event: "CANCEL_UNDONE" | "CANCEL_REFUSED";
		readonly actor: OrderActor;
		readonly now: number;
	},
): Promise<void> {
	const { refund, payment, products } = await lockRefund(tx, refundId);
	if (refund.state !== "waiting") return;
	for (const product of products) await moveProduct(tx, product, by);
	await changePayment(tx, payment, "REFUND_REFUSED", by.now);
	await endRefund(tx, refundId, by.event === "CANCEL_UNDONE" ? "undone" : "refused", by.now);
}

/** The provider refuses for good: the payment is as it was, the order waits for a person. */
export async function refuseRefund(tx: Queryable, refundId: number, now: number): Promise<void> {
	const { refund, payment } = await lockRefund(tx, refundId);
	if (refund.state !== "sent") return;
	await changePayment(tx, payment, "REFUND_REFUSED", now);
	await endRefund(tx, refundId, "refused", now);
}

/**
 * Asks the provider once more for a refund it has refused: a new call with a key of its own, because the refusal is bound to
 * the old one. The attempt to run; null when the refund is not one that was refused.
 */
export async function retryRefund(tx: Queryable, refundId: number, now: number): Promise<number | null> {
	const { refund, order, payment, products } = await lockRefund(tx, refundId);
	if (refund.state !== "refused" || refund.attempt_id === null) return null;
	const isWhole = payment.order_add_pay_id !== null || standing(order, products) === 0;
	await changePayment(tx, payment, isWhole ? "CANCEL_ASKED" : "PART_CANCEL_ASKED", now);
	await tx.query("UPDATE refund SET state = 'sent', settled_at = NULL WHERE refund_id = $1", [refundId]);
	return sendRefund(tx, order, payment, { refundId, amount: refund.amount, reason: refund.reason }, now);
}
