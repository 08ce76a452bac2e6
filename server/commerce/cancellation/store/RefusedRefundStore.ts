import type { PaymentAttempt } from "#server/commerce/payment/store/PaymentAttempt.ts";
import { Store } from "#server/platform/database/Store.ts";

/** A refund the provider has finally refused; an operator has to handle it. */
export interface RefusedRefund {
	/** The refused attempt; its ID is used to retry. */
	readonly attemptId: number;
	readonly paymentId: number;
	readonly orderPayId: number;
	readonly orderNum: string;
	readonly amount: number;
	readonly code: string | null;
	/** Null when the charge never belonged to a booking. */
	readonly refundId: number | null;
	readonly request: PaymentAttempt["request"];
	readonly settledAt: number;
}

interface RefusedRow {
	readonly attempt_id: number;
	readonly payment_id: number;
	readonly order_pay_id: number;
	readonly order_num: string;
	readonly amount: number;
	readonly code: string | null;
	readonly refund_id: number | null;
	readonly request: RefusedRefund["request"];
	readonly settled_at: Date;
}

const refused = `
	SELECT a.attempt_id, o.order_num, a.amount, a.code, a.settled_at, r.refund_id, a.payment_id, a.request, o.order_pay_id
	FROM payment_attempt a JOIN payment y USING (payment_id) JOIN order_pay o USING (order_pay_id)
		LEFT JOIN refund r ON r.attempt_id = a.attempt_id
	WHERE a.action = 'cancel' AND a.state = 'refused' AND (r.state = 'refused' OR (r.refund_id IS NULL
		AND coalesce((a.request->>'isStray')::boolean, false) AND NOT EXISTS (
			SELECT 1 FROM payment_attempt later WHERE later.payment_id = a.payment_id AND later.action = 'cancel' AND later.seq > a.seq)))`;

const refusedOf = (row: RefusedRow): RefusedRefund => ({
	attemptId: row.attempt_id,
	paymentId: row.payment_id,
	orderPayId: row.order_pay_id,
	orderNum: row.order_num,
	amount: row.amount,
	code: row.code,
	refundId: row.refund_id,
	request: row.request,
	settledAt: row.settled_at.getTime(),
});

/** Reads the refunds that providers have refused. */
export class RefusedRefundStore extends Store {
	/** Returns the 100 oldest, oldest first. */
	async list(): Promise<RefusedRefund[]> {
		const { rows } = await this.db.query<RefusedRow>(`${refused} ORDER BY a.attempt_id LIMIT 100`);
		return rows.map(refusedOf);
	}

	async find(attemptId: number): Promise<RefusedRefund | null> {
		const { rows } = await this.db.query<RefusedRow>(`${refused} AND a.attempt_id = $1`, [attemptId]);
		return rows[0] ? refusedOf(rows[0]) : null;
	}

	/** Whether another refund of the payment was refused and is still owed. */
	isOwed(paymentId: number, ownRefundId: number | null): Promise<boolean> {
		return this.hasRows(
			`SELECT 1 FROM refund WHERE payment_id = $1 AND state = 'refused' AND attempt_id IS NOT NULL
				AND refund_id IS DISTINCT FROM $2`,
			[paymentId, ownRefundId],
		);
	}
}
