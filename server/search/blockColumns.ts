/** The stays of one block, column by column: one entry a stay; `plans` and `rules` one entry a cell. */
export interface BlockColumns {
	readonly ids: Int32Array;
	/** Cells up to and including the stay. */
	readonly cellEnds: Uint16Array;
	readonly stars: Uint8Array;
	readonly areas: Int16Array;
	readonly subAreas: Int16Array;
	/** Two entries a stay: facility bits 0 to 31, then 32 to 62. */
	readonly facilities: Uint32Array;
	readonly lats: Float64Array;
	readonly lngs: Float64Array;
	readonly ranks: Int32Array;
	readonly plans: Int32Array;
	readonly rules: Int32Array;
}

/** stay_block without its key. */
export type BlockRow = {
	readonly [column in
		| "ids"
		| "cell_ends"
		| "stars"
		| "areas"
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
	stars: bytes(columns.stars),
	areas: bytes(columns.areas),
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
	stars: new Uint8Array(own(row.stars)),
	areas: new Int16Array(own(row.areas)),
	subAreas: new Int16Array(own(row.sub_areas)),
	facilities: new Uint32Array(own(row.facilities)),
	lats: new Float64Array(own(row.lats)),
	lngs: new Float64Array(own(row.lngs)),
	ranks: new Int32Array(own(row.ranks)),
	plans: new Int32Array(own(row.plans)),
	rules: new Int32Array(own(row.rules)),
});
