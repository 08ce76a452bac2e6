import { MAX_NIGHT_PRICE } from "#server/catalogue/pricing/StoredPlan.ts";

/**
 * Cells of a block. A night of it takes half a database page, a whole one when it has a second plane: large blocks make few rows, small ones
 * little to write for a booking.
 */
export const BLOCK_CELLS = 1984;

/** What a plan's night takes in a plane. */
export const CELL_BYTES = 2;

export const CODE_BITS = 13;
const CODES = 2 ** CODE_BITS;
export const MAX_STOCK = 7;
const PLANE = 0x10000;

/** What a plan's prices may be multiples of. */
const units = [1, 10, 100, 1_000, 10_000] as const;

/** Of a plan whose prices need the second plane. */
export const NO_UNIT = 0;

/**
 * A plan's night in 32 bits. The first plane is the lower 16: rooms left (3 bits) above the price (13 bits); the rest of the price goes to the
 * second plane. 0 when the night is closed, sold out or priced by mistake. More than 7 rooms left count as 7: nobody books more than 5.
 */
export function cellOf(price: number | null, stock: number): number {
	if (price === null || price > MAX_NIGHT_PRICE || stock <= 0) return 0;
	return Math.floor(price / CODES) * PLANE + cellWith(Math.min(stock, MAX_STOCK)) + codeOf(price);
}

/** The cell with its price in a unit, so that the first plane holds all of it; null when it cannot. */
export function inUnit(cell: number, unit: number): number | null {
	if (unit === NO_UNIT) return cell;
	const price = priceOf(cell);
	const code = price / unit;
	return code < CODES && Number.isInteger(code) ? firstPlane(cell) - codeOf(cell) + code : null;
}

/** The first plane of a night with so many rooms left, or the least of more. */
export const cellWith = (rooms: number): number => rooms * CODES;

/** What the first plane holds of a price. */
export const codeOf = (cell: number): number => cell & (CODES - 1);

/** What the second plane adds to it. */
export const aboveCode = (cell: number): number => cell * CODES;

export const firstPlane = (cell: number): number => cell & (PLANE - 1);
export const secondPlane = (cell: number): number => cell >>> 16;

/** The list price of a night's 32 bits, in won. */
export const priceOf = (cell: number): number => aboveCode(secondPlane(cell)) + codeOf(cell);

/** Finds the unit of a plan's prices. */
export class UnitFinder {
	#highest = 0;
	#common: number = units.at(-1)!;

	add(price: number): void {
		if (price > this.#highest) this.#highest = price;
		while (price % this.#common !== 0) this.#common /= 10;
	}

	/** The smallest that leaves room for prices twice as high, because a price that does not fit has its block rewritten. */
	unit(): number {
		const fitting = units.filter((unit) => unit <= this.#common && this.#highest < unit * CODES);
		return fitting.find((unit) => 2 * this.#highest < unit * CODES) ?? fitting.at(-1) ?? NO_UNIT;
	}
}
