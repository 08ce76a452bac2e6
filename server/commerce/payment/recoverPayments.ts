import { isUnclearForLong } from "#domain/payment/attemptMachine.ts";
import { OrderStore } from "#server/commerce/booking/store/OrderStore.ts";
import type {
	ConfirmResult,
	GatewayEvent,
	LookupResult,
} from "#server/commerce/payment/gateway/PaymentGateway.ts";
import {
	type Batch,
	forEachDue,
	forEachIsolated,
	takeOneByOne,
} from "#server/platform/jobs/forEachIsolated.ts";
import { confirmWithProvider } from "./approvePayment.ts";
import type { PaymentParts } from "./PaymentParts.ts";
import { handleOnce } from "./receiveWebhook.ts";
import { type Settled, settleConfirm } from "./settleConfirm.ts";
import { AttemptStore } from "./store/AttemptStore.ts";
import { whileAttempting } from "./store/attemptLease.ts";
import type { PaymentAttempt } from "./store/PaymentAttempt.ts";
import { PaymentEventStore } from "./store/PaymentEventStore.ts";
import { PaymentStore } from "./store/PaymentStore.ts";

/** How long providers accept a confirmation after the traveller's approval, in milliseconds. */
const confirmWindow = 10 * 60_000;
const eventGrace = 30_000;
const batch = 20;

/** Maps a look-up to the outcome of a charge; null means to ask again with the same key. */
function resultOf(looked: LookupResult, attempt: PaymentAttempt, now: number): ConfirmResult | null {
	const isOver = now >= attempt.createdAt + confirmWindow;
	switch (looked.kind) {
		case "unknown":
			return looked;
		case "notFound":
			if (!isOver) return null;
			return attempt.checks >= 2
				? { kind: "expired", code: "NOT_FOUND" }
				: { kind: "unknown", code: "NOT_FOUND" };
		case "found":
			switch (looked.payment.status) {
				case "READY":
				case "IN_PROGRESS":
					return isOver ? { kind: "expired", code: "NOT_CONFIRMED" } : null;
				case "ABORTED":
				case "CANCELED":
				case "EXPIRED":
					return { kind: "declined", code: looked.payment.status };
				default:
					return { kind: "approved", payment: looked.payment };
			}
	}
}

/** Looks a charge up, or asks for it again; null when its payment no longer exists. */
async function recoverCharge(parts: PaymentParts, attempt: PaymentAttempt): Promise<Settled | null> {
	const payment = await new PaymentStore(parts.db).read(attempt.paymentId);
	if (!payment) return null;
	const { provider } = payment;
	const lookup = () => parts.gateway(provider).lookup(attempt.request.orderId);
	const looked = await whileAttempting(parts, attempt.id, lookup).catch(
		(error: unknown): LookupResult => ({ kind: "unknown", code: String(error).slice(0, 100) }),
	);
	const now = parts.clock.now();
	const result = resultOf(looked, attempt, now);
	if (result?.kind === "unknown" && isUnclearForLong(attempt.checks))
		parts.alarm("a charge is unclear for a long time", { attemptId: attempt.id, code: result.code });
	const { settled } = await (result
		? parts.db.tx((tx) => settleConfirm(tx, attempt, result, now))
		: confirmWithProvider(parts, { attempt, provider, found: null }));
	return settled;
}

/**
 * Determines the outcome of charges that were in flight when a process died, a response was lost or a provider did not answer: looks them
 * up, asks again with the same key while the provider still accepts it, and only then gives up. Also closes overdue extra payments and
 * handles events that were stored but not handled. Returns how many it settled. [D29, D31, D32, payments 3.10 step 6]
 */
export async function recoverPayments(parts: PaymentParts): Promise<number> {
	const { db, clock } = parts;
	const take = () => db.tx((tx) => new AttemptStore(tx).claimDue("confirm", clock.now()));
	const recoverCharges = () =>
		forEachIsolated(takeOneByOne(take), async (attempt) => {
			const end = await recoverCharge(parts, attempt);
			return end === "approved" || end === "declined";
		});
	const steps = [recoverCharges, () => expireExtras(parts), () => handleLeftEvents(parts)];
	return forEachIsolated(steps, (step) => step());
}

/** Closes payments of extra charges that were not completed within half an hour (EXPIRE of 4.2); the demands stay open. Returns how many. */
async function expireExtras({ db, clock }: PaymentParts): Promise<number> {
	const now = clock.now();
	const overdue = (batch: Batch) => new PaymentStore(db).overdueExtras(now, batch);
	return forEachDue(overdue, ({ id, orderPayId }) =>
		db.tx(async (tx) => {
			const payments = new PaymentStore(tx);
			await new OrderStore(tx).lock({ orderPayId });
			const payment = await payments.read(id);
			if (payment?.status !== "ready" || payment.expiresAt > now) return false;
			if (await new AttemptStore(tx).isBeingCharged(id)) return false;
			await payments.move(payment, "EXPIRE", now, { failCode: "timeout" });
			return true;
		}),
	);
}

async function handleLeftEvents(parts: PaymentParts): Promise<number> {
	const before = parts.clock.now() - eventGrace;
	const left = await new PaymentEventStore<GatewayEvent>(parts.db).left(before, batch);
	return forEachIsolated(left, ({ provider, event }) => handleOnce(parts, provider, event));
}
