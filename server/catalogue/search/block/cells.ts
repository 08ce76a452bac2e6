import { MAX_NIGHT_PRICE } from "#server/catalogue/pricing/StoredPlan.ts";

/**
 * Maximum cells per block. One night of a block takes half a database page, or a whole one with the second plane. Larger blocks mean fewer
 * rows; smaller ones mean less to write per booking.
 */
export const BLOCK_CELLS = 1984;

/** Bytes per cell in one plane. */
export const CELL_BYTES = 2;

export const CODE_BITS = 13;
const CODES = 2 ** CODE_BITS;
export const MAX_STOCK = 7;
const PLANE = 0x10000;

/** The units a plan's prices may be multiples of, in won. */
const units = [1, 10, 100, 1_000, 10_000] as const;

/** The unit of a plan whose prices need the second plane. */
export const NO_UNIT = 0;

/**
 * Encodes a plan's night in 32 bits. The lower 16 bits are the first plane: rooms left (3 bits) above the low part of the price (13 bits);
 * the upper 16 bits are the second plane with the rest of the price. 0 when the night is closed, sold out or its price is a supplier error.
 * More than 7 rooms count as 7; nobody books more than 5.
 */
export function cellOf(price: number | null, stock: number): number {
	if (price === null || price > MAX_NIGHT_PRICE || stock <= 0) return 0;
	return Math.floor(price / CODES) * PLANE + cellWith(Math.min(stock, MAX_STOCK)) + codeOf(price);
}

/** Re-encodes a cell with its price in the given unit, so that it fits the first plane; null when it does not. */
export function inUnit(cell: number, unit: number): number | null {
	if (unit === NO_UNIT) return cell;
	const price = priceOf(cell);
	const code = price / unit;
	return code < CODES && Number.isInteger(code) ? firstPlane(cell) - codeOf(cell) + code : null;
}

/** First plane of the cheapest possible night with this many rooms left; the lower bound of all cells with at least as many. */
export const cellWith = (rooms: number): number => rooms * CODES;

/** Returns the part of the price stored in the first plane. */
export const codeOf = (cell: number): number => cell & (CODES - 1);

/** Returns the part of the price stored in the second plane. */
export const aboveCode = (cell: number): number => cell * CODES;

export const firstPlane = (cell: number): number => cell & (PLANE - 1);
export const secondPlane = (cell: number): number => cell >>> 16;

/** Decodes the list price of a cell, in won. */
export const priceOf = (cell: number): number => aboveCode(secondPlane(cell)) + codeOf(cell);

/** Determines the unit of a plan's prices. */
export class UnitFinder {
	#highest = 0;
	#common: number = units.at(-1)!;

	add(price: number): void {
		if (price > this.#highest) this.#highest = price;
		while (price % this.#common !== 0) this.#common /= 10;
	}

	/** Returns the smallest unit that leaves room for prices to double, because a price that does not fit forces its block to be rewritten. */
	unit(): number {
		const fitting = units.filter((unit) => unit <= this.#common && this.#highest < unit * CODES);
		return fitting.find((unit) => 2 * this.#highest < unit * CODES) ?? fitting.at(-1) ?? NO_UNIT;
	}
}
