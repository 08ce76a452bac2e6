import { isCancelOpen } from "#domain/booking/cancelTerms.ts";
import type { PaidSources } from "#domain/booking/RefundQuote.ts";
import type { PriceLine } from "#domain/offer/PriceLine.ts";
import type { PaymentAmounts } from "#domain/payment/paymentAmounts.ts";
import type { Won } from "#domain/shared/Won.ts";
import type { Queryable } from "#server/database/Database.ts";
import type { BookingRequest } from "./BookingRequest.ts";
import { type BookedPlan, policyOf, snapshotOf } from "./planToBook.ts";

/** One room's (or the vouchers') share of an order. */
export interface RoomShare {
	readonly adults: number;
	readonly childAges: readonly number[];
	readonly quantity: number;
	readonly originalAmount: Won;
	readonly saleAmount: Won;
	readonly paid: PaidSources;
	readonly cashback: Won;
}

export interface NewOrder {
	readonly booking: BookingRequest;
	readonly plan: BookedPlan;
	readonly lines: readonly PriceLine[];
	readonly keyCode: string;
	readonly amounts: PaymentAmounts;
	readonly shares: readonly RoomShare[];
	readonly orderNum: string;
	/** Epoch milliseconds. */
	readonly heldUntil: number;
	readonly isDateless: boolean;
	readonly now: number;
}

const insertPay = {
	name: "bookings.insertPay",
	text: `INSERT INTO order_pay (order_num, member_id, hold_until, pay_kind, pay_method, order_type, key_code, price_ledger,
		original_amount, sale_amount, coupon_amount, point_amount, user_point_amount, total_amount, promotion_id, guest_name, guest_tel,
		guest_email, user_first_name, user_last_name, international_number, international_phone, request, agreements, created_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25)
		RETURNING order_pay_id`,
};

const insertProduct = {
	name: "bookings.insertProduct",
	text: `INSERT INTO order_product (order_pay_id, seq, order_no, member_id, property_id, room_id, rateplan_id, channel_idx,
		external_id, external_room_id, external_rateplan_id, check_in, check_out, check_in_time, check_out_time, quantity, adults,
		child_ages, stock_taken, original_amount, sale_amount, coupon_amount, point_amount, user_point_amount, total_amount,
		cashback_rate, cashback_amount, cancel_policy, cancel_date, refundable_until, btn_cancel, snapshot, created_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26,
		$27, $28, $29, $30, $31, $32, $33)
		RETURNING order_product_id`,
};

/** Writes an order on hold with one product a room. */
export async function insertOrder(
	tx: Queryable,
	order: NewOrder,
): Promise<{ readonly orderPayId: number; readonly orderProductIds: readonly number[] }> {
	const { booking, plan, amounts, orderNum, isDateless } = order;
	const { guest, memberId } = booking;
	const at = new Date(order.now);
	const { rows } = await tx.query<{ order_pay_id: number }>(insertPay, [
		orderNum,
		memberId,
		new Date(order.heldUntil),
		booking.payKind,
		booking.payMethod,
		isDateless ? null : booking.path.orderType,
		order.keyCode,
		JSON.stringify(order.lines),
		amounts.originalAmount,
		amounts.saleAmount,
		amounts.couponAmount,
		amounts.awesomeCashAmount,
		amounts.welfarePointAmount,
		amounts.totalAmount,
		booking.promotionId,
		guest.guestName,
		guest.guestTel,
		guest.guestEmail,
		guest.userFirstName ?? null,
		guest.userLastName ?? null,
		guest.internationalNumber ?? null,
		guest.internationalPhone ?? null,
		booking.request,
		JSON.stringify(booking.agreements),
		at,
	]);
	const orderPayId = rows[0]!.order_pay_id;
	const policy = policyOf(plan, isDateless ? null : booking.checkIn, order.now);
	const freeUntil = policy.tiers.findLast((tier) => tier.refundPercent === 100)?.until ?? null;
	const refundableUntil = policy.tiers.findLast((tier) => tier.refundPercent > 0)?.until ?? null;
	const snapshot = JSON.stringify(snapshotOf(plan));
	const orderProductIds: number[] = [];
	for (const [index, share] of order.shares.entries()) {
		const inserted = await tx.query<{ order_product_id: number }>(insertProduct, [
			orderPayId,
			index + 1,
			`${orderNum}-${index + 1}`,
			memberId,
			plan.property_id,
			plan.room_id,
			plan.rateplan_id,
			plan.channel_idx,
			plan.external_id,
			plan.external_room_id,
			plan.external_rateplan_id,
			isDateless ? null : booking.checkIn,
			isDateless ? null : booking.checkOut,
			plan.check_in_time,
			plan.check_out_time,
			share.quantity,
			share.adults,
			share.childAges,
			!isDateless,
			share.originalAmount,
			share.saleAmount,
			share.paid.coupon,
			share.paid.awesomeCash,
			share.paid.welfarePoints,
			share.paid.money,
			booking.viewer.isSpecial ? plan.cashback_rate : 0,
			share.cashback,
			JSON.stringify(policy),
			freeUntil === null ? null : new Date(freeUntil),
			refundableUntil === null ? null : new Date(refundableUntil),
			isCancelOpen(policy, order.now),
			snapshot,
			at,
		]);
		orderProductIds.push(inserted.rows[0]!.order_product_id);
	}
	return { orderPayId, orderProductIds };
}
