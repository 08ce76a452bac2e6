import { daysInMonth, type StayDate, stayDateOf } from "#domain/shared/StayDate.ts";
import type { Queryable } from "#server/database/Database.ts";
import { type RuleRow, ruleColumns, ruleOf, soldByNight } from "#server/pricing/ruleRow.ts";
import { BLOCK_CELLS } from "./cells.ts";
import { ruleText } from "./planRules.ts";

/** A plan a stay sells by the night. */
export interface TruePlan {
	readonly ratePlanId: number;
	/** See `ruleText`. */
	readonly rule: string;
}

/** A stay as the catalogue has it, with its plans by number. */
export interface TrueStay {
	readonly id: number;
	readonly cityId: number;
	readonly area: number;
	readonly subArea: number;
	readonly star: number;
	readonly facilities: bigint;
	readonly lat: number;
	readonly lng: number;
	readonly rank: number;
	readonly plans: readonly TruePlan[];
}

interface StayRow extends RuleRow {
	readonly property_id: number;
	readonly city_id: number;
	readonly area: number;
	readonly sub_area: number;
	readonly star: number;
	readonly fac: string;
	readonly lat: number;
	readonly lng: number;
	readonly rank: number;
	readonly rateplan_id: number;
}

/** Open stays among some, by number; those without a plan sold by the night are left out. */
export async function loadStays(tx: Queryable, ids: readonly number[], today: StayDate): Promise<TrueStay[]> {
	const { rows } = await tx.query<StayRow>(
		{
			name: "search.stays",
			text: `
				SELECT p.property_id, p.city_id, p.area, p.sub_area, p.star, p.fac::text AS fac, p.lat, p.lng, p.rank,
					rp.rateplan_id, ${ruleColumns("$2::date")}
				FROM property p
				JOIN rateplan rp ON rp.property_id = p.property_id
				JOIN room r ON r.property_id = rp.property_id AND r.room_id = rp.room_id
				WHERE p.property_id = ANY ($1::int[]) AND p.status = 'open' AND ${soldByNight}
				ORDER BY p.property_id, rp.rateplan_id`,
		},
		[ids, today],
	);
	const plansOf = Map.groupBy(rows, (row) => row.property_id);
	return [...plansOf.values()].map((plans) => {
		const row = plans[0]!;
		return {
			id: row.property_id,
			cityId: row.city_id,
			area: row.area,
			subArea: row.sub_area,
			star: row.star,
			facilities: BigInt(row.fac),
			lat: row.lat,
			lng: row.lng,
			rank: row.rank,
			plans: plans
				.slice(0, BLOCK_CELLS)
				.map((plan) => ({ ratePlanId: plan.rateplan_id, rule: ruleText(ruleOf(plan)) })),
		};
	});
}

/** A month of one plan: entry 0 is the first day. */
export interface TrueMonth {
	readonly property_id: number;
	readonly rateplan_id: number;
	readonly ym: number;
	readonly price: readonly (number | null)[];
	readonly stock: readonly number[];
}

/** Prices and stock of some stays' months; each stay by its own list when given pairwise. */
export async function loadMonths(
	tx: Queryable,
	wanted: readonly { readonly propertyId: number; readonly ym: number }[],
): Promise<TrueMonth[]> {
	const { rows } = await tx.query<TrueMonth>(
		{
			name: "search.months",
			text: `
				SELECT ra.property_id, ra.rateplan_id, ra.ym, ra.price, rm.stock
				FROM unnest($1::int[], $2::int[]) AS w (property_id, ym)
				JOIN rate_month ra ON ra.property_id = w.property_id AND ra.ym = w.ym
				JOIN room_month rm ON rm.property_id = ra.property_id AND rm.ym = ra.ym AND rm.room_id = ra.room_id`,
		},
		[wanted.map((each) => each.propertyId), wanted.map((each) => each.ym)],
	);
	return rows;
}

/** The months that some stays have rows for, from one month on. */
export async function loadAllMonths(
	tx: Queryable,
	ids: readonly number[],
	fromYm: number,
): Promise<TrueMonth[]> {
	const { rows } = await tx.query<TrueMonth>(
		{
			name: "search.allMonths",
			text: `
				SELECT ra.property_id, ra.rateplan_id, ra.ym, ra.price, rm.stock
				FROM rate_month ra
				JOIN room_month rm ON rm.property_id = ra.property_id AND rm.ym = ra.ym AND rm.room_id = ra.room_id
				WHERE ra.property_id = ANY ($1::int[]) AND ra.ym >= $2`,
		},
		[ids, fromYm],
	);
	return rows;
}

const months = new Map<number, readonly StayDate[]>();

/** The days of a yyyymm month: entry 0 belongs to the first slot of a month row. */
export function daysOf(ym: number): readonly StayDate[] {
	let days = months.get(ym);
	if (!days) {
		const month = `${String(Math.floor(ym / 100)).padStart(4, "0")}-${String(ym % 100).padStart(2, "0")}`;
		const length = daysInMonth(stayDateOf(`${month}-01`));
		days = Array.from({ length }, (_, slot) => stayDateOf(`${month}-${String(slot + 1).padStart(2, "0")}`));
		months.set(ym, days);
	}
	return days;
}
