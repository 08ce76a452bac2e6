import fc from "fast-check";
import { attributes, packAttributes } from "#server/catalogue/search/block/attributes.ts";
import type { BlockColumns } from "#server/catalogue/search/block/BlockColumns.ts";

/** Columns of a small block. */
export const columns: fc.Arbitrary<BlockColumns> = fc
	.array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 5 })), { maxLength: 20 })
	.map((stays) => {
		let cells = 0;
		return {
			ids: Int32Array.from(stays, (_, id) => id + 1),
			cellEnds: Uint16Array.from(stays, ([plans]) => {
				cells += plans;
				return cells;
			}),
			attributes: packAttributes(
				stays.map(([plans, star]) => ({ stars: star, kinds: plans, scoreMin: 10 * star, areas: star })),
			),
			subAreas: Int16Array.from(stays, ([plans]) => plans),
			facilities: Uint32Array.from(stays.flat()),
			lats: Float64Array.from(stays, ([plans]) => plans / 3),
			lngs: Float64Array.from(stays, ([, star]) => star / 3),
			ranks: Int32Array.from(stays, ([plans, star]) => star - plans),
			plans: Int32Array.from({ length: cells }, (_, cell) => cell + 7),
			rules: Int32Array.from({ length: cells }, (_, cell) => cell),
			units: Uint16Array.from({ length: cells }, (_, cell) => 10 ** (cell % 4)),
		};
	});

/** Columns for this many stays, without plans. */
export const emptyColumns = (stays: number): BlockColumns => ({
	ids: new Int32Array(stays),
	ranks: new Int32Array(stays),
	cellEnds: new Uint16Array(stays),
	attributes: new Uint16Array(stays * attributes.length),
	subAreas: new Int16Array(stays),
	facilities: new Uint32Array(2 * stays),
	lats: new Float64Array(stays),
	lngs: new Float64Array(stays),
	plans: new Int32Array(0),
	rules: new Int32Array(0),
	units: new Uint16Array(0),
});
