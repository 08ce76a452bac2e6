import type { Order } from "#domain/booking/Order.ts";
import {
	longestHoldMilliseconds,
	paymentMilliseconds,
	preparedHoldMilliseconds,
} from "#domain/payment/hold.ts";
import { type OrderRow, orderColumns, orderOf } from "#server/commerce/booking/store/orderRows.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { jsonOf } from "#server/platform/database/jsonOf.ts";
import { type OrderPayment, paymentColumns } from "./OrderPayment.ts";

interface FirstPayment extends Pick<OrderPayment, "kind" | "method" | "provider"> {
	readonly memberId: number;
	readonly orderNum: string;
}

/** The hold is extended by the same rule as in `extendedHold`. */
const open = {
	name: "payments.openFirst",
	isBrief: true,
	text: `WITH due AS (
			SELECT order_pay_id, total_amount FROM order_pay
			WHERE order_num = $1 AND member_id = $2 AND pay_kind = $3 AND stage = 'hold' AND hold_until > $6 AND total_amount > 0
			FOR UPDATE
		), opened AS (
			INSERT INTO payment (order_pay_id, kind, method, provider, amount, expires_at, created_at, updated_at)
			SELECT order_pay_id, $3, $4, $5, total_amount, $7, $6, $6 FROM due
			ON CONFLICT (order_pay_id, kind, coalesce(order_add_pay_id, 0)) WHERE status NOT IN ('fail', 'cancel') DO NOTHING
			RETURNING *
		), held AS (
			UPDATE order_pay SET pay_method = $4,
				hold_until = greatest(hold_until, least($8::timestamptz, created_at + $9::int * interval '1 millisecond'))
			WHERE order_pay_id = (SELECT order_pay_id FROM opened)
		)
		SELECT ${orderColumns}, ${jsonOf(paymentColumns)} AS payment
		FROM opened y JOIN order_pay o USING (order_pay_id) JOIN order_product p USING (order_pay_id) ORDER BY p.seq`,
};

/**
 * Opens the first payment of a member's order that is on hold and has an amount to pay (PREPARE of table 4.2), in a single auto-committed
 * statement; extends the hold. Null when the conditions do not hold or another payment is active; nothing has changed then.
 */
export async function openFirstPayment(
	db: Queryable,
	{ memberId, orderNum, kind, method, provider }: FirstPayment,
	now: number,
): Promise<{ readonly order: Order; readonly payment: OrderPayment } | null> {
	const { rows } = await db.query<OrderRow & { readonly payment: OrderPayment }>(open, [
		orderNum,
		memberId,
		kind,
		method,
		provider,
		new Date(now),
		new Date(now + paymentMilliseconds),
		new Date(now + preparedHoldMilliseconds),
		longestHoldMilliseconds,
	]);
	const order = orderOf(rows);
	return order && { order, payment: rows[0]!.payment };
}
