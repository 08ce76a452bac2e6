import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Queryable } from "#server/database/Database.ts";

export interface EventRow {
	readonly event_id: number;
	readonly title: string;
	readonly subtitle: string;
	readonly image_key: string;
	readonly discount_rate: number;
	readonly coupon_manager_id: number | null;
	readonly sale_start: StayDate;
	readonly sale_end: StayDate;
	readonly stay_start: StayDate;
	readonly stay_end: StayDate;
	readonly alarm_id: number | null;
	/** Lowest list price of a night of the event's plans within its days; null when none is open. */
	readonly lowest_night: number | null;
}

/** The public event a stay takes part in today, the one that ends first of several; null = none. */
export async function runningEvent(
	db: Queryable,
	propertyId: number,
	today: StayDate,
): Promise<EventRow | null> {
	const { rows } = await db.query<EventRow>(
		{
			name: "catalog.runningEvent",
			text: `
				SELECT e.event_id, e.title, e.subtitle, e.image_key, e.discount_rate, e.coupon_manager_id, e.sale_start, e.sale_end,
					e.stay_start, e.stay_end,
					(SELECT min(a.alarm_id) FROM advance_notice a WHERE a.event_id = e.event_id AND a.event_type = 'eventGiveaway') AS alarm_id,
					(
						SELECT min(d.price) FROM event_product ep
						JOIN rate_month ra ON ra.property_id = ep.property_id AND ra.rateplan_id = ep.rateplan_id
						CROSS JOIN LATERAL unnest(ra.price) WITH ORDINALITY AS d (price, slot)
						WHERE ep.event_id = e.event_id AND ep.property_id = $1
							AND (ra.ym::text || lpad(d.slot::text, 2, '0')) BETWEEN to_char(e.stay_start, 'YYYYMMDD') AND to_char(e.stay_end, 'YYYYMMDD')
					) AS lowest_night
				FROM event e
				WHERE e.secret IS NULL AND $2::date BETWEEN e.sale_start AND e.sale_end
					AND EXISTS (SELECT FROM event_product ep WHERE ep.event_id = e.event_id AND ep.property_id = $1)
				ORDER BY e.sale_end, e.event_id LIMIT 1`,
		},
		[propertyId, today],
	);
	return rows[0] ?? null;
}
