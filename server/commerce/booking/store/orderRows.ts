import type { Order, OrderProduct } from "#domain/booking/Order.ts";
import { epoch } from "#server/platform/database/epoch.ts";
import { jsonOf } from "#server/platform/database/jsonOf.ts";

/** An order and one of its products. */
export interface OrderRow {
	readonly order: Omit<Order, "products">;
	readonly product: OrderProduct;
}

const ofOrder = `
	o.order_pay_id AS "orderPayId", o.order_num AS "orderNum", o.member_id AS "memberId", o.stage,
	${epoch("o.hold_until")} AS "heldUntil", o.pay_kind AS "payKind", o.pay_method AS "payMethod", o.order_type AS "orderType",
	o.key_code AS "keyCode", o.price_ledger AS lines, o.original_amount AS "originalAmount", o.sale_amount AS "saleAmount",
	o.discounted_amount AS "discountedAmount", o.coupon_amount AS "couponAmount", o.point_amount AS "awesomeCashAmount",
	o.user_point_amount AS "welfarePointAmount", o.total_amount AS "totalAmount", o.cancel_point_amount AS "refundedAwesomeCash",
	o.cancel_user_point_amount AS "refundedWelfarePoints", o.user_type_at_paid AS "memberTypeAtPaid",
	o.user_grade_at_paid AS "memberGradeAtPaid", o.user_discount_rate_at_paid AS "discountPercentAtPaid",
	o.promotion_id AS "promotionId", o.booker_name AS "bookerName", o.booker_tel AS "bookerTel", o.booker_email AS "bookerEmail",
	o.guest_name AS "guestName", o.guest_tel AS "guestTel", o.guest_email AS "guestEmail", o.request, o.version,
	${epoch("o.created_at")} AS "createdAt"`;

const ofProduct = `
	p.order_product_id AS "orderProductId", p.order_pay_id AS "orderPayId", p.order_no AS "orderNo", p.member_id AS "memberId",
	p.status, p.status_before AS "heldStatus", p.property_id AS "propertyId", p.room_id AS "roomId", p.rateplan_id AS "ratePlanId",
	p.channel_idx AS "channelIndex", p.external_id AS "externalId", p.external_room_id AS "externalRoomId",
	p.external_rateplan_id AS "externalRatePlanId", p.external_order_num AS "externalOrderNum",
	p.confirm_num AS "confirmationNumber", p.check_in AS "checkIn", p.check_out AS "checkOut", p.valid_until AS "validUntil",
	p.nights, p.check_in_time AS "checkInTime", p.check_out_time AS "checkOutTime", p.quantity, p.adults,
	p.child_ages AS "childAges", p.original_amount AS "originalAmount", p.sale_amount AS "saleAmount",
	p.coupon_amount AS "couponAmount", p.point_amount AS "awesomeCashAmount", p.user_point_amount AS "welfarePointAmount",
	p.total_amount AS "totalAmount", p.cancel_amount AS "refundedAmount", p.cancel_point_amount AS "refundedAwesomeCash",
	p.cancel_user_point_amount AS "refundedWelfarePoints", p.cashback_rate AS "cashbackRate", p.cashback_amount AS "cashbackAmount",
	p.cancel_policy AS "cancelPolicy", p.btn_cancel AS "isCancelOffered", ${epoch("p.cancel_requested_at")} AS "cancelRequestedAt",
	${epoch("p.cancelled_at")} AS "cancelledAt", p.snapshot`;

/** SQL columns of an OrderRow, selected from `order_pay o` and `order_product p`. */
export const orderColumns = `${jsonOf(ofOrder)} AS "order", ${jsonOf(ofProduct)} AS product`;

/** Builds an order from its rows, one per product; null when there are none. */
export const orderOf = (rows: readonly OrderRow[]): Order | null =>
	rows[0] ? { ...rows[0].order, products: rows.map(({ product }) => product) } : null;
