import { type AttributeColumns, attributeColumns, attributes } from "./block/attributes.ts";
import type { BlockColumns } from "./block/BlockColumns.ts";
import { CELL_BYTES, NO_UNIT } from "./block/cells.ts";
import type { StoredBlock } from "./store/ModelStore.ts";

/** A block's place in the columns of its city. */
export interface BlockPlace {
	readonly layout: number;
	readonly firstStay: number;
	readonly stays: number;
	readonly firstCell: number;
	readonly cells: number;
	readonly south: number;
	readonly north: number;
	readonly west: number;
	readonly east: number;
}

/** The stays of a city in one set of columns, block after block, without their nights. Immutable. */
export class CityModel {
	readonly ids: Int32Array;
	/** Where each stay's cells begin; one entry more than stays. */
	readonly firstCells: Uint32Array;
	readonly attributes: AttributeColumns;
	readonly subAreas: Int16Array;
	readonly facilitiesLow: Uint32Array;
	readonly facilitiesHigh: Uint32Array;
	readonly lats: Float64Array;
	readonly lngs: Float64Array;
	readonly ranks: Int32Array;
	/** Plan number and rule number of each cell. */
	readonly plans: Int32Array;
	readonly rules: Int32Array;
	/** What each cell's prices are multiples of. */
	readonly units: Uint16Array;
	readonly hasSecondPlane: boolean;
	readonly blocks: ReadonlyMap<number, BlockPlace>;
	#places: Map<number, number> | null = null;

	constructor(blocks: readonly StoredBlock[]) {
		let stays = 0;
		let cells = 0;
		for (const { columns } of blocks) {
			stays += columns.ids.length;
			cells += columns.plans.length;
		}
		this.ids = new Int32Array(stays);
		this.firstCells = new Uint32Array(stays + 1);
		this.attributes = attributeColumns(new Uint16Array(attributes.length * stays), stays);
		this.subAreas = new Int16Array(stays);
		this.facilitiesLow = new Uint32Array(stays);
		this.facilitiesHigh = new Uint32Array(stays);
		this.lats = new Float64Array(stays);
		this.lngs = new Float64Array(stays);
		this.ranks = new Int32Array(stays);
		this.plans = new Int32Array(cells);
		this.rules = new Int32Array(cells);
		this.units = new Uint16Array(cells);
		const places = new Map<number, BlockPlace>();
		let firstStay = 0;
		let firstCell = 0;
		for (const { number, layout, columns } of blocks) {
			const [stayCount, cellCount] = [columns.ids.length, columns.plans.length];
			places.set(number, {
				...boundsOf(columns),
				layout,
				firstStay,
				firstCell,
				stays: stayCount,
				cells: cellCount,
			});
			this.#copy(columns, firstStay, firstCell);
			firstStay += stayCount;
			firstCell += cellCount;
		}
		this.blocks = places;
		this.hasSecondPlane = this.units.includes(NO_UNIT);
	}

	#copy(block: BlockColumns, firstStay: number, firstCell: number): void {
		this.ids.set(block.ids, firstStay);
		const own = attributeColumns(block.attributes, block.ids.length);
		for (const name of attributes) this.attributes[name].set(own[name], firstStay);
		this.subAreas.set(block.subAreas, firstStay);
		this.lats.set(block.lats, firstStay);
		this.lngs.set(block.lngs, firstStay);
		this.ranks.set(block.ranks, firstStay);
		this.plans.set(block.plans, firstCell);
		this.rules.set(block.rules, firstCell);
		this.units.set(block.units, firstCell);
		for (let index = 0; index < block.ids.length; index++) {
			this.firstCells[firstStay + index + 1] = firstCell + block.cellEnds[index]!;
			this.facilitiesLow[firstStay + index] = block.facilities[2 * index]!;
			this.facilitiesHigh[firstStay + index] = block.facilities[2 * index + 1]!;
		}
	}

	get stays(): number {
		return this.ids.length;
	}

	get cells(): number {
		return this.plans.length;
	}

	/** Of one night with all its planes. */
	get nightBytes(): number {
		return this.cells * CELL_BYTES * (this.hasSecondPlane ? 2 : 1);
	}

	/** The place of a stay in the columns; undefined when the city has no such stay. */
	placeOf(id: number): number | undefined {
		this.#places ??= new Map(Array.from(this.ids, (each, place) => [each, place]));
		return this.#places.get(id);
	}
}

function boundsOf({ lats, lngs }: BlockColumns) {
	const bounds = { south: 90, north: -90, west: 180, east: -180 };
	for (let index = 0; index < lats.length; index++) {
		bounds.south = Math.min(bounds.south, lats[index]!);
		bounds.north = Math.max(bounds.north, lats[index]!);
		bounds.west = Math.min(bounds.west, lngs[index]!);
		bounds.east = Math.max(bounds.east, lngs[index]!);
	}
	return bounds;
}
