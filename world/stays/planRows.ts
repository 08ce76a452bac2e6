import { defaultVoucherDays } from "#domain/offer/voucher.ts";
import { stayRules } from "#domain/shared/StayDates.ts";
import type { Row } from "#world/rows/Row.ts";
import { cancelPolicies } from "./cancelPolicies.ts";
import { externalPlan } from "./externalNumbers.ts";
import type { PlanType } from "./planTypes.ts";
import type { Plan, Room, Stay } from "./Stay.ts";

const day = 86_400_000;

function discountColumns({ type: { discount } }: Plan, now: number) {
	return {
		discount_type: discount?.kind ?? null,
		discount_rate: discount?.rate ?? 0,
		discount_min_nights: discount?.kind === "LONG_NIGHT" ? discount.minNights : null,
		discount_min_days_ahead: discount?.kind === "EARLY_BIRD" ? discount.minDaysAhead : null,
		discount_starts_at: discount?.kind === "TIME_DEAL" ? new Date(now - 2 * day).toISOString() : null,
		discount_ends_at: discount?.kind === "TIME_DEAL" ? new Date(now + 9 * day).toISOString() : null,
	};
}

/** Returns a plan that is sold by the night. */
export function planRow(stay: Stay, room: Room, plan: Plan, now: number) {
	const { type } = plan;
	const partial =
		type.name === "환불 불가 특가"
			? "예약 후에는 변경과 환불이 되지 않습니다."
			: "취소 규정은 예약 시점의 것이 적용됩니다.";
	return {
		property_id: stay.id,
		rateplan_id: plan.id,
		external_rateplan_id: externalPlan(stay, room, plan),
		room_id: room.id,
		name: type.name,
		rateplan_type: type.rateplanType as PlanType["rateplanType"] | "VOUCHER",
		sale_type: "STAY" as "STAY" | "VOUCHER",
		voucher_price: null as number | null,
		voucher_valid_days: defaultVoucherDays,
		voucher_weekdays_only: false,
		meal: type.meal,
		min_nights: type.minNights ?? 1,
		max_nights: stayRules.maxNights,
		cancel_policy: cancelPolicies[plan.cancel],
		partial_cancel: plan.cancel !== "none" && stay.channel !== 4,
		instant_confirm: plan.isInstant,
		normal_per: plan.normalPercent,
		awesome_per: plan.memberPercent,
		cashback_rate: plan.cashbackPercent,
		...discountColumns(plan, now),
		tax_per: stay.taxPercent,
		property_fee_per_night: stay.feePerNight,
		hidden_amount: type.isHidden ?? false,
		waiting: false,
		detail: {
			contain: type.contain,
			detail: [
				partial,
				...(type.meal ? [`식사는 ${type.meal} 기준이며 추가 인원은 현장에서 결제합니다.`] : []),
			],
			use: [
				`체크인 ${stay.checkIn}, 체크아웃 ${stay.checkOut}`,
				...(plan.isInstant ? [] : ["숙소에서 예약을 확인한 뒤 확정됩니다."]),
			],
			valueAdds: type.valueAdds,
			rateComments:
				stay.city.nation === "KR" ? [] : ["현지 사정에 따라 침대 타입은 요청 사항으로만 접수됩니다."],
		},
	};
}

export type PlanRow = ReturnType<typeof planRow>;

/** Returns one dateless voucher for some of our own resorts; it is sold without nights, so it has no month rows. */
export function voucherRow(stay: Stay, now: number): PlanRow | null {
	const [room] = stay.rooms;
	const [plan] = room?.plans ?? [];
	if (!room || !plan || stay.channel !== 1 || stay.kind !== "resort") return null;
	const row = planRow(stay, room, { ...plan, cancel: "sevenDays" }, now);
	return {
		...row,
		rateplan_id: plan.id + 8,
		name: "평일 숙박 바우처",
		rateplan_type: "VOUCHER",
		sale_type: "VOUCHER",
		voucher_price: Math.round((plan.base * 0.85) / 1000) * 1000,
		voucher_valid_days: 180,
		voucher_weekdays_only: true,
		// The date its holder sets needs no confirmation.
		instant_confirm: true,
	};
}

export const planRows = (stays: readonly Stay[], now: number): Row[] =>
	stays.flatMap((stay) => [
		...stay.rooms.flatMap((room) => room.plans.map((plan) => planRow(stay, room, plan, now))),
		...[voucherRow(stay, now)].filter((row) => row !== null),
	]);
