import { lockOrder } from "#server/bookings/orders.ts";
import type { Queryable } from "#server/database/Database.ts";
import { type AttemptRow, insertAttempt } from "#server/payments/payments.ts";
import { retryRefund } from "./refunds.ts";

/** Money that should have gone back and was refused by the provider for good: a person has to see to it. */
export interface RefusedRefund {
	/** The refused call; what `retryRefused` takes. */
	readonly attempt_id: number;
	readonly order_num: string;
	readonly amount: number;
	readonly code: string | null;
	/** A charge that never became a booking's. */
	readonly is_stray: boolean;
	readonly settled_at: Date;
}

const refused = `
	SELECT a.attempt_id, o.order_num, a.amount, a.code, r.refund_id IS NULL AS is_stray, a.settled_at, r.refund_id, a.payment_id, a.request,
		o.order_pay_id
	FROM payment_attempt a JOIN payment y USING (payment_id) JOIN order_pay o USING (order_pay_id)
		LEFT JOIN refund r ON r.attempt_id = a.attempt_id
	WHERE a.action = 'cancel' AND a.state = 'refused' AND (r.state = 'refused' OR (r.refund_id IS NULL
		AND coalesce((a.request->>'isStray')::boolean, false) AND NOT EXISTS (
			SELECT 1 FROM payment_attempt later WHERE later.payment_id = a.payment_id AND later.action = 'cancel' AND later.seq > a.seq)))`;

/** The last hundred, the oldest first. */
export async function listRefused(db: Queryable): Promise<RefusedRefund[]> {
	const { rows } = await db.query<RefusedRefund>(`${refused} ORDER BY a.attempt_id LIMIT 100`);
	return rows;
}

/** Writes down that the provider is to be asked once more. The attempt to run; null when nothing was refused under that number. */
export async function retryRefused(tx: Queryable, attemptId: number, now: number): Promise<number | null> {
	const find = async () => {
		const { rows } = await tx.query<
			RefusedRefund &
				Pick<AttemptRow, "payment_id" | "request"> & { refund_id: number | null; order_pay_id: number }
		>(`${refused} AND a.attempt_id = $1`, [attemptId]);
		return rows[0];
	};
	const seen = await find();
	if (!seen) return null;
	await lockOrder(tx, { orderPayId: seen.order_pay_id });
	// Somebody else may have retried it before the lock was ours.
	const found = await find();
	if (!found) return null;
	if (found.refund_id !== null) return retryRefund(tx, found.refund_id, now);
	const { payment_id, amount, request, order_num: orderNum } = found;
	const attempt = { payment_id, action: "cancel", amount, request, orderNum, leaseUntil: null, now } as const;
	return (await insertAttempt(tx, attempt)).attempt_id;
}
