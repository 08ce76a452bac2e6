import type { Queryable } from "#server/database/Database.ts";
import { gatewayOrderId } from "#server/payments/PaymentGateway.ts";
import { writeSandboxPayment } from "#server/payments/sandbox/SandboxPayment.ts";
import { iso, type Opened } from "./openOrder.ts";
import type { PlantedRefund } from "./PlantedRefund.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

function paymentStatus(refund: PlantedRefund | null): string {
	if (!refund) return "complete";
	if (!refund.isDone) return "cancelRequest";
	return refund.isPart ? "partialCanceled" : "cancel";
}

/** The simulated provider must remember what it was paid, or it could not give it back. */
async function tellSandbox(
	tx: Queryable,
	{
		orderId,
		orderName,
		amount,
		left,
		method,
		at,
	}: { orderId: string; orderName: string; amount: number; left: number; method: string; at: number },
): Promise<void> {
	await writeSandboxPayment(tx, {
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
			...(left < amount ? [{ kind: "cancel", amount: amount - left } as const] : []),
		],
	});
}

/** The payment as it stands after everything that happened. */
export async function insertPayment(
	tx: Queryable,
	order: Opened,
	refund: PlantedRefund | null,
): Promise<number> {
	const { seed, amounts, orderPayId, orderNum, placedAt, productName } = order;
	const amount = amounts.totalAmount;
	const refunded = refund?.isDone ? refund.split.refundAmount : 0;
	const status = paymentStatus(refund);
	const { rows } = await tx.query<{ payment_id: number }>(
		`INSERT INTO payment (order_pay_id, kind, method, provider, amount, cancelled_amount, status, status_before, created_at, expires_at,
			paid_at, cancelled_at, updated_at)
		SELECT $1, pay_kind, pay_method, $2, $3, $4, $5, $6, $7, $8, $9, $10, $9 FROM order_pay WHERE order_pay_id = $1 RETURNING payment_id`,
		[
			orderPayId,
			amount === 0 ? "none" : "sandbox",
			amount,
			refunded,
			status,
			status === "cancelRequest" ? "complete" : null,
			iso(placedAt - 2 * minute),
			iso(placedAt + 28 * minute),
			iso(placedAt),
			status === "cancel" && refund ? iso(refund.endedAt) : null,
		],
	);
	const paymentId = rows[0]!.payment_id;
	if (amount === 0) return paymentId;
	const orderId = gatewayOrderId(orderNum, paymentId);
	await tx.query("UPDATE payment SET provider_key = $2 WHERE payment_id = $1", [
		paymentId,
		`demo_${orderId}`,
	]);
	await tellSandbox(tx, {
		orderId,
		orderName: productName,
		amount,
		left: amount - refunded,
		method: seed.method,
		at: placedAt,
	});
	await insertAttempt(tx, order, paymentId, { action: "confirm", amount, at: placedAt, nextCheck: null });
	return paymentId;
}

/** A call to the provider that was answered, or, with a time to look again, one whose answer nobody knows yet. */
export async function insertAttempt(
	tx: Queryable,
	{ orderNum }: Opened,
	paymentId: number,
	{
		action,
		amount,
		at,
		nextCheck,
	}: { action: "confirm" | "cancel"; amount: number; at: number; nextCheck: number | null },
): Promise<number> {
	const orderId = gatewayOrderId(orderNum, paymentId);
	const { rows } = await tx.query<{ attempt_id: number }>(
		`INSERT INTO payment_attempt (payment_id, action, seq, idempotency_key, amount, request, state, next_check_at, created_at, settled_at)
		VALUES ($1, $2, 1, $3, $4, $5, $6, $7, $8, $9) RETURNING attempt_id`,
		[
			paymentId,
			action,
			`${action}:${orderNum}:${paymentId}:1`,
			amount,
			JSON.stringify({ paymentKey: `demo_${orderId}`, orderId }),
			nextCheck === null ? "done" : "unknown",
			nextCheck === null ? null : iso(nextCheck),
			iso(at),
			nextCheck === null ? iso(at) : null,
		],
	);
	return rows[0]!.attempt_id;
}

/** An extra charge: asked for, or paid. */
export async function insertExtra(tx: Queryable, order: Opened, now: number): Promise<void> {
	const { seed, orderProductIds, orderPayId, orderNum } = order;
	const extra = seed.paidExtra ?? (seed.course.to === "add_pay" ? seed.course : null);
	if (!extra) return;
	const isPaid = seed.paidExtra !== undefined;
	const askedAt = now - (isPaid ? 6 * day : 20 * 60 * minute);
	const paidAt = askedAt + 90 * minute;
	const { rows } = await tx.query<{ id: number }>(
		`INSERT INTO order_add_pay (order_product_id, amount, reason, state, created_at, settled_at)
		VALUES ($1, $2, $3, $4, $5, $6) RETURNING order_add_pay_id AS id`,
		[
			orderProductIds[0],
			extra.amount,
			extra.reason,
			isPaid ? "paid" : "asked",
			iso(askedAt),
			isPaid ? iso(paidAt) : null,
		],
	);
	if (!isPaid) return;
	const payment = await tx.query<{ payment_id: number }>(
		`INSERT INTO payment (order_pay_id, order_add_pay_id, kind, method, provider, amount, status, created_at, expires_at, paid_at,
			updated_at)
		VALUES ($1, $2, 'addpay', $3, 'sandbox', $4, 'complete', $5, $6, $5, $5) RETURNING payment_id`,
		[orderPayId, rows[0]!.id, seed.method, extra.amount, iso(paidAt), iso(paidAt + 30 * minute)],
	);
	const paymentId = payment.rows[0]!.payment_id;
	const orderId = gatewayOrderId(orderNum, paymentId);
	await tx.query("UPDATE payment SET provider_key = $2 WHERE payment_id = $1", [
		paymentId,
		`demo_${orderId}`,
	]);
	await tellSandbox(tx, {
		orderId,
		orderName: extra.reason,
		amount: extra.amount,
		left: extra.amount,
		method: seed.method,
		at: paidAt,
	});
	await insertAttempt(tx, order, paymentId, {
		action: "confirm",
		amount: extra.amount,
		at: paidAt,
		nextCheck: null,
	});
}
