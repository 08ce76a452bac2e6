import { type Attribute, type AttributeColumns, attributeColumns, attributes } from "./block/attributes.ts";
import type { BlockColumns } from "./block/BlockColumns.ts";
import { NO_UNIT } from "./block/cells.ts";
import type { NightSize } from "./NightSlot.ts";
import type { StoredBlock } from "./store/ModelStore.ts";

/** Where a block is in the columns of its city, and its geographic bounds. */
export interface BlockPlace {
	readonly number: number;
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

/**
 * The stays of a city without their nights, as one set of columns, block after block. Immutable; its large columns are in memory shared
 * between threads.
 */
export class CityModel {
	readonly ids: Int32Array;
	/** Where each stay's cells start, with one extra entry for the end of the last. */
	readonly firstCells: Uint32Array;
	/** Profile number of each stay. Stays with the same attributes share a profile. */
	readonly profiles: Uint32Array;
	/** Attributes, one entry per profile. */
	readonly attributes: AttributeColumns;
	readonly subAreas: Int16Array;
	/** Facility bits, as in `BlockColumns`. */
	readonly facilities: Uint32Array;
	readonly lats: Float64Array;
	readonly lngs: Float64Array;
	readonly ranks: Int32Array;
	/** Plan ID of each cell. `rules` holds the rule IDs. */
	readonly plans: Int32Array;
	readonly rules: Int32Array;
	/** The unit of each cell's prices: the power of ten they are multiples of, or NO_UNIT. */
	readonly units: Uint16Array;
	/** The distinct values of `rules`. */
	readonly distinctRules: Int32Array;
	readonly hasSecondPlane: boolean;
	/** Size of one night, with spare capacity for blocks added later. */
	readonly nightSize: NightSize;
	readonly blocks: ReadonlyMap<number, BlockPlace>;
	readonly #inOrder: readonly BlockPlace[];
	/** ID and position of each stay packed into one number, sorted; built on first use. */
	#places: Float64Array | null = null;

