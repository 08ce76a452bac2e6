import { setTimeout as pause } from "node:timers/promises";
import { isHeld } from "#domain/payment/hold.ts";
import { releaseOrder } from "#server/commerce/booking/releaseOrder.ts";
import { type ConfirmResult, gatewayOrderId } from "#server/commerce/payment/gateway/PaymentGateway.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { PaymentParts } from "./PaymentParts.ts";
import { type Settled, settleConfirm } from "./settleConfirm.ts";
import { AttemptStore, type PaymentAttempt } from "./store/AttemptStore.ts";
import { whileAttempting } from "./store/attemptLease.ts";
import type { OrderPayment } from "./store/OrderPayment.ts";
import { PaymentStore } from "./store/PaymentStore.ts";
import { lockPaymentWithOrder } from "./store/paymentWithOrder.ts";
import { type PaymentView, viewPayment } from "./viewPayment.ts";

/** `unknown` is never a failure: the server finds out. */
export type Approval = PaymentView;

/** How long the traveller waits for an answer; the call itself goes on. */
const patienceMilliseconds = 10_000;

/** Asks the provider to charge, outside any transaction, and settles what it answers. */
export async function confirmWithProvider(
	parts: PaymentParts,
	{ attempt, provider }: { readonly attempt: PaymentAttempt; readonly provider: string },
): Promise<Settled> {
	const confirm = () =>
		parts.gateway(provider).confirm({
			paymentKey: attempt.request.paymentKey,
			orderId: attempt.request.orderId,
			amount: attempt.amount,
			idempotencyKey: attempt.idempotencyKey,
		});
	const result = await whileAttempting(parts, attempt.id, confirm).catch(
		(error: unknown): ConfirmResult => ({ kind: "unknown", code: String(error).slice(0, 100) }),
	);
	if (result.kind === "config")
		parts.alarm("payment provider refuses our set-up", { provider, code: result.code });
	return parts.db.tx((tx) => settleConfirm(tx, attempt, result, parts.clock.now()));
}

type Start =
	| { readonly kind: "settled"; readonly settled: Settled }
	| { readonly kind: "late" }
	/** Somebody else is asking the provider. */
	| { readonly kind: "waiting" }
	| { readonly kind: "call"; readonly attempt: PaymentAttempt; readonly provider: string };

function settledBefore(payment: OrderPayment): Settled | null {
	if (payment.status === "fail") return "declined";
	return payment.status === "ready" ? null : "approved";
}

export interface ApproveRequest {
	readonly memberId: number;
	readonly paymentId: number;
	readonly orderNum: string;
	/** What the provider sent the traveller back with. */
	readonly pgToken: string;
}

/** Writes the intent down before anything is asked. [payments 3.10 step 2] */
export function startConfirm({ db, clock }: PaymentParts, request: ApproveRequest): Promise<Start> {
	const now = clock.now();
	return db.tx(async (tx): Promise<Start> => {
		const found = await lockPaymentWithOrder(tx, request.paymentId, request.memberId);
		if (found?.order.orderNum !== request.orderNum) throw new Refusal("notFound");
		const { order, payment } = found;
		const settled = settledBefore(payment);
		if (settled) return { kind: "settled", settled };
		const attempts = new AttemptStore(tx);
		const isMain = payment.kind !== "addpay";
		const isOver = isMain && (order.stage !== "hold" || !isHeld(order.heldUntil ?? 0, now));
		if (isOver || payment.expiresAt <= now) {
			if (await attempts.isBeingCharged(payment.id)) return { kind: "waiting" };
			if (isMain) await releaseOrder(tx, order.orderPayId, "timeout", now);
			return { kind: "late" };
		}
		const { id: paymentId, amount, provider } = payment;
		const { orderNum } = order;
		const called = { paymentKey: request.pgToken, orderId: gatewayOrderId(orderNum, paymentId) };
		const attempt = await attempts.begin(
			{ paymentId, action: "confirm", amount, request: called, orderNum },
			now,
		);
		if (!attempt) return { kind: "waiting" };
		return { kind: "call", attempt, provider };
	});
}

/**
 * Charges a payment the traveller has agreed to in the provider's window. Whoever comes second, or again, gets the state
 * the first has reached. Nothing is charged once the hold is over. [CALL-OTHER-01, D21, D22, D31]
 * @throws Refusal notFound, soldOut when the hold is over, payDeclined when the provider or the amounts say no
 */
export async function approvePayment(parts: PaymentParts, request: ApproveRequest): Promise<Approval> {
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
	start: { readonly attempt: PaymentAttempt; readonly provider: string },
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
		const payment = await new PaymentStore(db).read(paymentId);
		const settled = payment && settledBefore(payment);
		if (settled) return settled;
		await pause(250);
	}
	return "unknown";
}
