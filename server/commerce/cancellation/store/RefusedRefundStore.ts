import type { PaymentAttempt } from "#server/commerce/payment/store/PaymentAttempt.ts";
import { epoch } from "#server/platform/database/epoch.ts";
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

const refused = `
	SELECT a.attempt_id AS "attemptId", a.payment_id AS "paymentId", o.order_pay_id AS "orderPayId", o.order_num AS "orderNum", a.amount, a.code,
		r.refund_id AS "refundId", a.request, ${epoch("a.settled_at")} AS "settledAt"
	FROM payment_attempt a JOIN payment y USING (payment_id) JOIN order_pay o USING (order_pay_id)
		LEFT JOIN refund r ON r.attempt_id = a.attempt_id
	WHERE a.action = 'cancel' AND a.state = 'refused' AND (r.state = 'refused' OR (r.refund_id IS NULL
		AND coalesce((a.request->>'isStray')::boolean, false) AND NOT EXISTS (
			SELECT 1 FROM payment_attempt later WHERE later.payment_id = a.payment_id AND later.action = 'cancel' AND later.seq > a.seq)))`;

/** Reads the refunds that providers have refused. */
export class RefusedRefundStore extends Store {
	/** Returns the 100 oldest, oldest first. */
	list(): Promise<RefusedRefund[]> {
		return this.rows<RefusedRefund>(`${refused} ORDER BY a.attempt_id LIMIT 100`);
	}

	find(attemptId: number): Promise<RefusedRefund | null> {
		return this.row<RefusedRefund>(`${refused} AND a.attempt_id = $1`, [attemptId]);
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
