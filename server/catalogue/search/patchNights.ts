import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { CELL_BYTES, cellOf, firstPlane, inUnit, NO_UNIT, secondPlane } from "./block/cells.ts";
import { daysOf } from "./block/daysOf.ts";
import { type Block, BlockStore } from "./store/BlockStore.ts";
import type { Mark } from "./store/marks.ts";
import { type NightPart, NightStore, type PartPlace } from "./store/NightStore.ts";
import { loadMonths } from "./store/sourceTables.ts";

/** A range of a block's cells on one night. */
interface Stretch {
	readonly block: Block;
	readonly night: StayDate;
	readonly from: number;
	readonly to: number;
	/** New values by position in the block. */
	readonly cells: Map<number, number>;
}

/**
 * Updates the nights of changed months. Writes only what differs, so that most bookings, which leave rooms available, cost the read model
 * little.
 * @returns the stays that need a new layout, because their plans or price units no longer match their block
 */
export async function patchNights(
	tx: Queryable,
	dirty: readonly Mark[],
	today: StayDate,
	ver: number,
): Promise<number[]> {
	const homes = await new BlockStore(tx).blocksOf([...new Set(dirty.map((each) => each.propertyId))]);
	const staysToRelayout = new Set<number>();
	const stretches = new Map<string, Stretch>();
	for (const { propertyId, ym } of dirty) {
		const block = homes.get(propertyId);
		if (block) closeMonth(stretches, block, propertyId, ym, today);
		else staysToRelayout.add(propertyId);
	}
	for (const month of await loadMonths(tx, dirty)) {
		const block = homes.get(month.propertyId);
		const place = block?.places.get(month.ratePlanId);
		if (!block || place === undefined) {
			staysToRelayout.add(month.propertyId);
			continue;
		}
		const unit = block.units[place]!;
		for (const [slot, night] of daysOf(month.ym).entries()) {
			const cell = inUnit(cellOf(month.price[slot] ?? null, month.stock[slot] ?? 0), unit);
			if (cell === null) staysToRelayout.add(month.propertyId);
			else stretches.get(keyOf(block, night))?.cells.set(place, cell);
		}
	}
	await store(tx, [...stretches.values()], ver);
	return [...staysToRelayout];
}

const keyOf = ({ cityId, block }: Pick<Block, "cityId" | "block">, night: string): string =>
	`${cityId}/${block}/${night}`;

/** Starts with every cell of the stay closed, because a month or plan without a row is not sold. */
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

/** A range in one plane of its night. */
interface PlaneStretch extends PartPlace {
	readonly stretch: Stretch;
	readonly plane: number;
}

/** Writes what differs from the stored data. */
async function store(tx: Queryable, stretches: readonly Stretch[], ver: number): Promise<void> {
	if (stretches.length === 0) return;
	const nights = new NightStore(tx);
	const places = stretches.flatMap(planesOf);
	const stored = await nights.parts(places);
	const changed: (NightPart & PlaneStretch)[] = [];
	const missing = new Set<Stretch>();
	for (const [index, place] of places.entries()) {
		const { stretch, plane } = place;
		const old = stored.get(index);
		if (!old) {
			missing.add(stretch);
			continue;
		}
		const cells = Buffer.from(old);
		write(stretch, plane, cells, -stretch.from);
		if (!cells.equals(old)) changed.push({ ...place, cells });
	}
	// one plane at a time: when two parts of one statement update the same row, one update is lost
	for (const plane of [0, 1]) {
		await nights.overlay(
			changed.filter((part) => part.plane === plane),
			ver,
		);
	}
	await nights.add(
		[...missing].map((stretch) => {
			const planes = planesOf(stretch);
			const { length } = stretch.block.plans;
			const cells = Buffer.alloc(planes.length * length * CELL_BYTES);
			for (const { plane } of planes) write(stretch, plane, cells, plane * length);
			return { ...planes[0]!, first: 0, size: cells.length, cells };
		}),
		ver,
	);
}

function write({ cells }: Stretch, plane: number, into: Buffer, first: number): void {
	const part = plane === 0 ? firstPlane : secondPlane;
	for (const [place, cell] of cells) into.writeUInt16LE(part(cell), (first + place) * CELL_BYTES);
}

function planesOf(stretch: Stretch): PlaneStretch[] {
	const { block, night, from, to } = stretch;
	const { cityId, plans, units } = block;
	return (units.includes(NO_UNIT) ? [0, 1] : [0]).map((plane) => ({
		cityId,
		block: block.block,
		night,
		first: (plane * plans.length + from) * CELL_BYTES,
		size: (to - from) * CELL_BYTES,
		stretch,
		plane,
	}));
}
