import type { Order } from "#domain/booking/Order.ts";
import { type OrderRow, orderColumns, orderOf } from "#server/commerce/booking/store/orderRows.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { jsonOf } from "#server/platform/database/jsonOf.ts";
import { type OrderPayment, paymentColumns } from "./OrderPayment.ts";

export interface PaymentWithOrder {
	readonly payment: OrderPayment;
	readonly order: Order;
	/** Whether the order's plan confirms bookings instantly. */
	readonly confirmsAtOnce: boolean;
}

/** One product of the order, with its payment. */
export interface PaymentWithOrderRow extends OrderRow {
	readonly payment: OrderPayment;
	readonly confirmsAtOnce: boolean;
}

/** SQL columns of a PaymentWithOrderRow, selected from `payment y`, `order_pay o` and `order_product p`. */
export const paymentWithOrderColumns = `${orderColumns}, ${jsonOf(paymentColumns)} AS payment, coalesce((SELECT rp.instant_confirm
	FROM rateplan rp WHERE rp.property_id = p.property_id AND rp.rateplan_id = p.rateplan_id), false) AS "confirmsAtOnce"`;

/** Builds it from its rows, one per product; null when there are none. */
export function paymentWithOrderOf(rows: readonly PaymentWithOrderRow[]): PaymentWithOrder | null {
	const [row] = rows;
	const order = orderOf(rows);
	return row && order ? { payment: row.payment, order, confirmsAtOnce: row.confirmsAtOnce } : null;
}

const withOrder = (name: string, lock = "") => ({
	name,
	text: `SELECT ${paymentWithOrderColumns}
		FROM payment y JOIN order_pay o USING (order_pay_id) JOIN order_product p USING (order_pay_id)
		WHERE y.payment_id = $1 AND ($2::int IS NULL OR o.member_id = $2) ORDER BY p.seq ${lock}`,
});
const reading = withOrder("payments.readWithOrder");
const locking = withOrder("payments.lockWithOrder", "FOR UPDATE OF o FOR NO KEY UPDATE OF p, y");

async function find(
	db: Queryable,
	statement: typeof reading,
	paymentId: number,
	owner: number | null,
): Promise<PaymentWithOrder | null> {
	const { rows } = await db.query<PaymentWithOrderRow>(statement, [paymentId, owner]);
	return paymentWithOrderOf(rows);
}

/**
 * Reads a payment and its order.
 * @param owner the member the order must belong to, as in OrderStore
 */
export const readPaymentWithOrder = (db: Queryable, paymentId: number, owner: number | null = null) =>
	find(db, reading, paymentId, owner);

/** Like readPaymentWithOrder, but locks the rows until the transaction ends, as OrderStore does: payments change only under their order's lock. */
export const lockPaymentWithOrder = (tx: Queryable, paymentId: number, owner: number | null = null) =>
	find(tx, locking, paymentId, owner);
