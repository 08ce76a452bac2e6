import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Queryable } from "#server/database/Database.ts";
import { type BlockColumns, type BlockRow, fromRow } from "./blockColumns.ts";
import { cellOf } from "./cells.ts";
import { daysOf, loadMonths } from "./truth.ts";

/** A month of a stay whose prices or stock changed. */
export interface DirtyMonth {
	readonly propertyId: number;
	readonly ym: number;
}

interface Block extends BlockColumns {
	readonly cityId: number;
	readonly block: number;
	/** Place of each plan among the block's cells. */
	readonly places: ReadonlyMap<number, number>;
}

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
	dirty: readonly DirtyMonth[],
	today: StayDate,
	ver: number,
): Promise<number[]> {
	const homes = await blocksOf(tx, [...new Set(dirty.map((each) => each.propertyId))]);
	const strangers = new Set<number>();
	const stretches = new Map<string, Stretch>();
	for (const { propertyId, ym } of dirty) {
		const block = homes.get(propertyId);
		if (block) closeMonth(stretches, block, propertyId, ym, today);
		else strangers.add(propertyId);
	}
	for (const month of await loadMonths(tx, dirty)) {
		const block = homes.get(month.property_id);
		const place = block?.places.get(month.rateplan_id);
		if (!block || place === undefined) {
			strangers.add(month.property_id);
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

async function blocksOf(tx: Queryable, ids: readonly number[]): Promise<Map<number, Block>> {
	const { rows } = await tx.query<BlockRow & { city_id: number; block: number; members: number[] }>(
		{
			name: "search.blocksOf",
			text: `
				SELECT b.*, s.members FROM stay_block b JOIN (
					SELECT city_id, block, array_agg(property_id) AS members
					FROM stay_slot WHERE property_id = ANY ($1::int[]) GROUP BY city_id, block
				) s ON s.city_id = b.city_id AND s.block = b.block`,
		},
		[ids],
	);
	const homes = new Map<number, Block>();
	for (const row of rows) {
		const columns = fromRow(row);
		const block: Block = {
			...columns,
			cityId: row.city_id,
			block: row.block,
			places: new Map([...columns.plans].map((plan, place) => [plan, place])),
		};
		for (const id of row.members) homes.set(id, block);
	}
	return homes;
}

const CELL_BYTES = 4;

async function store(tx: Queryable, stretches: readonly Stretch[], ver: number): Promise<void> {
	if (stretches.length === 0) return;
	const keys = [
		stretches.map(({ block }) => block.cityId),
		stretches.map(({ block }) => block.block),
		stretches.map(({ night }) => night),
	];
	const { rows } = await tx.query<{ index: number; part: Buffer }>(
		{
			name: "search.readStretches",
			text: `
				SELECT k.index::int - 1 AS index, substring(n.cells FROM k.first + 1 FOR k.size) AS part
				FROM unnest($1::int2[], $2::int2[], $3::date[], $4::int[], $5::int[]) WITH ORDINALITY
					AS k (city_id, block, night, first, size, index)
				JOIN stay_night n ON n.city_id = k.city_id AND n.night = k.night AND n.block = k.block`,
		},
		[
			...keys,
			stretches.map(({ from }) => from * CELL_BYTES),
			stretches.map(({ from, to }) => (to - from) * CELL_BYTES),
		],
	);
	const stored = new Map(rows.map((row) => [row.index, row.part]));
	const changed: { stretch: Stretch; part: Buffer }[] = [];
	const added: { stretch: Stretch; part: Buffer }[] = [];
	for (const [index, stretch] of stretches.entries()) {
		const old = stored.get(index);
		if (!old) {
			const part = Buffer.alloc(stretch.block.plans.length * CELL_BYTES);
			for (const [place, cell] of stretch.cells) part.writeUInt32LE(cell, place * CELL_BYTES);
			added.push({ stretch, part });
			continue;
		}
		const part = Buffer.from(old);
		for (const [place, cell] of stretch.cells) part.writeUInt32LE(cell, (place - stretch.from) * CELL_BYTES);
		if (!part.equals(old)) changed.push({ stretch, part });
	}
	await tx.query(
		{
			name: "search.writeStretches",
			text: `
				UPDATE stay_night n SET cells = overlay(n.cells PLACING k.part FROM k.first + 1), ver = $6
				FROM unnest($1::int2[], $2::int2[], $3::date[], $4::int[], $5::bytea[]) AS k (city_id, block, night, first, part)
				WHERE n.city_id = k.city_id AND n.night = k.night AND n.block = k.block`,
		},
		[
			changed.map(({ stretch }) => stretch.block.cityId),
			changed.map(({ stretch }) => stretch.block.block),
			changed.map(({ stretch }) => stretch.night),
			changed.map(({ stretch }) => stretch.from * CELL_BYTES),
			changed.map(({ part }) => part),
			ver,
		],
	);
	await tx.query(
		{
			name: "search.addNights",
			text: `
				INSERT INTO stay_night (city_id, block, night, cells, layout, ver)
				SELECT k.city_id, k.block, k.night, k.cells, b.ver, $5
				FROM unnest($1::int2[], $2::int2[], $3::date[], $4::bytea[]) AS k (city_id, block, night, cells)
				JOIN stay_block b ON b.city_id = k.city_id AND b.block = k.block`,
		},
		[
			added.map(({ stretch }) => stretch.block.cityId),
			added.map(({ stretch }) => stretch.block.block),
			added.map(({ stretch }) => stretch.night),
			added.map(({ part }) => part),
			ver,
		],
	);
}
