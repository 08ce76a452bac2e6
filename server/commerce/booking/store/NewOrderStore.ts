import type { RoomShare } from "#domain/booking/draftOrder.ts";
import type { Order, StaySnapshot } from "#domain/booking/Order.ts";
import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";
import type { PriceLine } from "#domain/offer/PriceLine.ts";
import type { PaymentAmounts } from "#domain/payment/paymentAmounts.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { StayDates } from "#domain/shared/StayDates.ts";
import { nightValues, reserveNights, reserveNightsSql } from "#server/catalogue/inventory/store/nights.ts";
import { monthSpans } from "#server/catalogue/pricing/StayTerms.ts";
import type { Statement } from "#server/platform/database/Database.ts";
import { personal, personalJson } from "#server/platform/database/personalDataEncryption.ts";
import { Store } from "#server/platform/database/Store.ts";
import { answering } from "#server/platform/idempotency/store/KeyStore.ts";
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
	/** Null for vouchers, like the dates. */
	readonly orderType: string | null;
	readonly dates: StayDates | null;
	/** Rooms to take for each night. */
	readonly rooms: number;
	/** Last day of validity of a voucher. */
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
	/** Epoch milliseconds; null when cancelling is never free of charge, or always. */
	readonly freeUntil: number | null;
	readonly refundableUntil: number | null;
	readonly isCancelOffered: boolean;
	readonly snapshot: StaySnapshot;
	readonly shares: readonly RoomShare[];
}

const payColumns = `order_num, member_id, hold_until, pay_kind, pay_method, order_type, key_code, price_ledger,
	original_amount, sale_amount, coupon_amount, point_amount, user_point_amount, total_amount, promotion_id, guest_name, guest_tel,
	guest_email, user_first_name, user_last_name, international_number, international_phone, request, agreements, created_at`;
const productColumns = `seq, order_no, member_id, property_id, room_id, rateplan_id, channel_idx,
	external_id, external_room_id, external_rateplan_id, check_in, check_out, valid_until, check_in_time, check_out_time, quantity, adults,
	child_ages, stock_taken, original_amount, sale_amount, coupon_amount, point_amount, user_point_amount, total_amount,
	cashback_rate, cashback_amount, cancel_policy, cancel_date, refundable_until, btn_cancel, snapshot, created_at`;
const countOf = (columns: string): number => columns.split(",").length;
const payParameters = countOf(payColumns);
const productParameters = countOf(productColumns);
const parameters = (first: number, count: number): string =>
	Array.from({ length: count }, (_, index) => `$${first + index}`).join(", ");

/**
 * Builds the INSERT of the order with its rooms, its nights (if any) and the stored response of its idempotency key. Parameters in order:
 * the order, the key and its response, each room, the nights.
 */
function insertion(rooms: number, takes: boolean): Statement {
	const key = payParameters + 1;
	const product = (room: number) => key + 2 + room * productParameters;
	const each = Array.from({ length: rooms }, (_, room) => room);
	return {
		name: `bookings.insert${takes ? "WithNights" : ""}${rooms}`,
		text: `WITH ${takes ? `${reserveNightsSql(product(rooms))}, ` : ""}pay AS (
				INSERT INTO order_pay (${payColumns}, booker_name, booker_tel, booker_email)
				SELECT ${parameters(1, payParameters)}, name, coalesce(phone, ''), coalesce(email, '')
				FROM member WHERE member_id = $2 AND status = 'active' ${takes ? "AND EXISTS (SELECT FROM moved)" : ""} RETURNING order_pay_id
			), ${each.map(
				(room) => `room${room} AS (
				INSERT INTO order_product (order_pay_id, ${productColumns})
				SELECT pay.order_pay_id, ${parameters(product(room), productParameters)} FROM pay
				RETURNING order_pay_id, order_product_id, seq
			)`,
			)}, room AS (
				${each.map((room) => `SELECT * FROM room${room}`).join(" UNION ALL ")}
			), numbers AS (
				SELECT jsonb_build_object('orderPayId', order_pay_id, 'orderProductIds', jsonb_agg(order_product_id ORDER BY seq)) AS numbers
				FROM room GROUP BY order_pay_id
			), answered AS (
				${answering("$2", `$${key}`, `$${key + 1}::jsonb || numbers.numbers`, "numbers")}
			)
			SELECT numbers FROM numbers`,
	};
}

const statements = new Map<string, Statement>();
function statementFor(rooms: number, takes: boolean): Statement {
	const name = `${rooms} ${takes}`;
	const known = statements.get(name) ?? insertion(rooms, takes);
	statements.set(name, known);
	return known;
}

const dateOf = (instant: number | null): Date | null => (instant === null ? null : new Date(instant));

export interface OrderNumbers {
	readonly orderPayId: number;
	readonly orderProductIds: readonly number[];
}

/** Creates orders: on hold, with one product per room. */
export class NewOrderStore extends Store {
	/**
	 * Takes the nights, opens the order and stores the response of its idempotency key, including the order's numbers. Returns null when a
	 * night has too few rooms left; the caller must then roll back.
	 */
	async insert(
		order: NewOrder,
		{ key, answer }: { readonly key: string; readonly answer: object },
	): Promise<OrderNumbers | null> {
		const { plan, dates, shares } = order;
		const { propertyId, roomId } = plan;
		const nights = dates && { propertyId, roomId, rooms: order.rooms, ...dates };
		const spans = dates ? monthSpans(dates) : [];
		const last = spans.pop();
		if (nights && !(await reserveNights(this.db, nights, spans))) return null;
		const { rows } = await this.db.query<{ numbers: OrderNumbers }>(
			statementFor(shares.length, last !== undefined),
			[
				...payRow(order),
				key,
				personalJson(answer),
				...shares.flatMap((share, index) => productRow(order, share, index + 1)),
				...(nights && last ? nightValues(nights, last) : []),
			],
		);
		return rows[0]?.numbers ?? null;
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
