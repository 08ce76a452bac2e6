import {
	type AttemptEvent,
	type AttemptState,
	moveAttempt,
	nextCheckAfter,
} from "#domain/payment/attemptMachine.ts";
import { invariant } from "#domain/shared/invariant.ts";
import { Store } from "#server/platform/database/Store.ts";
import { attemptEndings } from "./attemptEndings.ts";
import { leaseMilliseconds } from "./attemptLease.ts";
import { attemptColumns, attemptIsOpen, insertAttemptOf, type PaymentAttempt } from "./PaymentAttempt.ts";

export interface NewAttempt extends Pick<PaymentAttempt, "paymentId" | "action" | "amount" | "request"> {
	readonly orderNum: string;
}

type Insertion = [attempt: NewAttempt, event: "INTENDED" | "TAKEN", now: number, leaseUntil: number | null];

/** Stores calls to providers; their state changes only through attemptMachine. */
export class AttemptStore extends Store {
	/** Records a call to be made later by whichever process claims it. */
	schedule(attempt: NewAttempt, now: number): Promise<PaymentAttempt> {
		return this.#insertOnly(attempt, "INTENDED", now, null);
	}

	/** Records a call this process is about to make; null while another call of its kind is in flight. */
	begin(attempt: NewAttempt, now: number): Promise<PaymentAttempt | null> {
		return this.#insert(attempt, "TAKEN", now, now + leaseMilliseconds);
	}

	/** Records a stand-in for a call that was never made, although its result arrived. */
	recordStandIn(attempt: NewAttempt, now: number): Promise<PaymentAttempt> {
		return this.#insertOnly(attempt, "TAKEN", now, now);
	}

	lastConfirm(paymentId: number): Promise<PaymentAttempt | null> {
		return this.row<PaymentAttempt>(
			`SELECT ${attemptColumns} FROM payment_attempt a WHERE a.payment_id = $1 AND a.action = 'confirm' ORDER BY a.seq DESC LIMIT 1`,
			[paymentId],
		);
	}

	/** Whether a provider is being, or about to be, asked to charge a payment. */
	isBeingCharged(paymentId: number): Promise<boolean> {
		return this.hasRows(
			{
				name: "payments.isBeingCharged",
				text: `SELECT 1 FROM payment_attempt WHERE payment_id = $1 AND action = 'confirm' AND ${attemptIsOpen}`,
			},
			[paymentId],
		);
	}

	/** Whether any payment of an order is being charged. */
	isOrderBeingCharged(orderPayId: number): Promise<boolean> {
		return this.hasRows(
			`SELECT 1 FROM payment_attempt a JOIN payment p USING (payment_id)
			WHERE p.order_pay_id = $1 AND a.action = 'confirm' AND a.${attemptIsOpen}`,
			[orderPayId],
		);
	}

	/** Whether a refund of a payment's stray money is in flight or done. */
	isStrayReturning(paymentId: number): Promise<boolean> {
		return this.hasRows(
			`SELECT 1 FROM payment_attempt WHERE payment_id = $1 AND action = 'cancel' AND (request->>'isStray')::boolean
			AND state <> 'refused'`,
			[paymentId],
		);
	}

	/** Claims a call that is due, in a transaction of its own; only one process claims it at a time. Null when there is none. */
	async claimDue(action: PaymentAttempt["action"], now: number): Promise<PaymentAttempt | null> {
		const due = await this.row<PaymentAttempt>(
			`SELECT ${attemptColumns} FROM payment_attempt a WHERE action = $1 AND (
				(state = 'intent' AND $1 = 'cancel')
				OR (state = 'calling' AND lease_until <= $2)
				OR (state = 'unknown' AND next_check_at <= $2)
			) ORDER BY attempt_id LIMIT 1 FOR UPDATE SKIP LOCKED`,
			[action, new Date(now)],
		);
		return due && this.#take(due, now);
	}

