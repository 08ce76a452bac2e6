import { setTimeout as pause } from "node:timers/promises";
import { isHeld } from "#domain/payment/hold.ts";
import { releaseOrder } from "#server/bookings/releaseOrder.ts";
import { Refusal } from "#server/http/Refusal.ts";
import { type ConfirmResult, gatewayOrderId } from "./PaymentGateway.ts";
import type { PaymentParts } from "./PaymentParts.ts";
import { type AttemptRow, insertAttempt, type PaymentRow, readPayment } from "./payments.ts";
import { ownPayment } from "./preparePayment.ts";
import { type Settled, settleConfirm } from "./settleConfirm.ts";
import { type PaymentView, viewPayment } from "./viewPayment.ts";

/** `unknown` is never a failure: the server finds out. */
export type Approval = PaymentView;

/** How long a call may be under way before somebody else looks after it. */
export const leaseMilliseconds = 90_000;

/** How long the traveller waits for an answer; the call itself goes on. */
const patienceMilliseconds = 10_000;

/** Asks the provider to charge, outside any transaction, and settles what it answers. */
export async function confirmWithProvider(
	parts: PaymentParts,
	{ attempt, provider }: { readonly attempt: AttemptRow; readonly provider: string },
): Promise<Settled> {
	const result = await parts
		.gateway(provider)
		.confirm({
			paymentKey: attempt.request.paymentKey,
			orderId: attempt.request.orderId,
			amount: attempt.amount,
			idempotencyKey: attempt.idempotency_key,
		})
		.catch((error: unknown): ConfirmResult => ({ kind: "unknown", code: String(error).slice(0, 100) }));
	if (result.kind === "config")
		parts.alarm("payment provider refuses our set-up", { provider, code: result.code });
	return parts.db.tx((tx) => settleConfirm(tx, attempt, result, parts.clock.now()));
}

type Start =
	| { readonly kind: "settled"; readonly settled: Settled }
	| { readonly kind: "late" }
	/** Somebody else is asking the provider. */
	| { readonly kind: "waiting" }
	| { readonly kind: "call"; readonly attempt: AttemptRow; readonly provider: string };

function settledBefore(payment: PaymentRow): Settled | null {
	if (payment.status === "fail") return "declined";
	return payment.status === "ready" ? null : "approved";
}

/** Writes the intent down before anything is asked. [payments 3.10 step 2] */
export function startConfirm(
	{ db, clock }: PaymentParts,
	request: {
		readonly memberId: number;
		readonly paymentId: number;
		readonly orderNum: string;
		readonly pgToken: string;
	},
): Promise<Start> {
	const now = clock.now();
	return db.tx(async (tx): Promise<Start> => {
		const { order, payment } = await ownPayment(tx, request.memberId, request.paymentId, request.orderNum);
		const settled = settledBefore(payment);
		if (settled) return { kind: "settled", settled };
		const open = await tx.query(
			"SELECT 1 FROM payment_attempt WHERE payment_id = $1 AND action = 'confirm' AND state IN ('intent', 'calling', 'unknown')",
			[payment.payment_id],
		);
		if (open.rowCount > 0) return { kind: "waiting" };
		const isMain = payment.kind !== "addpay";
		const isLate =
			payment.expires_at.getTime() <= now ||
			(isMain && (order.pay.stage !== "hold" || !isHeld(order.pay.hold_until?.getTime() ?? 0, now)));
		if (isLate) {
			if (isMain) await releaseOrder(tx, order.pay.order_pay_id, "timeout", now);
			return { kind: "late" };
		}
		const attempt = await insertAttempt(tx, {
			payment_id: payment.payment_id,
			action: "confirm",
			amount: payment.amount,
			request: {
				paymentKey: request.pgToken,
				orderId: gatewayOrderId(order.pay.order_num, payment.payment_id),
			},
			orderNum: order.pay.order_num,
			leaseUntil: now + leaseMilliseconds,
			now,
		});
		return { kind: "call", attempt, provider: payment.provider };
	});
}

/**
 * Charges a payment the traveller has agreed to in the provider's window. Whoever comes second, or again, gets the state
 * the first has reached. Nothing is charged once the hold is over. [CALL-OTHER-01, D21, D22, D31]
 * @throws Refusal notFound, soldOut when the hold is over, payDeclined when the provider or the amounts say no
 */
export async function approvePayment(
	parts: PaymentParts,
	request: Parameters<typeof startConfirm>[1],
): Promise<Approval> {
	const start = await startConfirm(parts, request);
	if (start.kind === "late") throw new Refusal("soldOut");
	const settled =
		start.kind === "settled"
			? start.settled
			: start.kind === "waiting"
				? await otherCall(parts, request.paymentId)
				: await patiently(parts, start);
	if (settled === "declined") throw new Refusal("payDeclined");
	return viewPayment(parts.db, request.memberId, request.orderNum, request.paymentId);
}

async function patiently(
	parts: PaymentParts,
	start: { readonly attempt: AttemptRow; readonly provider: string },
): Promise<Settled> {
	const stop = new AbortController();
	const call = confirmWithProvider(parts, start).catch((error: unknown): Settled => {
		parts.alarm("a payment could not be settled; recovery will", { error: String(error) });
		return "unknown";
	});
	const settled = await Promise.race([
		call,
		pause(patienceMilliseconds, "unknown" as const, { signal: stop.signal }),
	]);
	stop.abort();
	return settled;
}

/** Waits for the call that is under way. */
async function otherCall({ db }: PaymentParts, paymentId: number): Promise<Settled> {
	for (let waited = 0; waited < patienceMilliseconds; waited += 250) {
		const payment = await readPayment(db, paymentId);
		const settled = payment && settledBefore(payment);
		if (settled) return settled;
		await pause(250);
	}
	return "unknown";
}
