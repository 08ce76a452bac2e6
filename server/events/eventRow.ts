import type { EventRow } from "#server/catalog/runningEvent.ts";
import type { Queryable } from "#server/database/Database.ts";
import { Refusal } from "#server/http/Refusal.ts";

/** An event as its page needs it. */
export interface DealRow extends EventRow {
	readonly html: string;
	readonly secret: string | null;
}

export interface DealPlanRow {
	readonly property_id: number;
	readonly product_name: string;
	readonly rateplan_id: number;
	readonly rateplan_name: string;
}

/** An event by its number, and its word if it has one. @throws Refusal notFound */
export async function eventRow(db: Queryable, id: number, secret: string | null): Promise<DealRow> {
	const { rows } = await db.query<DealRow>(
		{
			name: "events.row",
			text: `
				SELECT e.event_id, e.title, e.subtitle, e.image_key, e.html, e.discount_rate, e.secret, e.coupon_manager_id,
					e.sale_start, e.sale_end, e.stay_start, e.stay_end,
					(SELECT min(a.alarm_id) FROM advance_notice a WHERE a.event_id = e.event_id AND a.event_type = 'eventGiveaway') AS alarm_id,
					(
						SELECT min(d.price) FROM event_product ep
						JOIN rate_month ra ON ra.property_id = ep.property_id AND ra.rateplan_id = ep.rateplan_id
						CROSS JOIN LATERAL unnest(ra.price) WITH ORDINALITY AS d (price, slot)
						WHERE ep.event_id = e.event_id
							AND (ra.ym::text || lpad(d.slot::text, 2, '0')) BETWEEN to_char(e.stay_start, 'YYYYMMDD') AND to_char(e.stay_end, 'YYYYMMDD')
					) AS lowest_night
				FROM event e WHERE e.event_id = $1 AND (e.secret IS NULL OR e.secret = $2::text)`,
		},
		[id, secret],
	);
	if (!rows[0]) throw new Refusal("notFound");
	return rows[0];
}

/** The plans an event sells at open stays, in the editors' order. */
export async function plansOf(db: Queryable, id: number): Promise<DealPlanRow[]> {
	const { rows } = await db.query<DealPlanRow>(
		{
			name: "events.plans",
			text: `
				SELECT ep.property_id, p.name AS product_name, ep.rateplan_id, rp.name AS rateplan_name
				FROM event_product ep
				JOIN property p ON p.property_id = ep.property_id AND p.status = 'open'
				JOIN rateplan rp ON rp.property_id = ep.property_id AND rp.rateplan_id = ep.rateplan_id
				WHERE ep.event_id = $1 ORDER BY ep.sort, ep.property_id, ep.rateplan_id LIMIT 1000`,
		},
		[id],
	);
	return rows;
}
