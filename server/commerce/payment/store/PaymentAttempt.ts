import type { AttemptState } from "#domain/payment/attemptMachine.ts";

/** A call to a provider: recorded before it is made, settled afterwards. */
export interface PaymentAttempt {
	readonly id: number;
	readonly paymentId: number;
	readonly action: "confirm" | "cancel";
	readonly idempotencyKey: string;
	readonly amount: number;
	readonly request: {
		readonly paymentKey: string;
		readonly orderId: string;
		readonly reason?: string;
		/** Whether the money belongs to no order and is refunded without changing the payment. */
		readonly isStray?: boolean;
		/** Set once a key is used up: the number of the next key, and the provider's balance at that time. */
		readonly anew?: { readonly turn: number; readonly balance: number };
	};
	readonly state: AttemptState;
	/** Number of look-ups so far. */
	readonly checks: number;
	/** Epoch milliseconds. */
	readonly createdAt: number;
}

/** A row of `payment_attempt`, from a table or from JSON. */
export interface AttemptRow {
	readonly attempt_id: number;
	readonly payment_id: number;
	readonly action: PaymentAttempt["action"];
	readonly idempotency_key: string;
	readonly amount: number;
	readonly request: PaymentAttempt["request"];
	readonly state: AttemptState;
	readonly checks: number;
	readonly created_at: Date | string;
}

export const attemptOf = (row: AttemptRow): PaymentAttempt => ({
	id: row.attempt_id,
	paymentId: row.payment_id,
	action: row.action,
	idempotencyKey: row.idempotency_key,
	amount: row.amount,
	request: row.request,
	state: row.state,
	checks: row.checks,
	createdAt: new Date(row.created_at).getTime(),
});

/** SQL condition: the outcome is not known yet. */
export const attemptIsOpen = "state IN ('intent', 'calling', 'unknown')";

/**
 * SQL that records a call per row of `source` (payment_id, order_num, amount), with $2 action, $5 request, $6 state, $7 end of the lease
 * and $8 now; inserts nothing while another call of its kind is open.
 */
export const insertAttemptOf = (
	source: string,
): string => `INSERT INTO payment_attempt (payment_id, action, seq, idempotency_key, amount, request, state, lease_until, created_at)
	SELECT s.payment_id, $2, n.seq, $2 || ':' || s.order_num || ':' || s.payment_id || ':' || n.seq, s.amount, $5, $6, $7, $8
	FROM ${source} AS s, LATERAL (
		SELECT coalesce(max(a.seq), 0) + 1 AS seq FROM payment_attempt a WHERE a.payment_id = s.payment_id AND a.action = $2
	) AS n
	ON CONFLICT (payment_id, action) WHERE ${attemptIsOpen} DO NOTHING RETURNING *`;
