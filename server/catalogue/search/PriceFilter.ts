import { priceStepAmount, priceSteps } from "#domain/search/priceSteps.ts";
import type { FacetCount } from "./ScanQuestion.ts";

const THOUSAND = 1_000;
const highestStep = Math.max(...priceSteps);
/** The first step that an average keeps, by its thousands begun. */
const stepOf = Uint8Array.from({ length: highestStep + 1 }, (_, thousands) =>
	priceSteps.findIndex((step) => thousands <= step),
);

/** What a stay may cost in all its rooms and nights, in won, both ends included. */
export interface PriceRange {
	readonly min: number;
	readonly max: number;
}

export const anyPrice: PriceRange = { min: 0, max: Number.POSITIVE_INFINITY };

/** The stays of which a night of a room costs between two amounts on average. */
export const averageRange = ({ min, max }: PriceRange, roomNights: number): PriceRange => ({
	min: min * roomNights,
	max: (max + 1) * roomNights - 1,
});

/** The limit of what a night of a room costs on average, and how many stays each of its steps would leave. [DEC-058] */
export class PriceFilter {
	/** The amounts that are kept, both ends included. */
	readonly min: number;
	readonly max: number;
	/** What no choice goes beyond, and no step counts. */
	readonly #highest: number;
	/**
	 * What is added so that a thousand begun of all rooms and nights is a whole one, and how many a won is: a trace too large, so that whole ones do not fall
	 * below themselves. It takes a fraction of a division's time.
	 */
	readonly #begun: number;
	readonly #perWon: number;
	/** Stays above the step before and not above this one; at last those above all steps. */
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

	/** `amount`: of the whole stay. A price that is kept back is above every range but that of any price. */
	isKept(amount: number): boolean {
		return amount >= this.min && amount <= this.max;
	}

	/** A stay that all other filters keep. */
	count(amount: number): void {
		if (amount < this.min || amount > this.#highest) return;
		const thousands = Math.floor((amount + this.#begun) * this.#perWon);
		this.tally[thousands <= highestStep ? stepOf[thousands]! : priceSteps.length]! += 1;
	}

	/** By place in `priceSteps`: stays at or below the step. */
	facet(): FacetCount {
		let total = 0;
		const sums = this.tally.map((count) => {
			total += count;
			return total;
		});
		return { total, counts: sums.slice(0, -1) };
	}
}
