import type { Queryable } from "#server/platform/database/Database.ts";

/** The displayed texts of a plan and its room. */
export interface PlanText {
	readonly property_id: number;
	readonly room_id: number;
	readonly rateplan_id: number;
	readonly channel_idx: number;
	readonly external_id: string | null;
	readonly external_room_id: string | null;
	readonly external_rateplan_id: string | null;
	readonly room_name: string;
	readonly type_name: string;
	readonly basic_num: number;
	readonly max_num: number;
	readonly bed_type: string;
	readonly grade: string;
	readonly view: string;
	readonly size_m2: number | null;
	readonly room_detail: { readonly basicInfo?: unknown; readonly metaInfo?: unknown };
	readonly plan_name: string;
	readonly rateplan_type: string;
	readonly sale_type: string;
	readonly voucher_valid_days: number;
	readonly voucher_weekdays_only: boolean;
	readonly meal: string | null;
	readonly waiting: boolean;
	readonly instant_confirm: boolean;
	readonly plan_detail: {
		readonly contain?: unknown;
		readonly detail?: unknown;
		readonly use?: unknown;
		readonly valueAdds?: unknown;
		readonly rateComments?: unknown;
	};
	readonly check_in_time: string;
	readonly time_zone: string;
}

/** Returns the texts of every open plan of a stay, by plan ID. */
export async function loadPlanTexts(db: Queryable, propertyId: number): Promise<Map<number, PlanText>> {
	const { rows } = await db.query<PlanText>(
		{
			name: "catalog.planTexts",
			text: `
				SELECT rp.property_id, rp.room_id, rp.rateplan_id, p.channel_idx, p.external_id, r.external_room_id,
					rp.external_rateplan_id, r.name AS room_name, r.type_name, r.basic_num, r.max_num, r.bed_type, r.grade, r.view,
					r.size_m2, r.detail AS room_detail, rp.name AS plan_name, rp.rateplan_type, rp.sale_type, rp.voucher_valid_days, rp.voucher_weekdays_only,
					rp.meal, rp.waiting, rp.instant_confirm,
					rp.detail AS plan_detail, p.check_in_time, coalesce(c.time_zone, n.time_zone) AS time_zone
				FROM property p
				JOIN city c ON c.city_id = p.city_id
				JOIN nation n ON n.nation_code = p.nation_code
				JOIN rateplan rp ON rp.property_id = p.property_id AND rp.status = 'open'
				JOIN room r ON r.property_id = rp.property_id AND r.room_id = rp.room_id
				WHERE p.property_id = $1 AND p.status = 'open'`,
		},
		[propertyId],
	);
	return new Map(rows.map((row) => [row.rateplan_id, row]));
}
