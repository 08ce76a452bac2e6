import { aboveCode, BLOCK_CELLS, CODE_BITS, cellWith, codeOf, MAX_STOCK, NO_UNIT } from "./block/cells.ts";
import type { BlockPlace } from "./CityModel.ts";
import { NightWindow } from "./NightWindow.ts";
import type { CityNights } from "./ReadModel.ts";

const SIGN = 0x8000_0000;
/** Repeats a 16-bit value in both halves of 32 bits. */
const twice = (half: number): number => half * 0x1_0001;
const CODES = twice(2 ** CODE_BITS - 1);
const ROOMS = twice(MAX_STOCK << (CODE_BITS - 1));
/** Maximum nights whose price codes add up without overflowing 16 bits. */
const MAX_NIGHTS = 8;

/**
 * Sums the list prices of a range of cells over all nights of a stay, in the units of their plans. It works night by night rather than cell
 * by cell, so that memory is read sequentially.
 */
export class NightSums {
	/** Sums of first-plane price codes, by position in the range; negative when any night is unavailable. */
	readonly codes = new Int32Array(BLOCK_CELLS);
	/** Price sums of cell pairs, one in each 16-bit half. The top bit of each half of `#free` is set while the cell is available. */
	readonly #pairs = new Int32Array(BLOCK_CELLS / 2);
	readonly #free = new Int32Array(BLOCK_CELLS / 2);
	readonly #window = new NightWindow();
	readonly #rooms: number;
	#at = 0;

	/** @param rooms number of rooms that must be available */
	constructor(rooms: number) {
		this.#rooms = rooms;
	}

	/** Sums the block's cells `[from, end)`, given as positions in the city. */
	take(scope: CityNights, block: BlockPlace, from: number, end: number): void {
		const { nights } = scope;
		const isWhole = end - from === block.cells;
		this.#at = this.#window.open(scope, block, isWhole) + from - block.firstCell;
		const count = end - from;
		if (isWhole && nights.length <= MAX_NIGHTS && this.#rooms <= MAX_STOCK)
			this.#addPairs(this.#at, count, nights.length);
		else this.#addCells(this.#at, count, nights.length);
	}

	/** Returns the price of an available cell over all nights, for one room, in won. `index` is its position in the range. */
	wonAt(index: number, unit: number): number {
		const code = this.codes[index]!;
		if (unit !== NO_UNIT) return code * unit;
		return this.#window.second.reduce((sum, night) => sum + aboveCode(night[this.#at + index]!), code);
	}

	#addCells(at: number, count: number, nights: number): void {
		this.codes.fill(0, 0, count);
		for (let night = 0; night < nights; night++)
			addNight(this.codes, this.#window.first[night]!, at, count, cellWith(this.#rooms));
	}

	#addPairs(at: number, count: number, nights: number): void {
		const pairs = (count + 1) >> 1;
		this.#pairs.fill(0, 0, pairs);
		this.#free.fill(-1, 0, pairs);
		const spare = twice((MAX_STOCK + 1 - this.#rooms) << (CODE_BITS - 1));
		for (let index = 0; index < nights; index++) {
			const night = this.#window.first[index]!;
			addPairs(this.#pairs, this.#free, new Int32Array(night.buffer, 2 * at, pairs), spare);
		}
		splitPairs(this.codes, this.#pairs, this.#free, pairs);
	}
}

/** Branch-free, because availability is unpredictable: a cell below `min` sets the sign bit of the sum, which then stays set. */
function addNight(codes: Int32Array, night: Uint16Array, at: number, count: number, min: number): void {
	for (let index = 0; index < count; index++) {
		const cell = night[at + index]!;
		codes[index] = (codes[index]! + codeOf(cell)) | ((cell - min) & SIGN);
	}
}

/** Like `addNight`, for two cells at once. Adding `spare` sets the top bit of a half when it has enough rooms. */
function addPairs(pairs: Int32Array, free: Int32Array, night: Int32Array, spare: number): void {
	for (let index = 0; index < night.length; index++) {
		const both = night[index]!;
		pairs[index] = pairs[index]! + (both & CODES);
		free[index] = free[index]! & (((both >>> 1) & ROOMS) + spare);
	}
}

function splitPairs(codes: Int32Array, pairs: Int32Array, free: Int32Array, count: number): void {
	for (let index = 0; index < count; index++) {
		const pair = pairs[index]!;
		const isFree = free[index]!;
		codes[2 * index] = (pair & 0xffff) | (~(isFree << 16) & SIGN);
		codes[2 * index + 1] = (pair >>> 16) | (~isFree & SIGN);
	}
}
