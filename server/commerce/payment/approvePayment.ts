import { setTimeout as pause } from "node:timers/promises";
import { isHeld } from "#domain/payment/hold.ts";
import { releaseOrder } from "#server/commerce/booking/releaseOrder.ts";
import { ExtraPaymentStore } from "#server/commerce/booking/store/ExtraPaymentStore.ts";
import { type ConfirmResult, gatewayOrderId } from "#server/commerce/payment/gateway/PaymentGateway.ts";
import { nullIfUnavailable } from "#server/platform/database/DatabaseUnavailable.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { outcomeInTime } from "./outcomeInTime.ts";
import type { PaymentParts } from "./PaymentParts.ts";
import { outcomeTimeoutMilliseconds, placeAtOnce, type Settlement, settleConfirm } from "./settleConfirm.ts";
import { AttemptStore } from "./store/AttemptStore.ts";
import { whileAttempting } from "./store/attemptLease.ts";
import { beginCharge } from "./store/beginCharge.ts";
import type { PaymentAttempt } from "./store/PaymentAttempt.ts";
import { PaymentStore } from "./store/PaymentStore.ts";
import { lockPaymentWithOrder, type PaymentWithOrder } from "./store/paymentWithOrder.ts";
import { type PaymentView, paymentView, viewPayment } from "./viewPayment.ts";

/** An outcome of `unknown` is not a failure: the server will find out. */
export type Approval = PaymentView;

interface Call {
	readonly attempt: PaymentAttempt;
	readonly provider: string;
	/** The order as it was when the call began; null during recovery. */
	readonly found: PaymentWithOrder | null;
}

/** Asks the provider to charge, outside any transaction, and settles the outcome. */
export async function confirmWithProvider(
	parts: PaymentParts,
	{ attempt, provider, found }: Call,
): Promise<Settlement> {
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
	const now = parts.clock.now();
	const atOnce = found && (await placeAtOnce(parts.db, found, attempt, result, now).catch(nullIfUnavailable));
	return atOnce ?? parts.db.tx((tx) => settleConfirm(tx, attempt, result, now));
}

export interface ApproveRequest {
	readonly memberId: number;
	readonly paymentId: number;
	readonly orderNum: string;
	/** The token the provider sent the traveller back with. */
	readonly pgToken: string;
}

/**
 * Records the charge attempt before the provider is asked. Returns `late` when it is too late to charge, and null when another call is
 * charging or has done so. [payments 3.10 step 2]
 * @throws Refusal notFound
 */
export async function startConfirm(
	{ db, clock }: PaymentParts,
	request: ApproveRequest,
): Promise<Call | "late" | null> {
	const now = clock.now();
	const { paymentId, memberId, orderNum } = request;
	const called = { paymentKey: request.pgToken, orderId: gatewayOrderId(orderNum, paymentId) };
	const charging = { paymentId, memberId, orderNum, request: called };
	const begun = await beginCharge(db, charging, now).catch(nullIfUnavailable);
	if (begun) return { ...begun, provider: begun.found.payment.provider };
	return db.tx(async (tx) => {
		const found = await lockPaymentWithOrder(tx, paymentId, memberId);
		if (found?.order.orderNum !== orderNum) throw new Refusal("notFound");
		const { order, payment } = found;
		if (payment.status !== "ready") return null;
		const attempts = new AttemptStore(tx);
		const isWanted =
			payment.extraPaymentId === null
				? isHeld(order.heldUntil, now)
				: (await new ExtraPaymentStore(tx).read(payment.extraPaymentId))?.state === "asked";
		if (!isWanted || payment.expiresAt <= now) {
			if (await attempts.isBeingCharged(payment.id)) return null;
			// has no effect on a booking that is already paid
			await releaseOrder(tx, order.orderPayId, "timeout", now);
			return "late";
		}
		const { amount, provider } = payment;
		const confirmation = { paymentId, action: "confirm", amount, request: called, orderNum } as const;
		const attempt = await attempts.begin(confirmation, now);
		return attempt && { attempt, provider, found };
	});
}

/**
 * Charges a payment the traveller has approved in the provider's window. Concurrent and repeated calls return the outcome of the first.
 * Nothing is charged once the hold is over. [CALL-OTHER-01, D21, D22, D31]
 * @throws Refusal notFound, soldOut when the hold or the demand is over, alreadyProcessed when the hold gave way to a newer one,
 * payDeclined when the provider declines, amountMismatch when the provider charged a different amount, which is refunded
 */
export async function approvePayment(parts: PaymentParts, request: ApproveRequest): Promise<Approval> {
	const { memberId, orderNum, paymentId } = request;
	const start = await startConfirm(parts, request);
	if (start === "late") throw new Refusal("soldOut");
	const placed = start ? await confirmInTime(parts, start) : await waitForOtherCall(parts, paymentId);
	if (placed) return paymentView(placed);
	const view = await viewPayment(parts.db, memberId, orderNum, paymentId);
	const { status, failCode } = view.payment;
	if (status !== "fail") return view;
	const instead = await otherPaidPayment(parts, view);
	if (instead !== null) return viewPayment(parts.db, memberId, orderNum, instead);
	throw new Refusal(refusalOf(failCode));
}

function refusalOf(
	failCode: string | null,
): "soldOut" | "alreadyProcessed" | "amountMismatch" | "payDeclined" {
	if (failCode === "timeout" || failCode === "TOO_LATE") return "soldOut";
	if (failCode === "given_up") return "alreadyProcessed";
	return failCode === "MISMATCH" ? "amountMismatch" : "payDeclined";
}

/**
 * Returns another payment that has meanwhile paid for the same thing. Without it, a traveller who paid by another method would be told to
 * try again, and would book twice.
 */
async function otherPaidPayment(
	{ db }: PaymentParts,
	{ order, payment: { extraPaymentId } }: PaymentView,
): Promise<number | null> {
	const payments = new PaymentStore(db);
	if (extraPaymentId !== null) return (await payments.ofDemand(extraPaymentId))[0]?.id ?? null;
	return order.stage === "placed" ? ((await payments.main(order.orderPayId))?.id ?? null) : null;
}

/** Returns the order the call has placed; null when it placed none, or the outcome is not known in time. */
const confirmInTime = async (parts: PaymentParts, call: Call): Promise<PaymentWithOrder | null> =>
	(await outcomeInTime(parts, confirmWithProvider(parts, call)))?.placed ?? null;

/** Waits for the call in flight. */
async function waitForOtherCall({ db }: PaymentParts, paymentId: number): Promise<null> {
	for (let waited = 0; waited < outcomeTimeoutMilliseconds; waited += 250) {
		const payment = await new PaymentStore(db).read(paymentId);
		if (payment?.status !== "ready") break;
		await pause(250);
	}
	return null;
}
