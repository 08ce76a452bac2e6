import { BLOCK_CELLS } from "./block/cells.ts";

/** Above every price. */
export const NOTHING = Number.POSITIVE_INFINITY;

/** Whole amounts below it are the same in 32 bits. */
const EXACT = 2 ** 24;
const MAGNITUDE = 0x7fff_ffff;
const INFINITE = 0x7f80_0000;

/** What the plans of a stretch of cells cost, in won; no number when one is not free or not sold. */
export class Amounts {
	readonly all = new Float64Array(BLOCK_CELLS);
	/** The same in half the bits. */
	readonly short = new Float32Array(BLOCK_CELLS);
	/** Those without a sign are in the order of their bits, and what is no number comes last. */
	readonly #bits = new Int32Array(this.short.buffer);
	readonly #least = new Float32Array(1);
	readonly #minBits = new Int32Array(this.#least.buffer);

	set(index: number, amount: number): void {
		this.all[index] = amount;
		this.short[index] = amount;
	}

	/** The lowest from a place up to another; NOTHING when all are no numbers. Nobody can foresee which it is: there is no branch for it. */
	lowest(from: number, end: number): number {
		let least = MAGNITUDE;
		for (let index = from; index < end; index++) {
			const below = (this.#bits[index]! & MAGNITUDE) - least;
			least += below & (below >> 31);
		}
		if (least > INFINITE) return NOTHING;
		this.#minBits[0] = least;
		const amount = this.#least[0]!;
		return amount < EXACT ? amount : this.#lowestOfAll(from, end);
	}

	#lowestOfAll(from: number, end: number): number {
		let lowest = NOTHING;
		for (let index = from; index < end; index++) {
			const amount = this.all[index]!;
			if (amount < lowest) lowest = amount;
		}
		return lowest;
	}
}
