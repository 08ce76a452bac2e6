import type { PaymentState } from "#domain/payment/paymentMachine.ts";
import { movePayment, type PaymentEvent } from "#domain/payment/paymentMachine.ts";
import type { Queryable } from "#server/database/Database.ts";
import { Refusal } from "#server/http/Refusal.ts";

/** A payment as stored. */
export interface PaymentRow {
	readonly payment_id: number;
	readonly order_pay_id: number;
	readonly order_add_pay_id: number | null;
	readonly kind: "main" | "global" | "voucher" | "addpay" | "lms";
	readonly method: string;
	readonly provider: string;
	readonly provider_key: string | null;
	readonly amount: number;
	readonly cancelled_amount: number;
	readonly status: Exclude<PaymentState, "new">;
	readonly status_before: Exclude<PaymentState, "new"> | null;
	readonly fail_code: string | null;
	readonly created_at: Date;
	readonly expires_at: Date;
	readonly paid_at: Date | null;
	readonly cancelled_at: Date | null;
}

/** A call to a provider as stored: written before it, settled after it. */
export interface AttemptRow {
	readonly attempt_id: number;
	readonly payment_id: number;
	readonly action: "confirm" | "cancel";
	readonly seq: number;
	readonly idempotency_key: string;
	readonly amount: number;
	readonly request: {
		readonly paymentKey: string;
		readonly orderId: string;
		readonly reason?: string;
		/** Money that belongs to no order: given back without touching the payment. */
		readonly isStray?: boolean;
	};
	readonly state: "intent" | "calling" | "unknown" | "done" | "refused";
	readonly lease_until: Date | null;
	readonly next_check_at: Date | null;
	readonly checks: number;
	readonly code: string | null;
	readonly created_at: Date;
}

export async function readPayment(db: Queryable, paymentId: number): Promise<PaymentRow | null> {
	const { rows } = await db.query<PaymentRow>(
		{ name: "payments.read", text: "SELECT * FROM payment WHERE payment_id = $1" },
		[paymentId],
	);
	return rows[0] ?? null;
}

/** The payment of an order itself (not of an extra charge): the one that lives, or the last that failed. */
export async function mainPayment(db: Queryable, orderPayId: number): Promise<PaymentRow | null> {
	const { rows } = await db.query<PaymentRow>(
		{
			name: "payments.main",
			text: `SELECT * FROM payment WHERE order_pay_id = $1 AND kind <> 'addpay'
				ORDER BY (status = 'fail'), payment_id DESC LIMIT 1`,
		},
		[orderPayId],
	);
	return rows[0] ?? null;
}

interface PaymentChange {
	readonly provider_key?: string;
	readonly provider_detail?: object;
	readonly fail_code?: string;
	/** Added to what has been given back. */
	readonly refunded?: number;
}

/**
 * Moves a payment of a locked order by table 4.2.
 * @throws Refusal alreadyProcessed when the table says no; nothing has changed then
 */
export async function changePayment(
	tx: Queryable,
	payment: PaymentRow,
	event: PaymentEvent,
	now: number,
	change: PaymentChange = {},
): Promise<PaymentRow> {
	const moved = movePayment({ status: payment.status, heldStatus: payment.status_before }, event);
	if (!moved.ok) throw new Refusal("alreadyProcessed");
	const { rows } = await tx.query<PaymentRow>(
		{
			name: "payments.change",
			text: `UPDATE payment SET status = $2, status_before = $3, provider_key = coalesce($4, provider_key),
				provider_detail = coalesce($5::jsonb, provider_detail), fail_code = coalesce($6, fail_code),
				cancelled_amount = cancelled_amount + $7,
				paid_at = CASE WHEN $2 = 'complete' THEN coalesce(paid_at, $8) ELSE paid_at END,
				cancelled_at = CASE WHEN $7 > 0 OR $2 = 'cancel' THEN $8 ELSE cancelled_at END,
				updated_at = $8, version = version + 1 WHERE payment_id = $1 RETURNING *`,
		},
		[
			payment.payment_id,
			moved.value.status,
			moved.value.heldStatus,
			change.provider_key ?? null,
			change.provider_detail ? JSON.stringify(change.provider_detail) : null,
			change.fail_code ?? null,
			change.refunded ?? 0,
			new Date(now),
		],
	);
	return rows[0]!;
}

/** Writes down that a provider is about to be asked. */
export async function insertAttempt(
	tx: Queryable,
	attempt: Pick<AttemptRow, "payment_id" | "action" | "amount" | "request"> & {
		readonly orderNum: string;
		/** Epoch milliseconds; null = the call has not begun. */
		readonly leaseUntil: number | null;
		readonly now: number;
	},
): Promise<AttemptRow> {
	const { rows } = await tx.query<AttemptRow>(
		{
			name: "payments.attempt",
			text: `INSERT INTO payment_attempt (payment_id, action, seq, idempotency_key, amount, request, state, lease_until, created_at)
				SELECT $1, $2, n.seq, $2 || ':' || $3 || ':' || $1 || ':' || n.seq, $4, $5,
					CASE WHEN $6::timestamptz IS NULL THEN 'intent' ELSE 'calling' END, $6, $7
				FROM (SELECT coalesce(max(seq), 0) + 1 AS seq FROM payment_attempt WHERE payment_id = $1 AND action = $2) n
				RETURNING *`,
		},
		[
			attempt.payment_id,
			attempt.action,
			attempt.orderNum,
			attempt.amount,
			JSON.stringify(attempt.request),
			attempt.leaseUntil === null ? null : new Date(attempt.leaseUntil),
			new Date(attempt.now),
		],
	);
	return rows[0]!;
}

/** Ends an attempt; false when somebody else has. */
export async function endAttempt(
	tx: Queryable,
	attemptId: number,
	state: "done" | "refused",
	now: number,
	code: string | null = null,
): Promise<boolean> {
	const { rowCount } = await tx.query(
		{
			name: "payments.endAttempt",
			text: `UPDATE payment_attempt SET state = $2, code = $3, settled_at = $4, next_check_at = NULL
				WHERE attempt_id = $1 AND state IN ('intent', 'calling', 'unknown')`,
		},
		[attemptId, state, code, new Date(now)],
	);
	return rowCount === 1;
}

/** Nobody knows how an attempt ended: it is looked up later, ever more seldom. */
export async function postponeAttempt(
	db: Queryable,
	attempt: Pick<AttemptRow, "attempt_id" | "checks">,
	code: string,
	now: number,
): Promise<void> {
	const wait = Math.min(5_000 * 2 ** Math.min(attempt.checks, 7), 300_000);
	await db.query(
		`UPDATE payment_attempt SET state = 'unknown', code = $2, next_check_at = $3, checks = checks + 1, lease_until = NULL
		WHERE attempt_id = $1 AND state IN ('intent', 'calling', 'unknown')`,
		[attempt.attempt_id, code, new Date(now + wait)],
	);
}
