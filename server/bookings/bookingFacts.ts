import type { Coupon } from "#domain/coupon/Coupon.ts";
import { imagesColumn, type StoredImage } from "#server/catalog/images.ts";
import { couponsOfOrder } from "#server/coupons/heldCoupons.ts";
import type { Queryable } from "#server/database/Database.ts";
import { mainPayment, type PaymentRow } from "#server/payments/payments.ts";
import { type OrderProductRow, productOf, type StoredOrder } from "./orders.ts";

export interface ExtraPaymentRow {
	readonly order_add_pay_id: number;
	readonly order_product_id: number;
	readonly amount: number;
	readonly reason: string;
	readonly state: "asked" | "paid" | "withdrawn" | "refunded";
}

/** What a cancel gives back, as stored. */
export interface RefundRow {
	readonly refund_id: number;
	readonly payment_id: number;
	readonly order_pay_id: number;
	/** Null: the whole purchase. */
	readonly order_product_id: number | null;
	readonly quote_id: string | null;
	readonly cause: "member" | "link" | "supplier" | "operator" | "late_money";
	readonly penalty: number;
	readonly amount: number;
	readonly point_amount: number;
	readonly user_point_amount: number;
	readonly coupon_restored: boolean;
	readonly reason: string;
	readonly state: "waiting" | "sent" | "done" | "refused" | "undone";
	readonly run_at: Date;
	readonly attempt_id: number | null;
	readonly created_at: Date;
	readonly settled_at: Date | null;
}

/** A refund with all the traveller was promised: what came later and was paid for extra is part of it. */
export interface PromisedRefund extends RefundRow {
	readonly promised_amount: number;
	readonly promised_penalty: number;
}

/** What a booking's page shows besides the order itself. */
export interface BookingFacts {
	readonly payment: PaymentRow | null;
	readonly extraPayments: readonly ExtraPaymentRow[];
	readonly coupons: readonly Coupon[];
	readonly refund: PromisedRefund | null;
	readonly isReviewed: boolean;
	readonly images: readonly StoredImage[];
}

/**
 * The refund that concerns a product: its own, or the whole order's; the last that still counts. One that the provider has
 * refused counts: the booking is cancelled, and a person sees to the money.
 */
export async function refundOf(db: Queryable, product: OrderProductRow): Promise<PromisedRefund | null> {
	const { rows } = await db.query<PromisedRefund>(
		{
			name: "bookings.refundOf",
			text: `SELECT r.*, coalesce(q.refund_amount, r.amount) AS promised_amount, coalesce(q.penalty, r.penalty) AS promised_penalty
				FROM refund r JOIN payment y USING (payment_id) LEFT JOIN cancel_quote q USING (quote_id)
				WHERE r.order_pay_id = $1 AND y.kind <> 'addpay' AND r.state <> 'undone'
					AND (r.state <> 'refused' OR r.attempt_id IS NOT NULL)
					AND (r.order_product_id = $2 OR (r.order_product_id IS NULL
						AND (q.quote_id IS NULL OR q.parts @> jsonb_build_array(jsonb_build_object('orderProductId', $2::bigint)))))
				ORDER BY r.refund_id DESC LIMIT 1`,
		},
		[product.order_pay_id, product.order_product_id],
	);
	return rows[0] ?? null;
}

/** The first pictures of a stay. */
export async function stayImages(db: Queryable, propertyId: number, count: 1 | 20): Promise<StoredImage[]> {
	const { rows } = await db.query<{ images: StoredImage[] }>(
		{ name: `bookings.images${count}`, text: `SELECT ${imagesColumn("$1::int", "0", count)} AS images` },
		[propertyId],
	);
	return rows[0]?.images ?? [];
}

export async function extraPaymentsOf(db: Queryable, orderPayId: number): Promise<ExtraPaymentRow[]> {
	const { rows } = await db.query<ExtraPaymentRow>(
		{
			name: "bookings.extraPayments",
			text: `SELECT a.order_add_pay_id, a.order_product_id, a.amount, a.reason, a.state
				FROM order_add_pay a JOIN order_product p USING (order_product_id)
				WHERE p.order_pay_id = $1 AND a.state <> 'withdrawn' ORDER BY a.order_add_pay_id LIMIT 50`,
		},
		[orderPayId],
	);
	return rows;
}

export async function bookingFacts(
	db: Queryable,
	order: StoredOrder,
	orderProductId: number,
	imageCount: 1 | 20,
): Promise<BookingFacts> {
	const product = productOf(order, orderProductId);
	const orderPayId = order.pay.order_pay_id;
	const reviewed = await db.query("SELECT 1 FROM review WHERE order_product_id = $1", [
		product.order_product_id,
	]);
	return {
		payment: await mainPayment(db, orderPayId),
		extraPayments: await extraPaymentsOf(db, orderPayId),
		coupons: await couponsOfOrder(db, orderPayId),
		refund: await refundOf(db, product),
		isReviewed: reviewed.rowCount > 0,
		images: await stayImages(db, product.property_id, imageCount),
	};
}
