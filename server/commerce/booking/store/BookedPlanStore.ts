import type { VoucherTerms } from "#domain/offer/voucher.ts";
import type { StoredCancelPolicy } from "#server/catalogue/pricing/planCancelPolicy.ts";
import { type Moment, monthSpans, type StayTerms } from "#server/catalogue/pricing/StayTerms.ts";
import type { StoredPlan } from "#server/catalogue/pricing/StoredPlan.ts";
import {
	type PlanRow,
	planStatements,
	spanValues,
	planOf as storedPlanOf,
} from "#server/catalogue/pricing/store/loadPlans.ts";
import { namedByPath, type PathNumbers } from "#server/catalogue/stay/store/planByPath.ts";
import { Store } from "#server/platform/database/Store.ts";
import { type UnpaidOrder, unpaidOrders } from "./OrderStore.ts";

/** The plan data a booking needs besides the price. */
export interface BookedPlan {
	readonly propertyId: number;
	readonly roomId: number;
	readonly ratePlanId: number;
	readonly channelIndex: number;
	readonly externalId: string | null;
	readonly externalRoomId: string | null;
	readonly externalRatePlanId: string | null;
	readonly nationCode: string;
	readonly timeZone: string;
	readonly propertyName: string;
	readonly nameEn: string;
	readonly address: string;
	readonly lat: number;
	readonly lng: number;
	readonly phone: string | null;
	readonly checkInTime: string;
	readonly checkOutTime: string;
	readonly imageKey: string | null;
	readonly roomName: string;
	readonly roomTypeName: string;
	readonly bedType: string;
	readonly basicNum: number;
	readonly maxNum: number;
	readonly planName: string;
	/** Whether it is a voucher without dates. */
	readonly isDateless: boolean;
	/** How long, and on which nights, such a voucher is valid; null for other plans. */
	readonly voucher: Pick<VoucherTerms, "validDays" | "weekdaysOnly"> | null;
	readonly meal: string | null;
	readonly cancelPolicy: StoredCancelPolicy;
	readonly isPartialCancelAllowed: boolean;
	readonly cashbackRate: number;
	/** Fee per room and night, paid at the stay. */
	readonly propertyFee: number;
	readonly detail: {
		readonly contain?: unknown;
		readonly detail?: unknown;
		readonly use?: unknown;
		readonly valueAdds?: unknown;
		readonly rateComments?: unknown;
	};
}

interface BookedPlanRow {
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
	readonly voucher_valid_days: number;
	readonly voucher_weekdays_only: boolean;
	readonly meal: string | null;
	readonly cancel_policy: StoredCancelPolicy;
	readonly partial_cancel: boolean;
	readonly cashback_rate: number;
	readonly property_fee_per_night: number;
	readonly detail: BookedPlan["detail"];
}

const planOf = (row: BookedPlanRow): BookedPlan => ({
	propertyId: row.property_id,
	roomId: row.room_id,
	ratePlanId: row.rateplan_id,
	channelIndex: row.channel_idx,
	externalId: row.external_id,
	externalRoomId: row.external_room_id,
	externalRatePlanId: row.external_rateplan_id,
	nationCode: row.nation_code,
	timeZone: row.time_zone,
	propertyName: row.property_name,
	nameEn: row.name_en,
	address: row.address,
	lat: row.lat,
	lng: row.lng,
	phone: row.phone,
	checkInTime: row.check_in_time,
	checkOutTime: row.check_out_time,
	imageKey: row.image_key,
	roomName: row.room_name,
	roomTypeName: row.type_name,
	bedType: row.bed_type,
	basicNum: row.basic_num,
	maxNum: row.max_num,
	planName: row.plan_name,
	isDateless: row.sale_type === "VOUCHER",
	voucher:
		row.sale_type === "VOUCHER"
			? { validDays: row.voucher_valid_days, weekdaysOnly: row.voucher_weekdays_only }
			: null,
	meal: row.meal,
	cancelPolicy: row.cancel_policy,
	isPartialCancelAllowed: row.partial_cancel,
	cashbackRate: row.cashback_rate,
	propertyFee: row.property_fee_per_night,
	detail: row.detail,
});

