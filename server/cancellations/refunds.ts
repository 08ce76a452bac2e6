import { refundPercentAt } from "#domain/booking/cancelTerms.ts";
import type { OrderActor } from "#domain/booking/orderMachine.ts";
import { isCancelState } from "#domain/booking/orderStatus.ts";
import { percentOf } from "#domain/offer/percent.ts";
import { refundEvent } from "#domain/payment/paymentMachine.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { won } from "#domain/shared/Won.ts";
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
	const locked = await lockRefund(tx, refundId);
	const { refund, order, payment, products } = locked;
	if (refund.state !== "waiting") return null;
	for (const product of products) {
		if (product.status === "cancel_request")
			await moveProduct(tx, product, { event: "CANCEL_ACCEPTED", actor, now });
		await giveBackStock(tx, product);
	}
	await tx.query("UPDATE refund SET state = 'sent' WHERE refund_id = $1", [refundId]);
	await returnExtraPayments(tx, locked, now);
	if (refund.amount === 0) {
		await finishRefund(tx, refundId, now);
		return null;
	}
	return sendRefund(tx, order, payment, { refundId, amount: refund.amount, reason: refund.reason }, now);
}

/** Writes down that the provider is to be asked for a refund's money. */
async function sendRefund(
	tx: Queryable,
	order: StoredOrder,
	payment: PaymentRow,
	refund: { readonly refundId: number; readonly amount: number; readonly reason: string },
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

/** Extra payments of a cancelled product come back by the same terms as the product itself; all of it when we cannot deliver. */
async function returnExtraPayments(
	tx: Queryable,
	{ refund, order, products }: LockedRefund,
	now: number,
): Promise<void> {
	const isOurs = refund.cause === "supplier" || refund.cause === "operator";
	for (const product of products) {
		const { rows } = await tx.query<PaymentRow>(
			`SELECT y.* FROM payment y JOIN order_add_pay a USING (order_add_pay_id)
			WHERE a.order_product_id = $1 AND y.status = 'complete'`,
			[product.order_product_id],
		);
		const percent = isOurs ? 100 : refundPercentAt(product.cancel_policy, refund.created_at.getTime());
		for (const payment of rows) {
			const amount = percentOf(won(payment.amount), percent);
			if (amount === 0) continue;
			await changePayment(tx, payment, "CANCEL_ASKED", now);
			const extra = await tx.query<{ refund_id: number }>(
				`INSERT INTO refund (payment_id, order_pay_id, order_product_id, cause, penalty, amount, reason, state, run_at, created_at)
				VALUES ($1, $2, $3, $4, $5, $6, $7, 'sent', $8, $8) RETURNING refund_id`,
				[
					payment.payment_id,
					order.pay.order_pay_id,
					product.order_product_id,
					refund.cause,
					payment.amount - amount,
					amount,
					refund.reason,
					new Date(now),
				],
			);
			const refundId = extra.rows[0]!.refund_id;
			await sendRefund(tx, order, payment, { refundId, amount, reason: refund.reason }, now);
		}
	}
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
	const ids = new Set(products.map((product) => product.order_product_id));
	const live = order.products.filter(
		(product) =>
			!ids.has(product.order_product_id) && product.status !== null && !isCancelState(product.status),
	).length;
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
	await tellCancelled(
		tx,
		order,
		{
			amount: refund.amount,
			points: refund.point_amount + refund.user_point_amount,
			penalty: refund.penalty,
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
