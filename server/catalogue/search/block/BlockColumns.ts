/** The stays of one block in column layout, one entry per stay. `plans`, `rules` and `units` have one entry per cell. */
export interface BlockColumns {
	readonly ids: Int32Array;
	/** Number of cells up to and including the stay. */
	readonly cellEnds: Uint16Array;
	/** See `packAttributes`. */
	readonly attributes: Uint16Array;
	readonly subAreas: Int16Array;
	/** Two entries per stay: facility bits 0 to 31, then 32 to 62. */
	readonly facilities: Uint32Array;
	readonly lats: Float64Array;
	readonly lngs: Float64Array;
	readonly ranks: Int32Array;
	readonly plans: Int32Array;
	readonly rules: Int32Array;
	/** The unit of each plan's prices, see `UnitFinder`; NO_UNIT when they need the second plane. */
	readonly units: Uint16Array;
}
