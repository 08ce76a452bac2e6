import type { RefundRow } from "#server/bookings/bookingFacts.ts";
import { lockOrder } from "#server/bookings/orders.ts";
import type { Queryable } from "#server/database/Database.ts";
import type { CancelResult, LookupResult } from "#server/payments/PaymentGateway.ts";
import type { PaymentParts } from "#server/payments/PaymentParts.ts";
import {
	type AttemptRow,
	endAttempt,
	type PaymentRow,
	postponeAttempt,
	readPayment,
} from "#server/payments/payments.ts";
import { takeDueAttempts } from "#server/payments/recoverPayments.ts";
import { finishRefund, refuseRefund } from "./refunds.ts";

/** What the provider holds before the attempt. */
const balanceBefore = (payment: PaymentRow, attempt: AttemptRow): number =>
	attempt.request.isStray ? attempt.amount : payment.amount - payment.cancelled_amount;

async function refundOfAttempt(tx: Queryable, attemptId: number): Promise<RefundRow | null> {
	const { rows } = await tx.query<RefundRow>("SELECT * FROM refund WHERE attempt_id = $1", [attemptId]);
	return rows[0] ?? null;
}

/** Anything but a clear yes is compared with what the provider holds now. [D41] */
async function certain(
	parts: PaymentParts,
	payment: PaymentRow,
	attempt: AttemptRow,
	result: CancelResult,
): Promise<CancelResult> {
	if (result.kind === "cancelled") return result;
	const looked = await parts
		.gateway(payment.provider)
		.lookup(attempt.request.orderId)
		.catch((error: unknown): LookupResult => ({ kind: "unknown", code: String(error).slice(0, 100) }));
	if (looked.kind !== "found")
		return result.kind === "refused" ? result : { kind: "unknown", code: result.code };
	const after = balanceBefore(payment, attempt) - attempt.amount;
	return looked.payment.balanceAmount === after ? { kind: "cancelled", balanceAmount: after } : result;
}

async function settle(
	tx: Queryable,
	payment: PaymentRow,
	attempt: AttemptRow,
	result: CancelResult,
	now: number,
): Promise<void> {
	await lockOrder(tx, { orderPayId: payment.order_pay_id });
	if (result.kind === "unknown") return postponeAttempt(tx, attempt, result.code, now);
	const isDone = result.kind === "cancelled";
	const isMine = await endAttempt(
		tx,
		attempt.attempt_id,
		isDone ? "done" : "refused",
		now,
		isDone ? null : result.code,
	);
	if (!isMine) return;
	const refund = await refundOfAttempt(tx, attempt.attempt_id);
	if (!refund) return;
	if (isDone) await finishRefund(tx, refund.refund_id, now);
	else await refuseRefund(tx, refund.refund_id, now);
}

/** Asks the provider to give money back, outside any transaction, and writes the answer down. One refund whatever happens. [D39] */
export async function runCancelAttempt(parts: PaymentParts, attempt: AttemptRow): Promise<void> {
	const payment = await readPayment(parts.db, attempt.payment_id);
	if (!payment) return;
	const answered = await parts
		.gateway(payment.provider)
		.cancel({
			paymentKey: attempt.request.paymentKey,
			orderId: attempt.request.orderId,
			amount: attempt.amount,
			balance: balanceBefore(payment, attempt),
			reason: attempt.request.reason ?? "예약 취소",
			idempotencyKey: attempt.idempotency_key,
		})
		.catch((error: unknown): CancelResult => ({ kind: "unknown", code: String(error).slice(0, 100) }));
	const result = await certain(parts, payment, attempt, answered);
	if (result.kind === "refused")
		parts.alarm("a refund was refused", {
			attemptId: attempt.attempt_id,
			paymentId: payment.payment_id,
			code: result.code,
		});
	await parts.db.tx((tx) => settle(tx, payment, attempt, result, parts.clock.now()));
}

/** Runs the refunds that are due: new ones, and those whose end nobody knows. How many. */
export async function runRefunds(parts: PaymentParts): Promise<number> {
	const attempts = await takeDueAttempts(parts, "cancel");
	for (const attempt of attempts) await runCancelAttempt(parts, attempt);
	return attempts.length;
}