	constructor(blocks: readonly StoredBlock[]) {
		let stays = 0;
		let cells = 0;
		for (const { columns } of blocks) {
			stays += columns.ids.length;
			cells += columns.plans.length;
		}
		this.ids = shared(Int32Array, stays);
		this.firstCells = shared(Uint32Array, stays + 1);
		const own = attributeColumns(new Uint16Array(attributes.length * stays), stays);
		this.subAreas = shared(Int16Array, stays);
		this.facilities = shared(Uint32Array, 2 * stays);
		this.lats = shared(Float64Array, stays);
		this.lngs = shared(Float64Array, stays);
		this.ranks = shared(Int32Array, stays);
		this.plans = shared(Int32Array, cells);
		this.rules = shared(Int32Array, cells);
		this.units = shared(Uint16Array, cells);
		const places = new Map<number, BlockPlace>();
		let firstStay = 0;
		let firstCell = 0;
		for (const { number, layout, columns } of blocks) {
			const [stayCount, cellCount] = [columns.ids.length, columns.plans.length];
			places.set(number, {
				...boundsOf(columns),
				number,
				layout,
				firstStay,
				firstCell,
				stays: stayCount,
				cells: cellCount,
			});
			this.#copy(columns, firstStay, firstCell);
			const ofBlock = attributeColumns(columns.attributes, stayCount);
			for (const name of attributes) own[name].set(ofBlock[name], firstStay);
			firstStay += stayCount;
			firstCell += cellCount;
		}
		this.blocks = places;
		this.#inOrder = [...places.values()];
		[this.profiles, this.attributes] = profilesOf(own, stays);
		this.distinctRules = distinct(this.rules);
		this.hasSecondPlane = this.units.includes(NO_UNIT);
		this.nightSize = {
			blocks: roomFor((this.#inOrder.at(-1)?.number ?? 0) + 1),
			planes: this.hasSecondPlane ? 2 : 1,
		};
	}

	#copy(block: BlockColumns, firstStay: number, firstCell: number): void {
		this.ids.set(block.ids, firstStay);
		this.subAreas.set(block.subAreas, firstStay);
		this.lats.set(block.lats, firstStay);
		this.lngs.set(block.lngs, firstStay);
		this.ranks.set(block.ranks, firstStay);
		this.plans.set(block.plans, firstCell);
		this.rules.set(block.rules, firstCell);
		this.units.set(block.units, firstCell);
		this.facilities.set(block.facilities, 2 * firstStay);
		for (let index = 0; index < block.ids.length; index++) {
			this.firstCells[firstStay + index + 1] = firstCell + block.cellEnds[index]!;
		}
	}

	get stays(): number {
		return this.ids.length;
	}

	attributeOf(name: Attribute, place: number): number {
		return this.attributes[name][this.profiles[place]!]!;
	}

	/** Returns the block that contains a position. */
	blockOf(place: number): BlockPlace {
		const blocks = this.#inOrder;
		let low = 0;
		for (let high = blocks.length - 1; low < high; ) {
			const middle = (low + high + 1) >> 1;
			if (blocks[middle]!.firstStay <= place) low = middle;
			else high = middle - 1;
		}
		return blocks[low]!;
	}

	/** Returns a copy of the city with the changed blocks; a block is never replaced by an older layout. */
	with(changed: readonly StoredBlock[]): CityModel {
		const blocks = new Map<number, StoredBlock>();
		for (const { number, layout } of this.blocks.values()) {
			blocks.set(number, { number, layout, columns: this.#columnsOf(number) });
		}
		for (const block of changed) {
			if ((blocks.get(block.number)?.layout ?? 0) < block.layout) blocks.set(block.number, block);
		}
		return new CityModel([...blocks.values()].sort((one, other) => one.number - other.number));
	}

	#columnsOf(number: number): BlockColumns {
		const { firstStay, stays, firstCell, cells } = this.blocks.get(number)!;
		const [end, endCell] = [firstStay + stays, firstCell + cells];
		const own = new Uint16Array(attributes.length * stays);
		for (const [index, name] of attributes.entries()) {
			const values = this.attributes[name];
			for (let stay = 0; stay < stays; stay++)
				own[index * stays + stay] = values[this.profiles[firstStay + stay]!]!;
		}
		const cellEnds = new Uint16Array(stays);
		for (let stay = 0; stay < stays; stay++)
			cellEnds[stay] = this.firstCells[firstStay + stay + 1]! - firstCell;
		return {
			ids: this.ids.subarray(firstStay, end),
			cellEnds,
			attributes: own,
			subAreas: this.subAreas.subarray(firstStay, end),
			facilities: this.facilities.subarray(2 * firstStay, 2 * end),
			lats: this.lats.subarray(firstStay, end),
			lngs: this.lngs.subarray(firstStay, end),
			ranks: this.ranks.subarray(firstStay, end),
			plans: this.plans.subarray(firstCell, endCell),
			rules: this.rules.subarray(firstCell, endCell),
			units: this.units.subarray(firstCell, endCell),
		};
	}

	/** Returns the position of a stay in the columns; undefined when the city has no such stay. */
	placeOf(id: number): number | undefined {
		this.#places ??= Float64Array.from(this.ids, (each, place) => each * MAX_STAYS + place).sort();
		const wanted = id * MAX_STAYS;
		let low = 0;
		for (let high = this.stays; low < high; ) {
			const middle = (low + high) >> 1;
			if (this.#places[middle]! < wanted) low = middle + 1;
			else high = middle;
		}
		const place = (this.#places[low] ?? Number.NaN) - wanted;
		return place < MAX_STAYS ? place : undefined;
	}
}

/** Maximum stays per city, so that a stay's ID and position packed together fit into a 53-bit integer. */
const MAX_STAYS = 2 ** 22;

/** Rounds a number of blocks up to a power of two, so that growing cities rarely need reallocation. */
export const roomFor = (blocks: number): number => 2 ** Math.ceil(Math.log2(Math.max(1, blocks)));

/** Allocates a column in memory shared with other threads. */
const shared = <Column>(
	kind: { new (memory: SharedArrayBuffer): Column; readonly BYTES_PER_ELEMENT: number },
	length: number,
): Column => new kind(new SharedArrayBuffer(length * kind.BYTES_PER_ELEMENT));

/** Uses a plain loop instead of a callback, because columns have millions of entries. */
function maxOf(numbers: Int32Array | Uint16Array): number {
	let highest = 0;
	for (let index = 0; index < numbers.length; index++)
		if (numbers[index]! > highest) highest = numbers[index]!;
	return highest;
}

/** Returns the distinct values of a column of small integers. */
function distinct(numbers: Int32Array): Int32Array {
	const isKnown = new Uint8Array(maxOf(numbers) + 1);
	for (let index = 0; index < numbers.length; index++) isKnown[numbers[index]!] = 1;
	return Int32Array.from(isKnown.keys()).filter((number) => isKnown[number] === 1);
}

/** Returns the profile number of each stay and the distinct attribute combinations. */
function profilesOf(own: AttributeColumns, stays: number): readonly [Uint32Array, AttributeColumns] {
	const numbers = new Map<number, number>();
	const first: number[] = [];
	const columns = attributes.map((name) => own[name]);
	const widths = columns.map((column) => maxOf(column) + 1);
	const profiles = shared(Uint32Array, stays);
	for (let place = 0; place < stays; place++) {
		let key = 0;
		for (let index = 0; index < columns.length; index++) key = key * widths[index]! + columns[index]![place]!;
		let profile = numbers.get(key);
		if (profile === undefined) {
			profile = first.push(place) - 1;
			numbers.set(key, profile);
		}
		profiles[place] = profile;
	}
	const packed = Uint16Array.from(columns.flatMap((column) => first.map((place) => column[place]!)));
	return [profiles, attributeColumns(packed, first.length)];
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
