import { refundPercentAt } from "#domain/booking/cancelTerms.ts";
import type { RefundSplit } from "#domain/booking/RefundQuote.ts";
import { cancelParts } from "#domain/booking/refund.ts";
import { undoClosesAt } from "#domain/booking/undoWindow.ts";
import { invariant } from "#domain/shared/invariant.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { QuotePart } from "#server/cancellations/quotes.ts";
import { releaseCoupons } from "#server/coupons/orderCoupons.ts";
import type { Queryable } from "#server/database/Database.ts";
import { gatewayOrderId } from "#server/payments/PaymentGateway.ts";
import { writeSandboxPayment } from "#server/payments/sandbox/SandboxPayment.ts";
import { iso, type Opened } from "./openOrder.ts";
import type { Step } from "./orderCourse.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/** What a cancelled booking gives back, and when that was asked for. */
export interface PlantedRefund {
	readonly asked: Step;
	readonly split: RefundSplit;
	readonly parts: readonly QuotePart[];
	/** Only one of several rooms. */
	readonly isPart: boolean;
	readonly isDone: boolean;
	/** Epoch milliseconds; for one that is done. */
	readonly endedAt: number;
}

/** What cancelling gives back by the policy at the time it was asked for; everything when the stay turned the booking down. */
export function refundOf(
	{ seed, shares, policy, steps, orderProductIds }: Opened,
	today: StayDate,
): PlantedRefund | null {
	const asked = steps.find(({ event }) => event === "USER_CANCEL" || event === "SUPPLIER_REJECT");
	if (!asked) return null;
	const isPart = seed.course.to === "cancel" && seed.course.rooms !== undefined;
	const indexes = Array.from({ length: isPart ? 1 : shares.length }, (_, index) => index);
	const percent = asked.event === "SUPPLIER_REJECT" ? 100 : refundPercentAt(policy, asked.at);
	const outcome = cancelParts(
		shares.map(({ paid }) => ({ paid, refund: null })),
		indexes,
		percent,
		koreanDay(asked.at) > today,
	);
	invariant(outcome.ok, "nothing was cancelled before");
	const parts = indexes.map((index): QuotePart => {
		const part = outcome.value.parts[index];
		invariant(part?.refund, "a cancelled room has a refund");
		const { refundAmount, refundAwesomeCash, refundWelfarePoints, ateCoupon } = part.refund;
		const { money, awesomeCash, welfarePoints } = part.paid;
		return {
			orderProductId: orderProductIds[index]!,
			penalty: money + awesomeCash + welfarePoints - refundAmount - refundAwesomeCash - refundWelfarePoints,
			refundAmount,
			refundPointAmount: refundAwesomeCash,
			refundUserPointAmount: refundWelfarePoints,
			ateCoupon,
		};
	});
	return {
		asked,
		split: outcome.value.split,
		parts,
		isPart,
		isDone: seed.course.to === "cancel",
		endedAt: steps.at(-1)!.at,
	};
}

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
async function insertAttempt(
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

async function insertQuote(
	tx: Queryable,
	order: Opened,
	{ asked, split, parts, isPart }: PlantedRefund,
): Promise<string> {
	const quoteId = `demo-${order.orderNum}`;
	const base =
		split.penalty +
		split.refundAmount +
		split.refundAwesomeCash +
		split.refundWelfarePoints +
		split.refundCoupon;
	await tx.query(
		`INSERT INTO cancel_quote (quote_id, order_pay_id, order_product_id, base_amount, penalty, refund_amount, refund_point_amount,
			refund_user_point_amount, coupon_restored, timeline, parts, order_version, created_at, expires_at, used_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, '[]', $10, 0, $11, $12, $13)`,
		[
			quoteId,
			order.orderPayId,
			isPart ? order.orderProductIds[0] : null,
			base,
			split.penalty,
			split.refundAmount,
			split.refundAwesomeCash,
			split.refundWelfarePoints,
			split.isCouponRestored,
			JSON.stringify(parts),
			iso(asked.at - minute),
			iso(asked.at + 9 * minute),
			iso(asked.at),
		],
	);
	return quoteId;
}

/**
 * The refund of a cancelled booking: through; waiting while it can be undone; or asked of a provider that answers in two days, so that the demo
 * shows a booking that is being cancelled.
 *
 * @returns its number
 */
export async function insertRefund(
	tx: Queryable,
	order: Opened,
	paymentId: number,
	refund: PlantedRefund,
	now: number,
): Promise<number> {
	const { asked, split, isPart, isDone, endedAt } = refund;
	const isSent = order.seed.course.to === "cancel_wait";
	const quoteId = await insertQuote(tx, order, refund);
	const attemptId =
		split.refundAmount > 0 && (isDone || isSent)
			? await insertAttempt(tx, order, paymentId, {
					action: "cancel",
					amount: split.refundAmount,
					at: isDone ? endedAt : asked.at,
					nextCheck: isDone ? null : now + 2 * day,
				})
			: null;
	const { rows } = await tx.query<{ refund_id: number }>(
		`INSERT INTO refund (payment_id, order_pay_id, order_product_id, quote_id, cause, penalty, amount, point_amount, user_point_amount,
			coupon_restored, reason, state, run_at, attempt_id, created_at, settled_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) RETURNING refund_id`,
		[
			paymentId,
			order.orderPayId,
			isPart ? order.orderProductIds[0] : null,
			quoteId,
			asked.event === "SUPPLIER_REJECT" ? "supplier" : "member",
			split.penalty,
			split.refundAmount,
			split.refundAwesomeCash,
			split.refundWelfarePoints,
			split.isCouponRestored,
			asked.note ?? "",
			isDone ? "done" : isSent ? "sent" : "waiting",
			iso(undoClosesAt(asked.at)),
			attemptId,
			iso(asked.at),
			isDone ? iso(endedAt) : null,
		],
	);
	if (isDone) await giveBack(tx, order, refund);
	return rows[0]!.refund_id;
}

/** What came back, on the rooms that were cancelled and on the order. */
async function giveBack(
	tx: Queryable,
	{ orderPayId }: Opened,
	{ parts, split, asked, endedAt }: PlantedRefund,
): Promise<void> {
	for (const part of parts) {
		await tx.query(
			`UPDATE order_product SET cancel_amount = $2, cancel_point_amount = $3, cancel_user_point_amount = $4, cancel_reason = $5,
				cancelled_at = $6, btn_cancel = false WHERE order_product_id = $1`,
			[
				part.orderProductId,
				part.refundAmount,
				part.refundPointAmount,
				part.refundUserPointAmount,
				asked.note ?? null,
				iso(endedAt),
			],
		);
	}
	await tx.query(
		"UPDATE order_pay SET cancel_point_amount = $2, cancel_user_point_amount = $3 WHERE order_pay_id = $1",
		[orderPayId, split.refundAwesomeCash, split.refundWelfarePoints],
	);
	if (split.isCouponRestored) await releaseCoupons(tx, orderPayId, koreanDay(endedAt));
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
		`INSERT INTO payment (order_pay_id, order_add_pay_id, kind, method, provider, amount, status, created_at, expires_at, paid_at)
		VALUES ($1, $2, 'addpay', $3, 'sandbox', $4, 'complete', $5, $6, $5) RETURNING payment_id`,
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
