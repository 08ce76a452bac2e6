import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Queryable } from "#server/database/Database.ts";
import { monthOf } from "#server/pricing/StayTerms.ts";
import { type BlockColumns, toRow } from "./blockColumns.ts";
import { cellOf } from "./cells.ts";
import { storeRules } from "./planRules.ts";
import { daysOf, loadAllMonths, type TrueStay } from "./truth.ts";

/** Where a block is. */
export interface BlockKey {
	readonly cityId: number;
	readonly block: number;
}

/** Writes a block anew from the truth: its stays (none empties it), their places, and every night from today on. */
export async function writeBlock(
	tx: Queryable,
	{ cityId, block }: BlockKey,
	stays: readonly TrueStay[],
	today: StayDate,
	ver: number,
): Promise<void> {
	const rules = await storeRules(
		tx,
		stays.flatMap((stay) => stay.plans.map((plan) => plan.rule)),
	);
	const row = toRow(columnsOf(stays, rules));
	await tx.query(
		{
			name: "search.writeBlock",
			text: `
				INSERT INTO stay_block (city_id, block, ids, cell_ends, stars, areas, sub_areas, facilities, lats, lngs, ranks, plans, rules, ver)
				VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
				ON CONFLICT (city_id, block) DO UPDATE SET
					ids = excluded.ids, cell_ends = excluded.cell_ends, stars = excluded.stars, areas = excluded.areas,
					sub_areas = excluded.sub_areas, facilities = excluded.facilities, lats = excluded.lats, lngs = excluded.lngs,
					ranks = excluded.ranks, plans = excluded.plans, rules = excluded.rules, ver = excluded.ver`,
		},
		[
			cityId,
			block,
			row.ids,
			row.cell_ends,
			row.stars,
			row.areas,
			row.sub_areas,
			row.facilities,
			row.lats,
			row.lngs,
			row.ranks,
			row.plans,
			row.rules,
			ver,
		],
	);
	const ids = stays.map((stay) => stay.id);
	await tx.query(
		"DELETE FROM stay_slot WHERE (city_id = $1 AND block = $2) OR property_id = ANY ($3::int[])",
		[cityId, block, ids],
	);
	await tx.query(
		"INSERT INTO stay_slot (property_id, city_id, block) SELECT unnest($3::int[]), $1::int2, $2::int2",
		[cityId, block, ids],
	);
	const nights = await cellsByNight(tx, stays, today);
	await tx.query("DELETE FROM stay_night WHERE city_id = $1 AND block = $2", [cityId, block]);
	await tx.query(
		`INSERT INTO stay_night (city_id, block, night, cells, layout, ver)
		SELECT $1::int2, $2::int2, n.night, n.cells, $5::int8, $5::int8 FROM unnest($3::date[], $4::bytea[]) AS n (night, cells)`,
		[cityId, block, [...nights.keys()], [...nights.values()].map((cells) => Buffer.from(cells.buffer)), ver],
	);
}

function columnsOf(stays: readonly TrueStay[], rules: ReadonlyMap<string, number>): BlockColumns {
	let cells = 0;
	const plans = stays.flatMap((stay) => stay.plans);
	return {
		ids: Int32Array.from(stays, (stay) => stay.id),
		cellEnds: Uint16Array.from(stays, (stay) => {
			cells += stay.plans.length;
			return cells;
		}),
		stars: Uint8Array.from(stays, (stay) => stay.star),
		areas: Int16Array.from(stays, (stay) => stay.area),
		subAreas: Int16Array.from(stays, (stay) => stay.subArea),
		facilities: Uint32Array.from(
			stays.flatMap(({ facilities }) => [Number(facilities & 0xffffffffn), Number(facilities >> 32n)]),
		),
		lats: Float64Array.from(stays, (stay) => stay.lat),
		lngs: Float64Array.from(stays, (stay) => stay.lng),
		ranks: Int32Array.from(stays, (stay) => stay.rank),
		plans: Int32Array.from(plans, (plan) => plan.ratePlanId),
		rules: Int32Array.from(plans, (plan) => rules.get(plan.rule) ?? 0),
	};
}

async function cellsByNight(
	tx: Queryable,
	stays: readonly TrueStay[],
	today: StayDate,
): Promise<Map<StayDate, Uint32Array>> {
	const places = new Map<number, number>();
	for (const stay of stays) {
		for (const plan of stay.plans) places.set(plan.ratePlanId, places.size);
	}
	const nights = new Map<StayDate, Uint32Array>();
	if (stays.length === 0) return nights;
	const rows = await loadAllMonths(
		tx,
		stays.map((stay) => stay.id),
		monthOf(today),
	);
	for (const [ym, plans] of Map.groupBy(rows, (row) => row.ym)) {
		for (const [slot, night] of daysOf(ym).entries()) {
			if (night < today) continue;
			const cells = new Uint32Array(places.size);
			for (const { rateplan_id, price, stock } of plans) {
				const place = places.get(rateplan_id);
				if (place !== undefined) cells[place] = cellOf(price[slot] ?? null, stock[slot] ?? 0);
			}
			nights.set(night, cells);
		}
	}
	return nights;
}
