import type { RoomShare } from "#domain/booking/draftOrder.ts";
import type { Order, StaySnapshot } from "#domain/booking/Order.ts";
import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";
import type { PriceLine } from "#domain/offer/PriceLine.ts";
import type { PaymentAmounts } from "#domain/payment/paymentAmounts.ts";
import { invariant } from "#domain/shared/invariant.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { StayDates } from "#domain/shared/StayDates.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { personal } from "#server/platform/database/persons.ts";
import type { BookedPlan } from "./BookedPlanStore.ts";

export interface OrderGuest {
	readonly guestName: string;
	readonly guestTel: string;
	readonly guestEmail: string;
	readonly userFirstName?: string;
	readonly userLastName?: string;
	readonly internationalNumber?: string;
	readonly internationalPhone?: string;
}

export interface NewOrder {
	readonly orderNum: string;
	readonly memberId: number;
	/** Epoch milliseconds. */
	readonly heldUntil: number;
	readonly now: number;
	readonly payKind: Order["payKind"];
	readonly payMethod: string;
	/** Null for vouchers, as the days are. */
	readonly orderType: string | null;
	readonly dates: StayDates | null;
	/** The last day of a voucher. */
	readonly validUntil: StayDate | null;
	readonly keyCode: string;
	readonly lines: readonly PriceLine[];
	readonly amounts: PaymentAmounts;
	readonly promotionId: number | null;
	readonly guest: OrderGuest;
	readonly request: string;
	readonly agreements: object;
	readonly plan: BookedPlan;
	readonly cashbackRate: number;
	readonly policy: CancelPolicy;
	/** Epoch milliseconds; null: nothing, or always. */
	readonly freeUntil: number | null;
	readonly refundableUntil: number | null;
	readonly isCancelOffered: boolean;
	readonly snapshot: StaySnapshot;
	readonly shares: readonly RoomShare[];
}

const insertPay = `INSERT INTO order_pay (order_num, member_id, hold_until, pay_kind, pay_method, order_type, key_code, price_ledger,
	original_amount, sale_amount, coupon_amount, point_amount, user_point_amount, total_amount, promotion_id, guest_name, guest_tel,
	guest_email, user_first_name, user_last_name, international_number, international_phone, request, agreements, created_at,
	booker_name, booker_tel, booker_email)
	SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25,
		name, coalesce(phone, ''), coalesce(email, '') FROM member WHERE member_id = $2
	RETURNING order_pay_id`;
const payValues = 25;

const productColumns = `order_pay_id, seq, order_no, member_id, property_id, room_id, rateplan_id, channel_idx,
	external_id, external_room_id, external_rateplan_id, check_in, check_out, valid_until, check_in_time, check_out_time, quantity, adults,
	child_ages, stock_taken, original_amount, sale_amount, coupon_amount, point_amount, user_point_amount, total_amount,
	cashback_rate, cashback_amount, cancel_policy, cancel_date, refundable_until, btn_cancel, snapshot, created_at`;
/** Without the order's number. */
const productValues = productColumns.split(",").length - 1;
const parameters = (first: number): string =>
	Array.from({ length: productValues }, (_, index) => `$${first + index}`).join(", ");

/** The order with its first room: an order without any is no order. */
const insertOrder = {
	name: "bookings.insertOrder",
	text: `WITH pay AS (${insertPay})
		INSERT INTO order_product (${productColumns}) SELECT pay.order_pay_id, ${parameters(payValues + 1)} FROM pay
		RETURNING order_pay_id, order_product_id`,
};

const insertProduct = {
	name: "bookings.insertProduct",
	text: `INSERT INTO order_product (${productColumns}) VALUES ($1, ${parameters(2)}) RETURNING order_product_id`,
};

const dateOf = (instant: number | null): Date | null => (instant === null ? null : new Date(instant));

/** Orders that begin: on hold, with one product a room. */
export class NewOrderStore {
	readonly #db: Queryable;

	constructor(db: Queryable) {
		this.#db = db;
	}

	async insert(
		order: NewOrder,
	): Promise<{ readonly orderPayId: number; readonly orderProductIds: readonly number[] }> {
		const [first, ...others] = order.shares.map((share, index) => productRow(order, share, index + 1));
		invariant(first, "an order has a room");
		const { rows } = await this.#db.query<{ order_pay_id: number; order_product_id: number }>(insertOrder, [
			...payRow(order),
			...first,
		]);
		const { order_pay_id: orderPayId, order_product_id: firstId } = rows[0]!;
		const orderProductIds = [firstId];
		for (const other of others) {
			const more = await this.#db.query<{ order_product_id: number }>(insertProduct, [orderPayId, ...other]);
			orderProductIds.push(more.rows[0]!.order_product_id);
		}
		return { orderPayId, orderProductIds };
	}
}

function payRow(order: NewOrder): readonly unknown[] {
	const { amounts, guest } = order;
	return [
		order.orderNum,
		order.memberId,
		new Date(order.heldUntil),
		order.payKind,
		order.payMethod,
		order.orderType,
		order.keyCode,
		JSON.stringify(order.lines),
		amounts.originalAmount,
		amounts.saleAmount,
		amounts.couponAmount,
		amounts.awesomeCashAmount,
		amounts.welfarePointAmount,
		amounts.totalAmount,
		order.promotionId,
		personal(guest.guestName),
		personal(guest.guestTel),
		personal(guest.guestEmail),
		personal(guest.userFirstName),
		personal(guest.userLastName),
		guest.internationalNumber ?? null,
		personal(guest.internationalPhone),
		personal(order.request),
		JSON.stringify(order.agreements),
		new Date(order.now),
	];
}

function productRow(order: NewOrder, share: RoomShare, seq: number): readonly unknown[] {
	const { plan, dates } = order;
	return [
		seq,
		`${order.orderNum}-${seq}`,
		order.memberId,
		plan.propertyId,
		plan.roomId,
		plan.ratePlanId,
		plan.channelIndex,
		plan.externalId,
		plan.externalRoomId,
		plan.externalRatePlanId,
		dates?.checkInDate ?? null,
		dates?.checkOutDate ?? null,
		order.validUntil,
		plan.checkInTime,
		plan.checkOutTime,
		share.quantity,
		share.adults,
		share.childAges,
		dates !== null,
		share.originalAmount,
		share.saleAmount,
		share.paid.coupon,
		share.paid.awesomeCash,
		share.paid.welfarePoints,
		share.paid.money,
		order.cashbackRate,
		share.cashback,
		JSON.stringify(order.policy),
		dateOf(order.freeUntil),
		dateOf(order.refundableUntil),
		order.isCancelOffered,
		JSON.stringify(order.snapshot),
		new Date(order.now),
	];
}
