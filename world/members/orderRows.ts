import { isCancelOpen } from "#domain/cancellation/cancelTerms.ts";
import { voucherEnd } from "#domain/offer/voucher.ts";
import { type OrderState, orderMachine } from "#domain/order/orderMachine.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { appointmentType } from "#domain/stay/appointmentType.ts";
import { timeZoneOf } from "#world/places/cities.ts";
import type { Row } from "#world/rows/Row.ts";
import { externalPlan, externalRoom } from "#world/stays/externalNumbers.ts";
import { type Account, emailOf } from "./accounts.ts";
import { gradeThen, typeThen } from "./memberRows.ts";
import { iso, type Opened } from "./openOrder.ts";
import type { Transition } from "./orderCourse.ts";
import type { PlantedRefund } from "./PlantedRefund.ts";

/** The member is both booker and guest. */
function personsOf(account: Account): Row {
	const { name, phone, international } = account;
	return {
		booker_name: name,
		booker_tel: phone ?? "",
		booker_email: emailOf(account),
		guest_name: name || "고객",
		guest_tel: phone,
		guest_email: emailOf(account),
		user_first_name: international?.first ?? null,
		user_last_name: international?.last ?? null,
		international_number: international ? "KR" : null,
		international_phone: international?.phone ?? null,
	};
}

/** Returns the purchase as paid, with its refunds so far. */
export function purchaseRow(order: Opened, refund: PlantedRefund | null): Row {
	const { seed, account, amounts, price } = order;
	const discount = price.lines.find((line) => line.kind === "gradeDiscount");
	const daysAgo = Math.ceil(seed.booked);
	const back = refund?.isDone ? refund.split : null;
	return {
		order_pay_id: order.orderPayId,
		order_num: order.orderNum,
		member_id: order.memberId,
		stage: "placed",
		pay_kind: order.payKind,
		pay_method: seed.method,
		order_type: order.checkIn === null ? null : (appointmentType(seed.rooms ?? 1, seed.nights) ?? "OO"),
		key_code: price.keyCode,
		price_ledger: price.lines,
		original_amount: amounts.originalAmount,
		sale_amount: amounts.saleAmount,
		coupon_amount: amounts.couponAmount,
		point_amount: amounts.awesomeCashAmount,
		user_point_amount: amounts.welfarePointAmount,
		total_amount: amounts.totalAmount,
		cancel_point_amount: back?.refundAwesomeCash ?? 0,
		cancel_user_point_amount: back?.refundWelfarePoints ?? 0,
		user_type_at_paid: typeThen(account, daysAgo),
		user_grade_at_paid: gradeThen(account, daysAgo),
		user_discount_rate_at_paid: discount?.kind === "gradeDiscount" ? discount.percent : 0,
		...personsOf(account),
		request: seed.request ?? "",
		agreements: { terms: true, privacy: true, thirdParty: true },
		created_at: iso(order.bookedAt),
		placed_at: iso(order.placedAt),
	};
}

/** What the guest bought, in the wording of that day. */
const snapshotOf = ({ choice: { stay, room }, plan, imageKey }: Opened) => ({
	productName: stay.name,
	productNameEn: stay.english,
	nationCode: stay.city.nation,
	timeZone: timeZoneOf(stay.city),
	address: stay.address,
	lat: stay.at[0],
	lng: stay.at[1],
	phone: stay.phone,
	imageKey,
	roomName: room.name,
	roomTypeName: room.type.type || null,
	bedTypeName: room.type.bed || null,
	rateplanName: plan.name,
	mealName: plan.meal,
	includes: plan.detail.contain,
	detail: plan.detail.detail,
	usage: plan.detail.use,
	valueAdds: plan.detail.valueAdds,
	rateComments: plan.detail.rateComments,
	basicNum: room.type.basic,
	maxNum: room.type.maxGuests,
	...(plan.sale_type === "VOUCHER" && {
		voucher: { validDays: plan.voucher_valid_days, weekdaysOnly: plan.voucher_weekdays_only },
	}),
});

/** A room's state after its transitions. */
export interface Walked {
	readonly status: OrderState;
	readonly before: OrderState | null;
	readonly events: readonly Row[];
}

