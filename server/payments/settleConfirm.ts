import { moveProduct } from "#server/bookings/moveProduct.ts";
import { lockOrder, productOf, type StoredOrder } from "#server/bookings/orders.ts";
import { placeOrder } from "#server/bookings/placeOrder.ts";
import { releaseOrder } from "#server/bookings/releaseOrder.ts";
import type { Queryable } from "#server/database/Database.ts";
import { tellMoneyReturned } from "#server/outbox/bookingMessages.ts";
import { type ConfirmResult, type GatewayPayment, gatewayOrderId } from "./PaymentGateway.ts";
import {
	type AttemptRow,
	changePayment,
	endAttempt,
	insertAttempt,
	type PaymentRow,
	postponeAttempt,
	readPayment,
} from "./payments.ts";

/** How a payment stands after settling. */
export type Settled = "approved" | "declined" | "unknown";

const isCharged = ({ status }: GatewayPayment): boolean =>
	status === "DONE" || status === "PARTIAL_CANCELED" || status === "WAITING_FOR_DEPOSIT";

/** The provider's answer says exactly what we asked for. [D22, D34] */
const isExpected = (payment: GatewayPayment, row: PaymentRow, order: StoredOrder): boolean =>
	payment.status === "DONE" &&
	payment.currency === "KRW" &&
	payment.totalAmount === row.amount &&
	payment.orderId === gatewayOrderId(order.pay.order_num, row.payment_id);

/** Marks the demand as paid and puts the product back where it was. */
async function settleExtraPayment(
	tx: Queryable,
	order: StoredOrder,
	payment: PaymentRow,
	now: number,
): Promise<boolean> {
	const { rows } = await tx.query<{ order_product_id: number }>(
		"UPDATE order_add_pay SET state = 'paid', settled_at = $2 WHERE order_add_pay_id = $1 AND state = 'asked' RETURNING order_product_id",
		[payment.order_add_pay_id, new Date(now)],
	);
	const demand = rows[0];
	if (!demand) return false;
	const product = productOf(order, demand.order_product_id);
	if (product.status === "add_pay")
		await moveProduct(tx, product, { event: "ADD_PAY_SETTLED", actor: "payment", now });
	return true;
}

/** Money that cannot buy what it was for goes back in full, by a call of its own. Never silently kept. [DEC-090] */
async function returnStrayMoney(
	tx: Queryable,
	order: StoredOrder,
	row: PaymentRow,
	charged: GatewayPayment,
	now: number,
): Promise<void> {
	const open = await tx.query(
		`SELECT 1 FROM payment_attempt WHERE payment_id = $1 AND action = 'cancel' AND (request->>'isStray')::boolean
		AND state <> 'refused'`,
		[row.payment_id],
	);
	if (open.rowCount > 0) return;
	await insertAttempt(tx, {
		payment_id: row.payment_id,
		action: "cancel",
		amount: charged.balanceAmount,
		request: {
			paymentKey: charged.paymentKey,
			orderId: charged.orderId,
			reason: "예약을 완료할 수 없어 자동 취소",
			isStray: true,
		},
		orderNum: order.pay.order_num,
		leaseUntil: null,
		now,
	});
	await tx.query(
		"UPDATE order_pay SET expire_reason = 'late_money_refunded' WHERE order_pay_id = $1 AND stage = 'expired'",
		[order.pay.order_pay_id],
	);
	await tellMoneyReturned(tx, order, charged.balanceAmount, now);
}

async function fail(
	tx: Queryable,
	order: StoredOrder,
	row: PaymentRow,
	code: string,
	now: number,
): Promise<void> {
	if (row.status === "ready") await changePayment(tx, row, "APPROVE_FAIL", now, { fail_code: code });
	if (row.kind !== "addpay") await releaseOrder(tx, order.pay.order_pay_id, "payment_failed", now);
}

async function approve(
	tx: Queryable,
	order: StoredOrder,
	row: PaymentRow,
	charged: GatewayPayment,
	now: number,
): Promise<boolean> {
	if (row.status !== "ready") return false;
	const change = { provider_key: charged.paymentKey, provider_detail: charged.detail };
	if (row.kind === "addpay") {
		if (!(await settleExtraPayment(tx, order, row, now))) return false;
		await changePayment(tx, row, "APPROVE_OK", now, change);
		return true;
	}
	if (order.pay.stage !== "hold") return false;
	await changePayment(tx, row, "APPROVE_OK", now, change);
	await placeOrder(tx, order, now);
	return true;
}

/**
 * Writes the provider's answer to a charge down, in one transaction: paid and placed, or failed and everything released, or
 * unknown and looked up later. Safe to repeat with any answer: what is settled stays settled. [DEC-173, payments 3.10]
 */
export async function settleConfirm(
	tx: Queryable,
	attempt: AttemptRow,
	result: ConfirmResult,
	now: number,
): Promise<Settled> {
	const found = await readPayment(tx, attempt.payment_id);
	const order = found && (await lockOrder(tx, { orderPayId: found.order_pay_id }));
	const row = order && (await readPayment(tx, attempt.payment_id));
	if (!order || !row) throw new Error("an attempt belongs to an order");
	if (row.status !== "ready" && row.status !== "fail") return "approved";
	if (result.kind === "unknown") {
		if (row.status === "fail") return "declined";
		await postponeAttempt(tx, attempt, result.code, now);
		return "unknown";
	}
	if (result.kind !== "approved") {
		if (await endAttempt(tx, attempt.attempt_id, "refused", now, result.code))
			await fail(tx, order, row, result.code, now);
		return "declined";
	}
	const charged = result.payment;
	if (isExpected(charged, row, order) && (await approve(tx, order, row, charged, now))) {
		await endAttempt(tx, attempt.attempt_id, "done", now);
		return "approved";
	}
	const isMatching = isExpected(charged, row, order);
	await endAttempt(tx, attempt.attempt_id, "refused", now, isMatching ? "TOO_LATE" : "MISMATCH");
	await fail(tx, order, row, isMatching ? "TOO_LATE" : "MISMATCH", now);
	const after = await lockOrder(tx, { orderPayId: order.pay.order_pay_id });
	if (isCharged(charged)) await returnStrayMoney(tx, after ?? order, row, charged, now);
	return "declined";
}
