import { MAX_NIGHT_PRICE } from "#server/catalogue/pricing/StoredPlan.ts";

/** Cells of a block: two rows of them fill a database page. */
export const BLOCK_CELLS = 992;

const PRICE_BITS = 29;
const PRICE_MASK = 2 ** PRICE_BITS - 1;
const MOST_STOCK = 7;

/** A plan's night as one uint32; 0 when it is closed or sold out. More than 7 rooms left count as 7: nobody books more than 5. */
export function cellOf(price: number | null, stock: number): number {
	if (price === null || price > MAX_NIGHT_PRICE || stock <= 0) return 0;
	return Math.min(stock, MOST_STOCK) * 2 ** PRICE_BITS + price;
}

export const stockOf = (cell: number): number => cell >>> PRICE_BITS;

/** The list price of the night in won. */
export const priceOf = (cell: number): number => cell & PRICE_MASK;
