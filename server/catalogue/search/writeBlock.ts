import type { StayDate } from "#domain/shared/StayDate.ts";
import { monthOf } from "#server/catalogue/pricing/StayTerms.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { packAttributes } from "./block/attributes.ts";
import type { BlockColumns } from "./block/BlockColumns.ts";
import { cellOf } from "./block/cells.ts";
import { daysOf } from "./block/daysOf.ts";
import { type BlockKey, BlockStore } from "./store/BlockStore.ts";
import { storeRules } from "./store/rules.ts";
import { loadAllMonths, type TrueStay } from "./store/truth.ts";

/** Writes a block anew from the truth: its stays (none empties it), their places, and every night from today on. */
export async function writeBlock(
	tx: Queryable,
	key: BlockKey,
	stays: readonly TrueStay[],
	today: StayDate,
	ver: number,
): Promise<void> {
	const rules = await storeRules(
		tx,
		stays.flatMap((stay) => stay.plans.map((plan) => plan.rule)),
	);
	const store = new BlockStore(tx);
	await store.write(key, columnsOf(stays, rules), ver);
	const [nights, cells] = await cellsByNight(tx, stays, today);
	await store.writeNights(key, nights, cells, ver);
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
		attributes: packAttributes(stays.map((stay) => stay.attributes)),
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

/** Every night from today on that has a price, and the cells of all of them one night after the other. */
async function cellsByNight(
	tx: Queryable,
	stays: readonly TrueStay[],
	today: StayDate,
): Promise<readonly [nights: readonly StayDate[], cells: Uint32Array]> {
	const plans = stays.flatMap((stay) => stay.plans);
	if (plans.length === 0) return [[], new Uint32Array(0)];
	const rows = await loadAllMonths(
		tx,
		stays.map((stay) => stay.id),
		monthOf(today),
	);
	const months = [...new Set(rows.map(({ ym }) => ym))].sort((one, other) => one - other);
	const nights = months.flatMap(daysOf).filter((night) => night >= today);
	const rowOf = new Map(nights.map((night, row) => [night, row]));
	const places = new Map(plans.map(({ ratePlanId }, place) => [ratePlanId, place]));
	const cells = new Uint32Array(nights.length * plans.length);
	for (const { ratePlanId, ym, price, stock } of rows) {
		const place = places.get(ratePlanId);
		if (place === undefined) continue;
		for (const [slot, night] of daysOf(ym).entries()) {
			const row = rowOf.get(night);
			if (row === undefined) continue;
			cells[row * plans.length + place] = cellOf(price[slot] ?? null, stock[slot] ?? 0);
		}
	}
	return [nights, cells];
}
