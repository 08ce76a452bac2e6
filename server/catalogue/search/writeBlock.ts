import type { StayDate } from "#domain/shared/StayDate.ts";
import { monthOf } from "#server/catalogue/pricing/StayTerms.ts";
import { readWholes } from "#server/platform/database/binary.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { packAttributes } from "./block/attributes.ts";
import type { BlockColumns } from "./block/BlockColumns.ts";
import { NightTable, SLOTS } from "./block/NightTable.ts";
import { type BlockKey, BlockStore } from "./store/BlockStore.ts";
import { storeRules } from "./store/rules.ts";
import { readAllMonths, type SourceStay } from "./store/sourceTables.ts";

/** Rewrites a block from the source tables: its stays (an empty list empties it), their positions, and every night from today on. */
export async function writeBlock(
	tx: Queryable,
	key: BlockKey,
	stays: readonly SourceStay[],
	today: StayDate,
	ver: number,
): Promise<void> {
	const rules = await storeRules(
		tx,
		stays.flatMap((stay) => stay.plans.map((plan) => plan.rule)),
	);
	const table = await nightsOf(tx, stays, today);
	const units = table.units();
	const store = new BlockStore(tx);
	await store.write(key, columnsOf(stays, rules, units), ver);
	await store.writeNights(key, ...table.from(today, units), ver);
}

function columnsOf(
	stays: readonly SourceStay[],
	rules: ReadonlyMap<string, number>,
	units: Uint16Array,
): BlockColumns {
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
		units,
	};
}

/** Loads the nights of a block's plans from the source tables. */
async function nightsOf(tx: Queryable, stays: readonly SourceStay[], today: StayDate): Promise<NightTable> {
	const plans = stays.flatMap((stay) => stay.plans);
	const table = new NightTable(plans.length);
	if (plans.length === 0) return table;
	const places = new Map(plans.map((plan, place) => [plan.ratePlanId, { place, roomId: plan.roomId }]));
	const stocks = new Map<string, Int32Array>();
	const prices = new Int32Array(SLOTS);
	await readAllMonths(
		tx,
		stays.map((stay) => stay.id),
		monthOf(today),
		{
			stock(roomId, ym, nights) {
				const left = new Int32Array(SLOTS);
				readWholes(nights, left);
				stocks.set(`${roomId}/${ym}`, left);
			},
			price(ratePlanId, ym, nights) {
				const plan = places.get(ratePlanId);
				const left = plan && stocks.get(`${plan.roomId}/${ym}`);
				if (!left) return;
				readWholes(nights, prices);
				table.set(ym, plan.place, prices, left);
			},
		},
	);
	return table;
}
