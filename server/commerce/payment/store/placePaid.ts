import type { OrderEvent, OrderState } from "#domain/order/orderMachine.ts";
import type { PaymentStatus } from "#domain/payment/Payment.ts";
import { orderColumns } from "#server/commerce/booking/store/orderRows.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { jsonOf } from "#server/platform/database/jsonOf.ts";
import { entryValues, insertEntries, type OutboxEntry } from "#server/platform/outbox/store/enqueue.ts";
import { attemptEndings } from "./attemptEndings.ts";
import { paymentColumns } from "./OrderPayment.ts";
import { type PaymentWithOrder, type PaymentWithOrderRow, paymentWithOrderOf } from "./paymentWithOrder.ts";

/** The transition of an order from on hold to placed. */
export interface Placing {
	/** The order and its payment on which this decision is based. */
	readonly found: PaymentWithOrder;
	readonly paymentStatus: PaymentStatus;
	/** The provider's approval and the attempt it ends; null when there was nothing to charge. */
	readonly agreement: Agreement | null;
	/** Percentage of the member's grade discount. */
	readonly discountPercent: number;
	/** The event that moves the rooms from having no status. */
	readonly event: OrderEvent;
	readonly rooms: readonly { readonly orderProductId: number; readonly status: OrderState }[];
	/** Outbox entries (messages and supplier requests) to send once the order is placed. */
	readonly entries: readonly OutboxEntry[];
	readonly now: number;
}

export interface Agreement {
	readonly attemptId: number;
	readonly providerKey: string;
	readonly providerDetail: object;
}

const place = {
	name: "payments.place",
	isBrief: true,
	text: `WITH ready AS (
			SELECT o.order_pay_id, y.payment_id FROM payment y JOIN order_pay o USING (order_pay_id)
			WHERE y.payment_id = $1 AND y.status = 'ready' AND o.stage = 'hold' AND o.version = $2
			FOR UPDATE OF o FOR NO KEY UPDATE OF y
		), ended AS (
			UPDATE payment_attempt SET state = $8, code = NULL, settled_at = $3, next_check_at = NULL
			WHERE attempt_id = $7 AND state = ANY ($9) AND payment_id = (SELECT payment_id FROM ready)
		), paid AS (
			UPDATE payment SET status = $4, provider_key = coalesce($5, provider_key),
			provider_detail = coalesce($6::jsonb, provider_detail), paid_at = coalesce(paid_at, $3), updated_at = $3, version = version + 1
			WHERE payment_id = (SELECT payment_id FROM ready) RETURNING *
		), used AS (
			UPDATE user_coupon SET state = 'used', used_at = $3
			WHERE order_pay_id = (SELECT order_pay_id FROM ready) AND state = 'reserved'
		), room AS (
			SELECT room.* FROM ready, unnest($12::bigint[], $13::text[]) AS room (order_product_id, status)
		), moved AS (
			UPDATE order_product p SET status = room.status, status_at = $3, version = version + 1
			FROM room WHERE p.order_pay_id = (SELECT order_pay_id FROM ready) AND p.order_product_id = room.order_product_id RETURNING p.*
		), logged AS (
			INSERT INTO order_event (order_product_id, event, to_status, actor, created_at)
			SELECT order_product_id, $11, status, 'payment', $3 FROM room
		), sent AS (
			${insertEntries(14, "WHERE EXISTS (SELECT FROM ready)")}
		), placed AS (
			UPDATE order_pay SET stage = 'placed', hold_until = NULL, placed_at = $3::timestamptz, user_discount_rate_at_paid = $10,
			user_type_at_paid = coalesce((SELECT m.type FROM member m WHERE m.member_id = order_pay.member_id), 'N'),
			user_grade_at_paid = coalesce((SELECT m.grade FROM member m WHERE m.member_id = order_pay.member_id), 'Bronze'),
			version = version + 1 WHERE order_pay_id = (SELECT order_pay_id FROM ready) RETURNING *
		)
		SELECT ${orderColumns}, ${jsonOf(paymentColumns)} AS payment, $19::bool AS "confirmsAtOnce"
		FROM placed o, moved p, paid y ORDER BY p.seq`,
};

/**
 * Places an order in a single statement: records the member's current standing (PAY-03; a missing member counts as a new one), completes
 * the payment, uses up the coupons, moves the rooms by one event and fills the outbox. Null, with nothing changed, when the order has
 * changed since it was read or is already paid.
 */
export async function placePaid(db: Queryable, placing: Placing): Promise<PaymentWithOrder | null> {
	const { found, agreement, rooms, now } = placing;
	const { from, to } = attemptEndings.AGREED;
	const { rows } = await db.query<PaymentWithOrderRow>(place, [
		found.payment.id,
		found.order.version,
		new Date(now),
		placing.paymentStatus,
		agreement?.providerKey ?? null,
		agreement && JSON.stringify(agreement.providerDetail),
		agreement?.attemptId ?? null,
		to,
		from,
		placing.discountPercent,
		placing.event,
		rooms.map(({ orderProductId }) => orderProductId),
		rooms.map(({ status }) => status),
		...entryValues(placing.entries),
		found.confirmsAtOnce,
	]);
	return paymentWithOrderOf(rows);
}