	/** Claims a waiting call ahead of the job; null when it has already been claimed. */
	async claimWaiting(attemptId: number, now: number): Promise<PaymentAttempt | null> {
		const attempt = await this.#lock(attemptId);
		return attempt?.state === "intent" ? this.#take(attempt, now) : null;
	}

	/** Ends a call; false when it has already ended. */
	async end(
		attemptId: number,
		event: Extract<AttemptEvent, "AGREED" | "REFUSED">,
		now: number,
		code: string | null = null,
	): Promise<boolean> {
		const { from, to } = attemptEndings[event];
		return this.hasRows(
			{
				name: "payments.endAttempt",
				text: `UPDATE payment_attempt SET state = $2, code = $3, settled_at = $4, next_check_at = NULL
				WHERE attempt_id = $1 AND state = ANY($5)`,
			},
			[attemptId, to, code, new Date(now), from],
		);
	}

	/**
	 * Schedules the next look-up of a call with an unknown outcome, at growing intervals.
	 * @param anew the new idempotency key to use from then on
	 */
	async postpone(
		{ id, checks }: PaymentAttempt,
		code: string,
		now: number,
		anew: PaymentAttempt["request"]["anew"] = undefined,
	): Promise<void> {
		const attempt = await this.#lock(id);
		const moved = attempt && moveAttempt(attempt.state, "UNCLEAR");
		if (!moved?.ok) return;
		await this.db.query(
			`UPDATE payment_attempt SET state = $2, code = $3, next_check_at = $4, checks = checks + 1, lease_until = NULL,
				request = request || $5::jsonb WHERE attempt_id = $1`,
			[id, moved.value, code, new Date(now + nextCheckAfter(checks)), JSON.stringify(anew ? { anew } : {})],
		);
	}

	/** Returns the latest call of the same kind for the same payment; null when there is none. */
	latestLike(
		attemptId: number,
	): Promise<{ readonly id: number; readonly state: AttemptState; readonly code: string | null } | null> {
		return this.row<{ id: number; state: AttemptState; code: string | null }>(
			`SELECT later.attempt_id AS id, later.state, later.code FROM payment_attempt a JOIN payment_attempt later USING (payment_id, action)
			WHERE a.attempt_id = $1 ORDER BY later.seq DESC LIMIT 1`,
			[attemptId],
		);
	}

	async #insertOnly(...insertion: Insertion): Promise<PaymentAttempt> {
		const only = await this.#insert(...insertion);
		invariant(only, "no other call of its kind is under way");
		return only;
	}

	async #insert(...[attempt, event, now, leaseUntil]: Insertion): Promise<PaymentAttempt | null> {
		const moved = moveAttempt("new", event);
		if (!moved.ok) throw new Error(`${event} begins a call`);
		return this.row<PaymentAttempt>(
			{
				name: "payments.attempt",
				text: insertAttemptOf("(SELECT $1::bigint AS payment_id, $3::text AS order_num, $4::int AS amount)"),
			},
			[
				attempt.paymentId,
				attempt.action,
				attempt.orderNum,
				attempt.amount,
				JSON.stringify(attempt.request),
				moved.value,
				leaseUntil === null ? null : new Date(leaseUntil),
				new Date(now),
			],
		);
	}

	#lock(attemptId: number): Promise<PaymentAttempt | null> {
		return this.row<PaymentAttempt>(
			`SELECT ${attemptColumns} FROM payment_attempt a WHERE a.attempt_id = $1 FOR UPDATE`,
			[attemptId],
		);
	}

	/** Claims a locked call. */
	async #take(attempt: PaymentAttempt, now: number): Promise<PaymentAttempt | null> {
		const moved = moveAttempt(attempt.state, "TAKEN");
		if (!moved.ok) return null;
		await this.db.query("UPDATE payment_attempt SET state = $2, lease_until = $3 WHERE attempt_id = $1", [
			attempt.id,
			moved.value,
			new Date(now + leaseMilliseconds),
		]);
		return { ...attempt, state: moved.value };
	}
}
