import type { BlockColumns } from "#server/catalogue/search/block/BlockColumns.ts";

/** stay_block without its key. */
export type BlockRow = {
	readonly [column in
		| "ids"
		| "cell_ends"
		| "attributes"
		| "sub_areas"
		| "facilities"
		| "lats"
		| "lngs"
		| "ranks"
		| "plans"
		| "rules"]: Buffer;
};

const bytes = (array: ArrayBufferView): Buffer =>
	Buffer.from(array.buffer, array.byteOffset, array.byteLength);

/** A copy at an address of its own: database buffers begin anywhere, typed arrays only at multiples of their size. */
const own = (buffer: Buffer): ArrayBuffer => Uint8Array.from(buffer).buffer;

export const toRow = (columns: BlockColumns): BlockRow => ({
	ids: bytes(columns.ids),
	cell_ends: bytes(columns.cellEnds),
	attributes: bytes(columns.attributes),
	sub_areas: bytes(columns.subAreas),
	facilities: bytes(columns.facilities),
	lats: bytes(columns.lats),
	lngs: bytes(columns.lngs),
	ranks: bytes(columns.ranks),
	plans: bytes(columns.plans),
	rules: bytes(columns.rules),
});

export const fromRow = (row: BlockRow): BlockColumns => ({
	ids: new Int32Array(own(row.ids)),
	cellEnds: new Uint16Array(own(row.cell_ends)),
	attributes: new Uint16Array(own(row.attributes)),
	subAreas: new Int16Array(own(row.sub_areas)),
	facilities: new Uint32Array(own(row.facilities)),
	lats: new Float64Array(own(row.lats)),
	lngs: new Float64Array(own(row.lngs)),
	ranks: new Int32Array(own(row.ranks)),
	plans: new Int32Array(own(row.plans)),
	rules: new Int32Array(own(row.rules)),
});
