import { moveAttempt } from "#domain/payment/attemptMachine.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { leaseMilliseconds } from "./attemptLease.ts";
import { insertAttemptOf, type PaymentAttempt } from "./PaymentAttempt.ts";
import {
	type PaymentWithOrder,
	type PaymentWithOrderRow,
	paymentWithOrderColumns,
	paymentWithOrderOf,
} from "./paymentWithOrder.ts";

/** The payment to charge and its owner. */
export interface Charging {
	readonly paymentId: number;
	readonly memberId: number;
	readonly orderNum: string;
	readonly request: PaymentAttempt["request"];
}

const begin = {
	name: "payments.beginCharge",
	isBrief: true,
	text: `WITH due AS (
			SELECT y.payment_id, y.amount, o.order_num FROM payment y JOIN order_pay o USING (order_pay_id)
			WHERE y.payment_id = $1 AND o.order_num = $3 AND o.member_id = $4 AND y.status = 'ready' AND y.expires_at > $8
				AND CASE y.kind WHEN 'addpay'
					THEN EXISTS (SELECT FROM order_add_pay a WHERE a.order_add_pay_id = y.order_add_pay_id AND a.state = 'asked')
					ELSE o.stage = 'hold' AND o.hold_until > $8 END
			FOR UPDATE OF o FOR NO KEY UPDATE OF y
		), begun AS (
			${insertAttemptOf("due")}
		)
		SELECT ${paymentWithOrderColumns}, to_jsonb(b) AS attempt
		FROM begun b JOIN payment y ON y.payment_id = b."paymentId" JOIN order_pay o USING (order_pay_id) JOIN order_product p USING (order_pay_id)
		ORDER BY p.seq`,
};

/**
 * Records the intent to charge a payment, in a single auto-committed statement. Conditions: it is the member's and waits to be paid, its
 * order is on hold or its demand still open, and no other charge is in flight. Null otherwise, with nothing changed.
 */
export async function beginCharge(
	db: Queryable,
	{ paymentId, memberId, orderNum, request }: Charging,
	now: number,
): Promise<{ readonly attempt: PaymentAttempt; readonly found: PaymentWithOrder } | null> {
	const moved = moveAttempt("new", "TAKEN");
	if (!moved.ok) throw new Error("TAKEN begins a call");
	const { rows } = await db.query<PaymentWithOrderRow & { readonly attempt: PaymentAttempt }>(begin, [
		paymentId,
		"confirm",
		orderNum,
		memberId,
		JSON.stringify(request),
		moved.value,
		new Date(now + leaseMilliseconds),
		new Date(now),
	]);
	const found = paymentWithOrderOf(rows);
	return found && { attempt: rows[0]!.attempt, found };
}
