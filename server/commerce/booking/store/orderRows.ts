import type { Order, OrderProduct, StaySnapshot } from "#domain/booking/Order.ts";
import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";
import type { PriceLine } from "#domain/offer/PriceLine.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";

/** SQL columns of an OrderRow, selected from `order_pay o` and `order_product p`. */
export const orderColumns = "o.*, to_jsonb(p) AS product";

/** An order as stored, joined with one of its products. */
export interface OrderRow {
	readonly order_pay_id: number;
	readonly order_num: string;
	readonly member_id: number;
	readonly stage: Order["stage"];
	readonly hold_until: Date | null;
	readonly pay_kind: Order["payKind"];
	readonly pay_method: string;
	readonly order_type: Order["orderType"];
	readonly key_code: string;
	readonly price_ledger: readonly PriceLine[];
	readonly original_amount: number;
	readonly sale_amount: number;
	readonly discounted_amount: number;
	readonly coupon_amount: number;
	readonly point_amount: number;
	readonly user_point_amount: number;
	readonly total_amount: number;
	readonly cancel_point_amount: number;
	readonly cancel_user_point_amount: number;
	readonly user_type_at_paid: Order["memberTypeAtPaid"];
	readonly user_grade_at_paid: Order["memberGradeAtPaid"];
	readonly user_discount_rate_at_paid: number | null;
	readonly promotion_id: number | null;
	readonly booker_name: string;
	readonly booker_tel: string;
	readonly booker_email: string;
	readonly guest_name: string;
	readonly guest_tel: string;
	readonly guest_email: string;
	readonly request: string;
	readonly version: number;
	readonly created_at: Date;
	readonly product: OrderProductRow;
}

/** A product of an order (one room, or several vouchers) as stored, converted to JSON. */
interface OrderProductRow {
	readonly order_product_id: number;
	readonly order_pay_id: number;
	readonly order_no: string;
	readonly member_id: number;
	readonly status: OrderProduct["status"];
	readonly status_before: OrderProduct["heldStatus"];
	readonly property_id: number;
	readonly room_id: number;
	readonly rateplan_id: number;
	readonly channel_idx: number;
	readonly external_id: string | null;
	readonly external_room_id: string | null;
	readonly external_rateplan_id: string | null;
	readonly external_order_num: string | null;
	readonly confirm_num: string | null;
	readonly check_in: StayDate | null;
	readonly check_out: StayDate | null;
	readonly valid_until: StayDate | null;
	readonly nights: number | null;
	readonly check_in_time: string;
	readonly check_out_time: string;
	readonly quantity: number;
	readonly adults: number;
	readonly child_ages: readonly number[];
	readonly original_amount: number;
	readonly sale_amount: number;
	readonly coupon_amount: number;
	readonly point_amount: number;
	readonly user_point_amount: number;
	readonly total_amount: number;
	readonly cancel_amount: number;
	readonly cancel_point_amount: number;
	readonly cancel_user_point_amount: number;
	readonly cashback_rate: number;
	readonly cashback_amount: number;
	readonly cancel_policy: CancelPolicy;
	readonly btn_cancel: boolean;
	readonly cancel_requested_at: string | null;
	readonly cancelled_at: string | null;
	readonly snapshot: StaySnapshot;
}

const instant = (at: string | null): number | null => (at === null ? null : Date.parse(at));

const productOfRow = (row: OrderProductRow): OrderProduct => ({
	orderProductId: row.order_product_id,
	orderPayId: row.order_pay_id,
	orderNo: row.order_no,
	memberId: row.member_id,
	status: row.status,
	heldStatus: row.status_before,
	propertyId: row.property_id,
	roomId: row.room_id,
	ratePlanId: row.rateplan_id,
	channelIndex: row.channel_idx,
	externalId: row.external_id,
	externalRoomId: row.external_room_id,
	externalRatePlanId: row.external_rateplan_id,
	externalOrderNum: row.external_order_num,
	confirmationNumber: row.confirm_num,
	checkIn: row.check_in,
	checkOut: row.check_out,
	validUntil: row.valid_until,
	nights: row.nights,
	checkInTime: row.check_in_time,
	checkOutTime: row.check_out_time,
	quantity: row.quantity,
	adults: row.adults,
	childAges: row.child_ages,
	originalAmount: row.original_amount,
	saleAmount: row.sale_amount,
	couponAmount: row.coupon_amount,
	awesomeCashAmount: row.point_amount,
	welfarePointAmount: row.user_point_amount,
	totalAmount: row.total_amount,
	refundedAmount: row.cancel_amount,
	refundedAwesomeCash: row.cancel_point_amount,
	refundedWelfarePoints: row.cancel_user_point_amount,
	cashbackRate: row.cashback_rate,
	cashbackAmount: row.cashback_amount,
	cancelPolicy: row.cancel_policy,
	isCancelOffered: row.btn_cancel,
	cancelRequestedAt: instant(row.cancel_requested_at),
	cancelledAt: instant(row.cancelled_at),
	snapshot: row.snapshot,
});

/** Builds an order from its rows, one per product; null when there are none. */
export const orderOf = (rows: readonly OrderRow[]): Order | null =>
	rows[0]
		? purchaseOf(
				rows[0],
				rows.map(({ product }) => productOfRow(product)),
			)
		: null;

const purchaseOf = (row: OrderRow, products: readonly OrderProduct[]): Order => ({
	orderPayId: row.order_pay_id,
	orderNum: row.order_num,
	memberId: row.member_id,
	stage: row.stage,
	heldUntil: row.hold_until?.getTime() ?? null,
	payKind: row.pay_kind,
	payMethod: row.pay_method,
	orderType: row.order_type,
	keyCode: row.key_code,
	lines: row.price_ledger,
	originalAmount: row.original_amount,
	saleAmount: row.sale_amount,
	discountedAmount: row.discounted_amount,
	couponAmount: row.coupon_amount,
	awesomeCashAmount: row.point_amount,
	welfarePointAmount: row.user_point_amount,
	totalAmount: row.total_amount,
	refundedAwesomeCash: row.cancel_point_amount,
	refundedWelfarePoints: row.cancel_user_point_amount,
	memberTypeAtPaid: row.user_type_at_paid,
	memberGradeAtPaid: row.user_grade_at_paid,
	discountPercentAtPaid: row.user_discount_rate_at_paid,
	promotionId: row.promotion_id,
	bookerName: row.booker_name,
	bookerTel: row.booker_tel,
	bookerEmail: row.booker_email,
	guestName: row.guest_name,
	guestTel: row.guest_tel,
	guestEmail: row.guest_email,
	request: row.request,
	version: row.version,
	createdAt: row.created_at.getTime(),
	products,
});
