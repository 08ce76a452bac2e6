import { leaseMilliseconds } from "./approvePayment.ts";
import type { ConfirmResult, GatewayEvent, LookupResult } from "./PaymentGateway.ts";
import type { PaymentParts } from "./PaymentParts.ts";
import { type AttemptRow, readPayment } from "./payments.ts";
import { handleOnce } from "./receiveWebhook.ts";
import { type Settled, settleConfirm } from "./settleConfirm.ts";

/** Providers take a confirmation for ten minutes after the traveller has agreed. */
const confirmWindow = 10 * 60_000;
const eventGrace = 30_000;
const batch = 20;

/** Takes attempts whose end nobody knows; each is taken by one process at a time. */
export async function takeDueAttempts(
	{ db, clock }: PaymentParts,
	action: AttemptRow["action"],
): Promise<AttemptRow[]> {
	const now = clock.now();
	const { rows } = await db.query<AttemptRow>(
		`UPDATE payment_attempt SET state = 'calling', lease_until = $2 WHERE attempt_id IN (
			SELECT attempt_id FROM payment_attempt WHERE action = $1 AND (
				(state = 'intent' AND $1 = 'cancel')
				OR (state = 'calling' AND lease_until <= $3)
				OR (state = 'unknown' AND next_check_at <= $3)
			) ORDER BY attempt_id LIMIT ${batch} FOR UPDATE SKIP LOCKED
		) RETURNING *`,
		[action, new Date(now + leaseMilliseconds), new Date(now)],
	);
	return rows;
}

/** What a look-up says about a charge; null: ask again with the same key. */
function resultOf(looked: LookupResult, attempt: AttemptRow, now: number): ConfirmResult | null {
	const isOver = now >= attempt.created_at.getTime() + confirmWindow;
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

/**
 * Finds out how charges ended that were under way when a process died, an answer was lost or a provider was silent: looks
 * them up, asks again with the same key while the provider still takes it, and gives up only then. Events that were taken
 * but not handled are handled. How many it settled. [D29, D31, D32, payments 3.10 step 6]
 */
export async function recoverPayments(
	parts: PaymentParts,
	confirm: (call: { readonly attempt: AttemptRow; readonly provider: string }) => Promise<Settled>,
): Promise<number> {
	let settled = 0;
	for (const attempt of await takeDueAttempts(parts, "confirm")) {
		const payment = await readPayment(parts.db, attempt.payment_id);
		if (!payment) continue;
		const { provider } = payment;
		const looked = await parts
			.gateway(provider)
			.lookup(attempt.request.orderId)
			.catch((error: unknown): LookupResult => ({ kind: "unknown", code: String(error).slice(0, 100) }));
		const now = parts.clock.now();
		const result = resultOf(looked, attempt, now);
		const end = result
			? await parts.db.tx((tx) => settleConfirm(tx, attempt, result, now))
			: await confirm({ attempt, provider });
		if (end !== "unknown") settled += 1;
	}
	await expireDemands(parts);
	return settled + (await handleLeftEvents(parts));
}

/** A payment of an extra charge that nobody finished ends after its half hour (EXPIRE of 4.2); the demand stays. */
async function expireDemands({ db, clock }: PaymentParts): Promise<void> {
	await db.query(
		`UPDATE payment p SET status = 'fail', fail_code = 'timeout', updated_at = $1, version = version + 1
		WHERE p.kind = 'addpay' AND p.status = 'ready' AND p.expires_at <= $1 AND NOT EXISTS (
			SELECT 1 FROM payment_attempt a WHERE a.payment_id = p.payment_id AND a.state IN ('intent', 'calling', 'unknown'))`,
		[new Date(clock.now())],
	);
}

async function handleLeftEvents(parts: PaymentParts): Promise<number> {
	const { rows } = await parts.db.query<{ provider: string; payload: GatewayEvent }>(
		`SELECT provider, payload FROM payment_event WHERE handled_at IS NULL AND received_at < $1
		ORDER BY received_at LIMIT ${batch}`,
		[new Date(parts.clock.now() - eventGrace)],
	);
	for (const { provider, payload } of rows) await handleOnce(parts, provider, payload);
	return rows.length;
}
