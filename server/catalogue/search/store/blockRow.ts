import type { BlockColumns } from "#server/catalogue/search/block/BlockColumns.ts";

/** The columns of stay_block besides its key and version, in this order. */
export const blockColumns = [
	"ids",
	"cell_ends",
	"attributes",
	"sub_areas",
	"facilities",
	"lats",
	"lngs",
	"ranks",
	"plans",
	"rules",
	"units",
] as const;

const bytes = (array: ArrayBufferView): Buffer =>
	Buffer.from(array.buffer, array.byteOffset, array.byteLength);

/** Copies the bytes to an aligned buffer: database buffers start at any offset, but typed arrays need a multiple of their element size. */
const own = (buffer: Buffer): ArrayBuffer => new Uint8Array(buffer).buffer;

/** Encodes the columns in the order of `blockColumns`. */
export const toRow = (columns: BlockColumns): readonly Buffer[] =>
	[
		columns.ids,
		columns.cellEnds,
		columns.attributes,
		columns.subAreas,
		columns.facilities,
		columns.lats,
		columns.lngs,
		columns.ranks,
		columns.plans,
		columns.rules,
		columns.units,
	].map(bytes);

export function fromRow(row: readonly Buffer[]): BlockColumns {
	const [ids, cellEnds, attributes, subAreas, facilities, lats, lngs, ranks, plans, rules, units] =
		row.map(own);
	return {
		ids: new Int32Array(ids!),
		cellEnds: new Uint16Array(cellEnds!),
		attributes: new Uint16Array(attributes!),
		subAreas: new Int16Array(subAreas!),
		facilities: new Uint32Array(facilities!),
		lats: new Float64Array(lats!),
		lngs: new Float64Array(lngs!),
		ranks: new Int32Array(ranks!),
		plans: new Int32Array(plans!),
		rules: new Int32Array(rules!),
		units: new Uint16Array(units!),
	};
}
