import type { AttemptState } from "#domain/payment/attemptMachine.ts";
import { epoch } from "#server/platform/database/epoch.ts";

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

/** SQL columns of a PaymentAttempt, selected from `payment_attempt a`. */
export const attemptColumns = `
	a.attempt_id AS id, a.payment_id AS "paymentId", a.action, a.idempotency_key AS "idempotencyKey", a.amount, a.request,
	a.state, a.checks, ${epoch("a.created_at")} AS "createdAt"`;

/** SQL condition: the outcome is not known yet. */
export const attemptIsOpen = "state IN ('intent', 'calling', 'unknown')";

/**
 * SQL that records a call per row of `source` (payment_id, order_num, amount), with $2 action, $5 request, $6 state, $7 end of the lease
 * and $8 now; inserts nothing while another call of its kind is open.
 */
export const insertAttemptOf = (
	source: string,
): string => `INSERT INTO payment_attempt AS a (payment_id, action, seq, idempotency_key, amount, request, state, lease_until, created_at)
	SELECT s.payment_id, $2, n.seq, $2 || ':' || s.order_num || ':' || s.payment_id || ':' || n.seq, s.amount, $5, $6, $7, $8
	FROM ${source} AS s, LATERAL (
		SELECT coalesce(max(earlier.seq), 0) + 1 AS seq FROM payment_attempt earlier WHERE earlier.payment_id = s.payment_id AND earlier.action = $2
	) AS n
	ON CONFLICT (payment_id, action) WHERE ${attemptIsOpen} DO NOTHING RETURNING ${attemptColumns}`;
