import { priceStepAmount, priceSteps } from "#domain/search/priceSteps.ts";
import type { FacetCount } from "./ScanQuery.ts";

const THOUSAND = 1_000;
const highestStep = Math.max(...priceSteps);
/** Index of the lowest price step that covers an average price, by that price in thousands of won, rounded up. */
const stepOf = Uint8Array.from({ length: highestStep + 1 }, (_, thousands) =>
	priceSteps.findIndex((step) => thousands <= step),
);

/** Range of the total price of a stay, over all rooms and nights, in won; both ends included. */
export interface PriceRange {
	readonly min: number;
	readonly max: number;
}

export const anyPrice: PriceRange = { min: 0, max: Number.POSITIVE_INFINITY };

/** Converts a range of average prices per room and night into a range of total prices. */
export const averageRange = ({ min, max }: PriceRange, roomNights: number): PriceRange => ({
	min: min * roomNights,
	max: (max + 1) * roomNights - 1,
});

/** Filters by the average price per room and night, and counts how many stays each price step would leave. [DEC-058] */
export class PriceFilter {
	/** Lowest and highest total accepted, both included. */
	readonly min: number;
	readonly max: number;
	/** Upper bound that applies regardless of the chosen step; amounts above it are not counted. */
	readonly #highest: number;
	/**
	 * Terms for converting a total into an average in thousands of won, rounded up. `#perWon` is slightly too large, so that exact results
	 * are not rounded down below themselves. Multiplying takes a fraction of the time of a division.
	 */
	readonly #begun: number;
	readonly #perWon: number;
	/** Number of stays between the previous step and this one; the last entry counts those above all steps. */
	readonly tally = [...priceSteps.map(() => 0), 0];

	constructor(chosen: readonly number[], roomNights: number, range: PriceRange) {
		const step = priceSteps.find((each) => each === chosen[0]);
		const highest = step === undefined ? Number.POSITIVE_INFINITY : priceStepAmount(step);
		this.min = range.min;
		this.#highest = range.max;
		this.max = Math.min(range.max, averageRange({ min: 0, max: highest }, roomNights).max);
		this.#begun = (THOUSAND - 1) * roomNights;
		this.#perWon = (1 + Number.EPSILON) / (THOUSAND * roomNights);
	}

	/** Whether a total is accepted. A hidden price passes only when there is no upper limit. */
	accepts(amount: number): boolean {
		return amount >= this.min && amount <= this.max;
	}

	/** Counts a stay that passes all other filters. */
	count(amount: number): void {
		if (amount < this.min || amount > this.#highest) return;
		const thousands = Math.floor((amount + this.#begun) * this.#perWon);
		this.tally[thousands <= highestStep ? stepOf[thousands]! : priceSteps.length]! += 1;
	}

	/** Returns, by index in `priceSteps`, the number of stays at or below the step. */
	facet(): FacetCount {
		let total = 0;
		const sums = this.tally.map((count) => {
			total += count;
			return total;
		});
		return { total, counts: sums.slice(0, -1) };
	}
}
