import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { cellOf } from "./block/cells.ts";
import { daysOf } from "./block/daysOf.ts";
import { type Block, BlockStore } from "./store/BlockStore.ts";
import type { Mark } from "./store/marks.ts";
import { type NightPart, NightStore, type PartPlace } from "./store/NightStore.ts";
import { loadMonths } from "./store/truth.ts";

/** A stretch of a block's cells in one night. */
interface Stretch {
	readonly block: Block;
	readonly night: StayDate;
	readonly from: number;
	readonly to: number;
	/** New values, by place in the block. */
	readonly cells: Map<number, number>;
}

/**
 * Brings the nights of changed months up to date. Writes only what differs, so that most bookings (which leave rooms) cost
 * the read model little. Answers stays whose plans are not those of their block: those need a new layout.
 */
export async function patchNights(
	tx: Queryable,
	dirty: readonly Mark[],
	today: StayDate,
	ver: number,
): Promise<number[]> {
	const homes = await new BlockStore(tx).blocksOf([...new Set(dirty.map((each) => each.propertyId))]);
	const strangers = new Set<number>();
	const stretches = new Map<string, Stretch>();
	for (const { propertyId, ym } of dirty) {
		const block = homes.get(propertyId);
		if (block) closeMonth(stretches, block, propertyId, ym, today);
		else strangers.add(propertyId);
	}
	for (const month of await loadMonths(tx, dirty)) {
		const block = homes.get(month.propertyId);
		const place = block?.places.get(month.ratePlanId);
		if (!block || place === undefined) {
			strangers.add(month.propertyId);
			continue;
		}
		for (const [slot, night] of daysOf(month.ym).entries()) {
			const cell = cellOf(month.price[slot] ?? null, month.stock[slot] ?? 0);
			stretches.get(keyOf(block, night))?.cells.set(place, cell);
		}
	}
	await store(tx, [...stretches.values()], ver);
	return [...strangers];
}

const keyOf = ({ cityId, block }: Pick<Block, "cityId" | "block">, night: string): string =>
	`${cityId}/${block}/${night}`;

/** Starts with every cell of the stay closed: a month or plan without a row is not sold. */
function closeMonth(
	stretches: Map<string, Stretch>,
	block: Block,
	propertyId: number,
	ym: number,
	today: StayDate,
): void {
	const index = block.ids.indexOf(propertyId);
	const from = index > 0 ? block.cellEnds[index - 1]! : 0;
	const to = block.cellEnds[index]!;
	for (const night of daysOf(ym)) {
		if (night < today) continue;
		const key = keyOf(block, night);
		const known = stretches.get(key);
		const cells = known?.cells ?? new Map<number, number>();
		for (let place = from; place < to; place++) cells.set(place, 0);
		stretches.set(key, {
			block,
			night,
			from: Math.min(from, known?.from ?? from),
			to: Math.max(to, known?.to ?? to),
			cells,
		});
	}
}

/** Writes what differs from what is stored. */
async function store(tx: Queryable, stretches: readonly Stretch[], ver: number): Promise<void> {
	if (stretches.length === 0) return;
	const nights = new NightStore(tx);
	const stored = await nights.parts(stretches.map(placeOf));
	const changed: NightPart[] = [];
	const added: NightPart[] = [];
	for (const [index, stretch] of stretches.entries()) {
		const old = stored.get(index);
		if (!old) {
			const cells = Buffer.alloc(stretch.block.plans.length * CELL_BYTES);
			for (const [place, cell] of stretch.cells) cells.writeUInt32LE(cell, place * CELL_BYTES);
			added.push({ ...placeOf(stretch), cells });
			continue;
		}
		const cells = Buffer.from(old);
		for (const [place, cell] of stretch.cells) cells.writeUInt32LE(cell, (place - stretch.from) * CELL_BYTES);
		if (!cells.equals(old)) changed.push({ ...placeOf(stretch), cells });
	}
	await nights.overlay(changed, ver);
	await nights.add(added, ver);
}

const CELL_BYTES = 4;

const placeOf = ({ block: { cityId, block }, night, from, to }: Stretch): PartPlace => ({
	cityId,
	block,
	night,
	first: from * CELL_BYTES,
	size: (to - from) * CELL_BYTES,
});
