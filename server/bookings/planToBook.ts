import type { CancelPolicy } from "#domain/booking/CancelPolicy.ts";
import { cancelPolicyOf } from "#domain/booking/cancelTerms.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { findPlan, type PlanPath } from "#server/catalog/planPath.ts";
import { linesOf } from "#server/catalog/wire.ts";
import type { Queryable } from "#server/database/Database.ts";
import { planCancelPolicy, type StoredCancelPolicy } from "#server/pricing/planCancelPolicy.ts";
import type { StaySnapshot } from "./orders.ts";

/** What of a plan a booking needs besides its price. */
export interface BookedPlan {
	readonly property_id: number;
	readonly room_id: number;
	readonly rateplan_id: number;
	readonly channel_idx: number;
	readonly external_id: string | null;
	readonly external_room_id: string | null;
	readonly external_rateplan_id: string | null;
	readonly nation_code: string;
	readonly time_zone: string;
	readonly property_name: string;
	readonly name_en: string;
	readonly address: string;
	readonly lat: number;
	readonly lng: number;
	readonly phone: string | null;
	readonly check_in_time: string;
	readonly check_out_time: string;
	readonly image_key: string | null;
	readonly room_name: string;
	readonly type_name: string;
	readonly bed_type: string;
	readonly basic_num: number;
	readonly max_num: number;
	readonly plan_name: string;
	readonly sale_type: "STAY" | "VOUCHER";
	readonly voucher_price: number | null;
	readonly meal: string | null;
	readonly cancel_policy: StoredCancelPolicy;
	readonly partial_cancel: boolean;
	readonly instant_confirm: boolean;
	readonly normal_per: number;
	readonly awesome_per: number;
	readonly cashback_rate: number;
	readonly stay_end: StayDate | null;
	readonly detail: {
		readonly contain?: unknown;
		readonly detail?: unknown;
		readonly use?: unknown;
		readonly valueAdds?: unknown;
		readonly rateComments?: unknown;
	};
}

const bookedPlan = {
	name: "bookings.bookedPlan",
	text: `
		SELECT rp.property_id, rp.room_id, rp.rateplan_id, p.channel_idx, p.external_id, r.external_room_id, rp.external_rateplan_id,
			p.nation_code, coalesce(c.time_zone, n.time_zone) AS time_zone, p.name AS property_name, p.name_en, p.address, p.lat, p.lng,
			p.phone, p.check_in_time, p.check_out_time, r.name AS room_name, r.type_name, r.bed_type, r.basic_num, r.max_num,
			rp.name AS plan_name, rp.sale_type, rp.voucher_price, rp.meal, rp.cancel_policy, rp.partial_cancel, rp.instant_confirm,
			rp.normal_per, rp.awesome_per, rp.cashback_rate, rp.stay_end, rp.detail,
			(SELECT pi.image_key FROM property_image pi WHERE pi.property_id = p.property_id ORDER BY pi.room_id, pi.sort LIMIT 1) AS image_key
		FROM rateplan rp
		JOIN room r ON r.property_id = rp.property_id AND r.room_id = rp.room_id
		JOIN property p ON p.property_id = rp.property_id
		JOIN city c ON c.city_id = p.city_id
		JOIN nation n ON n.nation_code = p.nation_code
		WHERE rp.rateplan_id = $1`,
};

/**
 * The plan a call's path names, as it is booked.
 * @throws Refusal notFound, or invalidRequest when the path lists different rooms
 */
export async function findBookedPlan(db: Queryable, path: PlanPath): Promise<BookedPlan> {
	const named = await findPlan(db, path);
	const { rows } = await db.query<BookedPlan>(bookedPlan, [named.rateplan_id]);
	return rows[0]!;
}

const voucherDays = 7;

/** The terms of cancelling as they are sold: a snapshot that later changes never touch. [DEC-099] */
export function policyOf(plan: BookedPlan, checkIn: StayDate | null, now: number): CancelPolicy {
	if (checkIn !== null) {
		return planCancelPolicy(plan.cancel_policy, plan.partial_cancel, {
			day: checkIn,
			time: plan.check_in_time,
			timeZone: plan.time_zone,
		});
	}
	// A voucher has no check-in to count from: what the plan gives back first comes back within seven days of buying.
	const percent = Math.max(0, ...plan.cancel_policy.tiers.map((tier) => tier.refundPercent));
	const until = now + voucherDays * 86_400_000;
	return cancelPolicyOf(
		percent > 0
			? [
					{ until, refundPercent: percent },
					{ until: null, refundPercent: 0 },
				]
			: [{ until: null, refundPercent: 0 }],
		plan.partial_cancel,
	);
}

export const snapshotOf = (plan: BookedPlan): StaySnapshot => ({
	productName: plan.property_name,
	productNameEn: plan.name_en,
	nationCode: plan.nation_code,
	timeZone: plan.time_zone,
	address: plan.address,
	lat: plan.lat,
	lng: plan.lng,
	phone: plan.phone,
	imageKey: plan.image_key,
	roomName: plan.room_name,
	roomTypeName: plan.type_name || null,
	bedTypeName: plan.bed_type || null,
	rateplanName: plan.plan_name,
	mealName: plan.meal,
	includes: linesOf(plan.detail.contain, 500),
	detail: linesOf(plan.detail.detail, 1000),
	usage: linesOf(plan.detail.use, 1000),
	valueAdds: linesOf(plan.detail.valueAdds, 200),
	rateComments: linesOf(plan.detail.rateComments, 2000),
	basicNum: plan.basic_num,
	maxNum: plan.max_num,
});
