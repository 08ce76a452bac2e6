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

/** Providers take a confirmation for ten minutes after the traveller has agreed. */
const confirmWindow = 10 * 60_000;
const eventGrace = 30_000;
const batch = 20;

/** What a look-up says about a charge; null: ask again with the same key. */
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

/** Looks a charge up, or asks again; null when its payment is gone. */
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
	const { settled } = await (result
		? parts.db.tx((tx) => settleConfirm(tx, attempt, result, now))
		: confirmWithProvider(parts, { attempt, provider, found: null }));
	return settled;
}

/**
 * Finds out how charges ended that were under way when a process died, an answer was lost or a provider was silent: looks
 * them up, asks again with the same key while the provider still takes it, and gives up only then. Events that were taken
 * but not handled are handled. How many it settled. [D29, D31, D32, payments 3.10 step 6]
 */
export async function recoverPayments(parts: PaymentParts): Promise<number> {
	const { db, clock } = parts;
	const take = () => db.tx((tx) => new AttemptStore(tx).takeDue("confirm", clock.now()));
	const recoverCharges = () =>
		forEachIsolated(takeOneByOne(take), async (attempt) => {
			const end = await recoverCharge(parts, attempt);
			return end === "approved" || end === "declined";
		});
	const steps = [recoverCharges, () => expireExtras(parts), () => handleLeftEvents(parts)];
	return forEachIsolated(steps, (step) => step());
}

/** A payment of an extra charge that nobody finished ends after its half hour (EXPIRE of 4.2); the demand stays. */
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