/** SQL columns of a BookedPlanRow, selected from `rateplan rp`, `room r`, `property p`, `city c` and `nation n`. */
const bookedColumns = `rp.property_id, rp.room_id, rp.rateplan_id, p.channel_idx, p.external_id, r.external_room_id, rp.external_rateplan_id,
	p.nation_code, coalesce(c.time_zone, n.time_zone) AS time_zone, p.name AS property_name, p.name_en, p.address, p.lat, p.lng,
	p.phone, p.check_in_time, p.check_out_time, r.name AS room_name, r.type_name, r.bed_type, r.basic_num, r.max_num,
	rp.name AS plan_name, rp.sale_type, rp.voucher_valid_days, rp.voucher_weekdays_only, rp.meal, rp.cancel_policy, rp.partial_cancel,
	rp.cashback_rate, rp.property_fee_per_night, rp.detail,
	(SELECT pi.image_key FROM property_image pi WHERE pi.property_id = p.property_id ORDER BY pi.room_id, pi.sort LIMIT 1) AS image_key`;

const bookedPlan = {
	name: "bookings.bookedPlan",
	text: `
		SELECT ${bookedColumns}
		FROM rateplan rp
		JOIN room r ON r.property_id = rp.property_id AND r.room_id = rp.room_id
		JOIN property p ON p.property_id = rp.property_id
		JOIN city c ON c.city_id = p.city_id
		JOIN nation n ON n.nation_code = p.nation_code
		WHERE rp.rateplan_id = $1`,
};

const pricedPlans = planStatements({
	name: "bookings.pricedPlan",
	which: namedByPath,
	parameters: 7,
	columns: `${bookedColumns}, ${unpaidOrders({ memberId: "$5", roomId: "r.room_id", since: "$6", now: "$7" })} AS unpaid`,
});

interface PricedPlan {
	readonly plan: BookedPlan;
	readonly stored: StoredPlan;
	readonly unpaid: readonly UnpaidOrder[];
}

/** Rate plans with what a booking needs of them. */
export class BookedPlanStore extends Store {
	/** Reads a plan. The caller has checked that it exists. */
	async read(ratePlanId: number): Promise<BookedPlan> {
		const { rows } = await this.db.query<BookedPlanRow>(bookedPlan, [ratePlanId]);
		return planOf(rows[0]!);
	}

	/**
	 * Reads, in one statement, a path's plan with prices and stock of the requested nights, and the orders the member has started since then
	 * and not paid for. Null when the plan is not sold by these nights.
	 */
	async readPriced(
		numbers: PathNumbers,
		stay: StayTerms,
		moment: Moment,
		{ memberId, since }: { readonly memberId: number; readonly since: number },
	): Promise<PricedPlan | null> {
		const spans = monthSpans(stay);
		const statement = pricedPlans[spans.length];
		if (spans.length === 0 || !statement) return null;
		const { rows } = await this.db.query<
			BookedPlanRow & PlanRow & { readonly unpaid: readonly UnpaidOrder[] | null }
		>(statement, [...numbers, memberId, new Date(since), new Date(moment.now), ...spanValues(spans, moment)]);
		const [row] = rows;
		return row ? { plan: planOf(row), stored: storedPlanOf(row), unpaid: row.unpaid ?? [] } : null;
	}

	/** Whether the plan's bookings are confirmed instantly. */
	async confirmsAtOnce(propertyId: number, ratePlanId: number): Promise<boolean> {
		const { rows } = await this.db.query<{ instant_confirm: boolean }>(
			{
				name: "bookings.confirmsAtOnce",
				text: "SELECT instant_confirm FROM rateplan WHERE property_id = $1 AND rateplan_id = $2",
			},
			[propertyId, ratePlanId],
		);
		return rows[0]?.instant_confirm ?? false;
	}
}
