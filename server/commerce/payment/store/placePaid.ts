import type { OrderEvent, OrderState } from "#domain/order/orderMachine.ts";
import type { PaymentStatus } from "#domain/payment/Payment.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { entryValues, insertEntries, type OutboxEntry } from "#server/platform/outbox/store/enqueue.ts";
import { attemptEndings } from "./attemptEndings.ts";
import { type PaymentWithOrder, type PaymentWithOrderRow, paymentWithOrderOf } from "./paymentWithOrder.ts";

/** How an order that is being paid comes to stand. */
export interface Placing {
	/** As the order and its payment were when this was decided. */
	readonly found: PaymentWithOrder;
	readonly paymentStatus: PaymentStatus;
	/** The call by which a provider agreed, which ends with it; null: there was nothing to charge. */
	readonly agreement: Agreement | null;
	/** What the member's grade took off. */
	readonly discountPercent: number;
	/** The event by which its rooms, which had no status, move. */
	readonly event: OrderEvent;
	readonly rooms: readonly { readonly orderProductId: number; readonly status: OrderState }[];
	/** What is to be told and asked once it is so. */
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
		), told AS (
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
		SELECT o.*, to_jsonb(p) AS product, to_jsonb(y) AS payment, $19::bool AS confirms_at_once
		FROM placed o, moved p, paid y ORDER BY p.seq`,
};

/**
 * It is paid by a member of the standing of now (PAY-03); who is not there is as a new member. Its payment is complete, its coupons are used
 * up, its rooms move by one event, and what is to be told stands in the outbox: all in one statement, or nothing of it when the order
 * has changed since it was found, or is paid already. Null then.
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
