import { aboveCode, BLOCK_CELLS, cellWith, codeOf, NO_UNIT } from "./block/cells.ts";
import type { NightCells } from "./NightCells.ts";

const SIGN = 0x8000_0000;

/**
 * List prices of a stretch of cells over all nights of a stay. Night by night and not cell by cell: so the machine reads each night in its order
 * and does not jump between them.
 */
export class NightSums {
	/** Of the cells' first planes, by their place in the stretch. */
	readonly #codes = new Int32Array(BLOCK_CELLS);
	readonly #least: number;
	#nights: readonly NightCells[] = [];
	#from = 0;

	/** `rooms`: so many have to be free. */
	constructor(rooms: number) {
		this.#least = cellWith(rooms);
	}

	/** Adds up a stretch of a city's cells, a block at most. */
	take(nights: readonly NightCells[], from: number, count: number): void {
		this.#nights = nights;
		this.#from = from;
		this.#codes.fill(0, 0, count);
		for (const { first } of nights) addNight(this.#codes, first, from, count, this.#least);
	}

	/** In won, of one room; negative when a night is not free. */
	of(cell: number, unit: number): number {
		const codes = this.#codes[cell - this.#from]!;
		if (codes < 0) return codes;
		if (unit !== NO_UNIT) return codes * unit;
		return this.#nights.reduce((sum, { second }) => sum + aboveCode(second![cell]!), codes);
	}
}

/** Without a branch, because nobody can foresee which night is sold out: a night below the least sets the sign of the sum, and it stays set. */
function addNight(codes: Int32Array, night: Uint16Array, from: number, count: number, least: number): void {
	for (let index = 0; index < count; index++) {
		const cell = night[from + index]!;
		codes[index] = (codes[index]! + codeOf(cell)) | ((cell - least) & SIGN);
	}
}
