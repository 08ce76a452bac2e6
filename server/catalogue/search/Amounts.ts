import { BLOCK_CELLS } from "./block/cells.ts";

/** Price of a stay without an available plan; above every price. */
export const NO_AMOUNT = Number.POSITIVE_INFINITY;

/** Whole amounts below this are represented exactly by 32-bit floats. */
const EXACT = 2 ** 24;
const MAGNITUDE = 0x7fff_ffff;
const INFINITE = 0x7f80_0000;

/** Total amounts of the plans in a range of cells, in won; NaN when a plan is unavailable or not sold. */
export class Amounts {
	readonly all = new Float64Array(BLOCK_CELLS);
	/** The same amounts as 32-bit floats. */
	readonly short = new Float32Array(BLOCK_CELLS);
	/** The bits of `short` as integers. With the sign cleared, their order is that of the amounts, with NaN last. */
	readonly #bits = new Int32Array(this.short.buffer);
	readonly #least = new Float32Array(1);
	readonly #minBits = new Int32Array(this.#least.buffer);

	set(index: number, amount: number): void {
		this.all[index] = amount;
		this.short[index] = amount;
	}

	/** Returns the lowest amount in `[from, end)`; NO_AMOUNT when all are NaN. Branch-free, because which cell is lowest is unpredictable. */
	lowest(from: number, end: number): number {
		let least = MAGNITUDE;
		for (let index = from; index < end; index++) {
			const below = (this.#bits[index]! & MAGNITUDE) - least;
			least += below & (below >> 31);
		}
		if (least > INFINITE) return NO_AMOUNT;
		this.#minBits[0] = least;
		const amount = this.#least[0]!;
		return amount < EXACT ? amount : this.#lowestOfAll(from, end);
	}

	#lowestOfAll(from: number, end: number): number {
		let lowest = NO_AMOUNT;
		for (let index = from; index < end; index++) {
			const amount = this.all[index]!;
			if (amount < lowest) lowest = amount;
		}
		return lowest;
	}
}
