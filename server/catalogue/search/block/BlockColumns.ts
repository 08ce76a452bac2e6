/** The stays of one block, column by column: one entry a stay; `plans`, `rules` and `units` one entry a cell. */
export interface BlockColumns {
	readonly ids: Int32Array;
	/** Cells up to and including the stay. */
	readonly cellEnds: Uint16Array;
	/** See `packAttributes`. */
	readonly attributes: Uint16Array;
	readonly subAreas: Int16Array;
	/** Two entries a stay: facility bits 0 to 31, then 32 to 62. */
	readonly facilities: Uint32Array;
	readonly lats: Float64Array;
	readonly lngs: Float64Array;
	readonly ranks: Int32Array;
	readonly plans: Int32Array;
	readonly rules: Int32Array;
	/** What the plan's prices are multiples of, see `unitOf`. */
	readonly units: Uint16Array;
}
