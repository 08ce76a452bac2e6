import { nightsOf } from "#domain/shared/StayDates.ts";
import { monthSpans } from "#server/catalogue/pricing/StayTerms.ts";
import type { StayQuery } from "#server/catalogue/search/findStays.ts";
import type { Database } from "#server/platform/database/Database.ts";

const orders = {
	recommended: "rank, property_id",
	priceAsc: "total IS NULL, total, rank, property_id",
	priceDesc: "total IS NULL, total DESC, rank, property_id",
};

/**
 * Runs the same search as one statement over the source tables: totals every plan of the city, discounts it as pricing does, takes the
 * lowest of each stay, filters, counts and sorts. Without facets; promotions are left out, as the benchmark has none.
 */
export async function searchBySql(
	db: Database,
	{ scope, stay, viewer, moment, filters, sort, offset, limit }: StayQuery,
): Promise<{ readonly stays: readonly [id: number, total: number | null][]; readonly total: number }> {
	const spans = monthSpans(stay);
	const { chosen } = filters;
	const grade = viewer.isSpecial ? "awesome_per" : "normal_per";
	const { rows } = await db.query<{ property_id: number; total: number | null; found: number }>(
		{
			name: `bench-${viewer.isSpecial}-${viewer.memberId !== null}-${sort}`,
			text: `
			WITH spans AS (SELECT * FROM unnest($1::int[], $2::int[], $3::int[]) AS s (ym, first, last)),
			sums AS (
				SELECT ra.property_id, ra.rateplan_id, sum(n.price)::int8 * $6 AS list
				FROM property p
				JOIN spans s ON true
				JOIN rate_month ra ON ra.property_id = p.property_id AND ra.ym = s.ym
				JOIN room_month rm ON rm.property_id = ra.property_id AND rm.ym = ra.ym AND rm.room_id = ra.room_id
				JOIN room r ON r.property_id = ra.property_id AND r.room_id = ra.room_id AND r.max_num * $6 >= $7
				CROSS JOIN LATERAL unnest(ra.price[s.first:s.last], rm.stock[s.first:s.last]) AS n (price, stock)
				WHERE p.city_id = $4 AND p.status = 'open' AND p.star = ANY ($8::int[]) AND p.fac & $9 = $9
				GROUP BY ra.property_id, ra.rateplan_id
				HAVING count(*) FILTER (WHERE n.price IS NOT NULL AND n.stock >= $6) = $5
			), plans AS (
				SELECT s.property_id, rp.hidden_amount, CASE WHEN rp.${grade} = 0 THEN s.list ELSE s.list * (100 - rp.${grade}) / 1000 * 10 END AS graded,
					CASE WHEN rp.discount_type = 'GENERAL' OR (rp.discount_type = 'LONG_NIGHT' AND $5 >= rp.discount_min_nights)
						OR (rp.discount_type = 'EARLY_BIRD' AND $10 >= rp.discount_min_days_ahead) THEN rp.discount_rate ELSE 0 END AS off
				FROM sums s JOIN rateplan rp USING (property_id, rateplan_id)
				WHERE $5 BETWEEN rp.min_nights AND rp.max_nights
			), lowest AS (
				SELECT property_id, min(CASE WHEN off = 0 THEN graded ELSE graded * (100 - off) / 1000 * 10 END)
					FILTER (WHERE ${viewer.memberId !== null ? "true" : "NOT hidden_amount"}) AS total
				FROM plans GROUP BY property_id
			)
			SELECT property_id, total::int8 AS total, count(*) OVER ()::int AS found
			FROM lowest JOIN property USING (property_id)
			WHERE $11::int8 IS NULL OR total / ($5 * $6) <= $11
			ORDER BY ${orders[sort]} OFFSET $12 LIMIT $13`,
		},
		[
			spans.map((span) => span.ym),
			spans.map((span) => span.from),
			spans.map((span) => span.to),
			scope.cityIds[0],
			nightsOf(stay),
			stay.rooms,
			stay.guests,
			chosen.stars.length > 0 ? chosen.stars : [0, 1, 2, 3, 4, 5],
			chosen.facilities.reduce((bits, facility) => bits + 2 ** facility, 0),
			Math.round((Date.parse(stay.checkInDate) - Date.parse(moment.today)) / 86_400_000),
			chosen.priceMax[0] ? chosen.priceMax[0] * 1000 : null,
			offset,
			limit,
		],
	);
	return {
		stays: rows.map((row) => [row.property_id, row.total]),
		total: rows[0]?.found ?? 0,
	};
}
