import { aboveCode, BLOCK_CELLS, CODE_BITS, cellWith, codeOf, MAX_STOCK, NO_UNIT } from "./block/cells.ts";
import type { BlockPlace } from "./CityModel.ts";
import { NightWindow } from "./NightWindow.ts";
import type { CityNights } from "./ReadModel.ts";

const SIGN = 0x8000_0000;
/** The same in both halves of 32 bits. */
const twice = (half: number): number => half * 0x1_0001;
const CODES = twice(2 ** CODE_BITS - 1);
const ROOMS = twice(MAX_STOCK << (CODE_BITS - 1));
/** So many nights' codes add up to less than a half. */
const MAX_NIGHTS = 8;

/**
 * List prices of a stretch of cells over all nights of a stay, in the units of their plans. Night by night and not cell by cell: so the machine reads each night in its order
 * and does not jump between them.
 */
export class NightSums {
	/** Of the cells' first planes, by their place in the stretch; below zero when a night is not free. */
	readonly codes = new Int32Array(BLOCK_CELLS);
	/** Sums of two cells, and whether each of them is free: the highest bit of its half. */
	readonly #pairs = new Int32Array(BLOCK_CELLS / 2);
	readonly #free = new Int32Array(BLOCK_CELLS / 2);
	readonly #window = new NightWindow();
	readonly #rooms: number;
	#at = 0;

	/** `rooms`: so many have to be free. */
	constructor(rooms: number) {
		this.#rooms = rooms;
	}

	/** Adds up a stretch of a block's cells, by its first and last cell in the city. */
	take(scope: CityNights, block: BlockPlace, from: number, end: number): void {
		const { nights } = scope;
		const isWhole = end - from === block.cells;
		this.#at = this.#window.open(scope, block, isWhole) + from - block.firstCell;
		const count = end - from;
		if (isWhole && nights.length <= MAX_NIGHTS && this.#rooms <= MAX_STOCK)
			this.#addPairs(this.#at, count, nights.length);
		else this.#addCells(this.#at, count, nights.length);
	}

	/** What a free cell at a place in the stretch costs in all nights, in won and of one room. */
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

/** Without a branch, because nobody can foresee which night is sold out: a night below the least sets the sign of the sum, and it stays set. */
function addNight(codes: Int32Array, night: Uint16Array, at: number, count: number, min: number): void {
	for (let index = 0; index < count; index++) {
		const cell = night[at + index]!;
		codes[index] = (codes[index]! + codeOf(cell)) | ((cell - min) & SIGN);
	}
}

/** The same for two cells at once: `spare` brings rooms that are enough to the highest bit of their half. */
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
