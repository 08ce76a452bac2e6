import { isUnclearForLong } from "#domain/payment/attemptMachine.ts";
import { OrderStore } from "#server/commerce/booking/store/OrderStore.ts";
import type { CancelResult } from "#server/commerce/payment/gateway/PaymentGateway.ts";
import type { PaymentParts } from "#server/commerce/payment/PaymentParts.ts";
import { AttemptStore } from "#server/commerce/payment/store/AttemptStore.ts";
import { whileAttempting } from "#server/commerce/payment/store/attemptLease.ts";
import type { OrderPayment } from "#server/commerce/payment/store/OrderPayment.ts";
import type { PaymentAttempt } from "#server/commerce/payment/store/PaymentAttempt.ts";
import { PaymentStore } from "#server/commerce/payment/store/PaymentStore.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { forEachIsolated, takeOneByOne } from "#server/platform/jobs/forEachIsolated.ts";
import { finishRefund, refuseRefund } from "./refunds.ts";
import { RefundStore } from "./store/RefundStore.ts";

/** Balance the provider should hold before the attempt: by our books, or as looked up after the first key was used up. */
function balanceBefore(payment: OrderPayment, { amount, request }: PaymentAttempt): number {
	if (request.anew) return request.anew.balance;
	return request.isStray ? amount : payment.amount - payment.refundedAmount;
}

type Certain = CancelResult & { readonly anew?: PaymentAttempt["request"]["anew"] };

/**
 * Verifies every answer but a clear success against the balance the provider holds now. An idempotency key that has been used up cannot
 * succeed any more: if the money is still there, a new key is used; if that is not clear, the refund counts as refused and an operator
 * handles it. [D41, payments 3.5, 3.7]
 */
async function verifyResult(
	parts: PaymentParts,
	payment: OrderPayment,
	attempt: PaymentAttempt,
	result: CancelResult,
): Promise<Certain> {
	if (result.kind === "cancelled") return result;
	const { request, amount } = attempt;
	const looked = await parts
		.gateway(payment.provider)
		.lookup(request.orderId)
		.catch(() => null);
	const before = balanceBefore(payment, attempt);
	const balance = looked?.kind === "found" ? looked.payment.balanceAmount : null;
	if (balance === before - amount) return { kind: "cancelled", balanceAmount: balance };
	if (result.kind === "refused" || !result.spent || looked === null || looked.kind === "unknown")
		return result;
	// Part of the money was refunded in the provider's own console.
	const isOther = result.spent === "otherBalance" && !request.anew;
	if (balance === null || balance < amount || !(isOther || balance === before))
		return { kind: "refused", code: result.code };
	return { ...result, anew: { turn: (request.anew?.turn ?? 0) + 1, balance } };
}

const keyOf = ({ idempotencyKey, request: { anew } }: PaymentAttempt): string =>
	anew ? `${idempotencyKey}:${anew.turn}` : idempotencyKey;

async function settle(
	tx: Queryable,
	payment: OrderPayment,
	attempt: PaymentAttempt,
	result: Certain,
	now: number,
): Promise<void> {
	const attempts = new AttemptStore(tx);
	await new OrderStore(tx).lock({ orderPayId: payment.orderPayId });
	if (result.kind === "unknown") return attempts.postpone(attempt, result.code, now, result.anew);
	const isDone = result.kind === "cancelled";
	const isMine = isDone
		? await attempts.end(attempt.id, "AGREED", now)
		: await attempts.end(attempt.id, "REFUSED", now, result.code);
	const refund = isMine ? await new RefundStore(tx).ofAttempt(attempt.id) : null;
	if (!refund) return;
	if (isDone) await finishRefund(tx, refund.id, now);
	else await refuseRefund(tx, refund.id, now);
}

/** Asks the provider for a refund, outside any transaction, and records the answer. The money is refunded only once, whatever fails. [D39] */
async function runCancelAttempt(parts: PaymentParts, attempt: PaymentAttempt): Promise<void> {
	const payment = await new PaymentStore(parts.db).read(attempt.paymentId);
	if (!payment) return;
	const cancel = () =>
		parts.gateway(payment.provider).cancel({
			paymentKey: attempt.request.paymentKey,
			orderId: attempt.request.orderId,
			amount: attempt.amount,
			balance: balanceBefore(payment, attempt),
			reason: attempt.request.reason ?? "예약 취소",
			idempotencyKey: keyOf(attempt),
		});
	const answered = await whileAttempting(parts, attempt.id, cancel).catch(
		(error: unknown): CancelResult => ({ kind: "unknown", code: String(error).slice(0, 100) }),
	);
	const result = await verifyResult(parts, payment, attempt, answered);
	const isLong = result.kind === "unknown" && isUnclearForLong(attempt.checks);
	if (result.kind === "refused" || isLong)
		parts.alarm(isLong ? "a refund is unclear for a long time" : "a refund was refused", {
			attemptId: attempt.id,
			paymentId: payment.id,
			code: result.code,
		});
	await parts.db.tx((tx) => settle(tx, payment, attempt, result, parts.clock.now()));
}

/** Runs the refunds that are due: new ones, and those whose outcome is unknown. Returns how many. */
export async function runRefunds(parts: PaymentParts): Promise<number> {
	const { db, clock } = parts;
	const take = () => db.tx((tx) => new AttemptStore(tx).claimDue("cancel", clock.now()));
	return forEachIsolated(takeOneByOne(take), async (attempt) => {
		await runCancelAttempt(parts, attempt);
		return true;
	});
}

/** Claims an attempt ahead of the job and runs it; does nothing when it is already claimed. */
export async function runRefundNow(parts: PaymentParts, attemptId: number): Promise<void> {
	const { db, clock } = parts;
	const attempt = await db.tx((tx) => new AttemptStore(tx).claimWaiting(attemptId, clock.now()));
	if (attempt) await runCancelAttempt(parts, attempt);
}