/** Applies a room's transitions along table 4.1. */
export function walk(orderProductId: number, key: string, steps: readonly Transition[]): Walked {
	let status: OrderState = "new";
	let before: OrderState | null = null;
	const events = steps.map(({ event, actor, at, note }) => {
		const moved = orderMachine.next(status, event, before);
		if (!moved.ok) throw new Error(`${key}: ${event} cannot follow ${status}`);
		const row: Row = {
			order_product_id: orderProductId,
			event,
			from_status: status === "new" ? null : status,
			to_status: moved.value,
			actor,
			note: note ?? null,
			created_at: iso(at),
		};
		before = moved.value === "add_pay" || moved.value === "cancel_request" ? status : null;
		status = moved.value;
		return row;
	});
	return { status, before, events };
}

/** Returns one room of a purchase: as bought, with its current state and refunds. */
export function roomRow(
	order: Opened,
	index: number,
	{
		walked: { status, before },
		steps,
		refund,
		isStockTaken,
	}: {
		readonly walked: Walked;
		readonly steps: readonly Transition[];
		readonly refund: PlantedRefund | null;
		readonly isStockTaken: boolean;
	},
): Row {
	const { choice, plan, policy, seed } = order;
	const { stay, room } = choice;
	const share = order.shares[index]!;
	const id = order.orderProductIds[index]!;
	const part = refund?.isDone ? refund.parts.find((each) => each.orderProductId === id) : undefined;
	const asked = steps.find(({ event }) => event === "USER_CANCEL");
	const ended = steps.find(({ event }) => event === "STAY_ENDED");
	const isConfirmed = steps.some(
		({ event }) => event === "SUPPLIER_CONFIRM" || event === "PAY_APPROVED_INSTANT",
	);
	const freeUntil = policy.tiers.findLast((tier) => tier.refundPercent === 100)?.until ?? null;
	const refundableUntil = policy.tiers.findLast((tier) => tier.refundPercent > 0)?.until ?? null;
	const orderNo = `${order.orderNum}-${index + 1}`;
	return {
		order_product_id: id,
		order_pay_id: order.orderPayId,
		seq: index + 1,
		order_no: orderNo,
		member_id: order.memberId,
		status,
		status_before: before,
		status_at: iso(steps.at(-1)!.at),
		property_id: stay.id,
		room_id: room.id,
		rateplan_id: plan.rateplan_id,
		channel_idx: stay.channel,
		external_id: stay.externalId,
		external_room_id: externalRoom(stay, room),
		external_rateplan_id: externalPlan(stay, room, choice.plan),
		external_order_num: stay.channel === 1 ? null : `X${orderNo}`,
		confirm_num: isConfirmed ? (seed.confirmNum ?? null) : null,
		check_in: order.checkIn,
		check_out: order.checkOut,
		valid_until:
			order.checkIn === null ? voucherEnd(koreanDay(order.bookedAt), plan.voucher_valid_days) : null,
		check_in_time: stay.checkIn,
		check_out_time: stay.checkOut,
		quantity: 1,
		adults: share.adults,
		child_ages: share.childAges,
		stock_taken: isStockTaken,
		original_amount: share.originalAmount,
		sale_amount: share.saleAmount,
		coupon_amount: share.paid.coupon,
		point_amount: share.paid.awesomeCash,
		user_point_amount: share.paid.welfarePoints,
		total_amount: share.paid.money,
		cancel_amount: part?.refundAmount ?? 0,
		cancel_point_amount: part?.refundPointAmount ?? 0,
		cancel_user_point_amount: part?.refundUserPointAmount ?? 0,
		cashback_rate: order.isSpecial ? plan.cashback_rate : 0,
		cashback_amount: share.cashback,
		cashback_at: ended && share.cashback > 0 ? iso(ended.at) : null,
		cancel_policy: policy,
		cancel_date: freeUntil === null ? null : iso(freeUntil),
		refundable_until: refundableUntil === null ? null : iso(refundableUntil),
		btn_cancel: !part && !ended && isCancelOpen(policy, order.bookedAt),
		hidden: seed.hidden ?? false,
		cancel_reason: (part ? refund?.asked.note : asked?.note) ?? null,
		cancel_requested_at: asked && status === "cancel_request" ? iso(asked.at) : null,
		cancelled_at: part && refund ? iso(refund.endedAt) : null,
		snapshot: snapshotOf(order),
		created_at: iso(order.bookedAt),
	};
}
