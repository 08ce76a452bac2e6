import { planAmount } from "#server/catalogue/pricing/planAmount.ts";
import { PERKS } from "#server/catalogue/pricing/planPerks.ts";
import { BLOCK_CELLS } from "./block/cells.ts";
import type { BlockPlace, CityModel } from "./CityModel.ts";
import { NightSums } from "./NightSums.ts";
import { BY_PROMOTION, IS_KEPT_BACK, PriceTable, priceByFactors } from "./PriceTable.ts";
import type { CityNights } from "./ReadModel.ts";
import type { RuleBook } from "./RuleBook.ts";
import type { ScanQuestion } from "./ScanQuestion.ts";

/** Above every amount, and below `NOTHING`: a price that is kept back counts when there is no other. */
export const KEPT_BACK = Number.MAX_VALUE;
export const NOTHING = Number.POSITIVE_INFINITY;

/**
 * Finds what a viewer pays least for stays: the innermost loop of a search, once for every plan of a city. Plans are priced a block at a time
 * and as far as possible without a branch, because nobody can foresee which of them are free.
 */
export class StayPricer {
	/** The lowest of a stay with each perk on top of those asked for, see `countPerks`. */
	readonly lowestWith = new Array<number>(PERKS).fill(NOTHING);
	readonly #table: PriceTable;
	readonly #sums: NightSums;
	/** What each plan of the stretch costs; no number when it is not free or not sold. */
	readonly #amounts = new Float64Array(BLOCK_CELLS);
	readonly #rooms: number;
	readonly #isSpecial: boolean;
	#from = 0;
	#city: CityModel | null = null;
	#known = { isSpecial: false, hasPerks: false };

	/** `wanted`: bits of perks that a plan must have. */
	constructor(rules: RuleBook, question: ScanQuestion, wanted: number) {
		this.#table = new PriceTable(rules, question, wanted);
		this.#sums = new NightSums(question.stay.rooms);
		this.#rooms = question.stay.rooms;
		this.#isSpecial = question.viewer.isSpecial;
	}

	/** Prices a stretch of a block's cells, by its first and last cell in the city. */
	take(scope: CityNights, block: BlockPlace, from: number, end: number): void {
		const { city } = scope;
		if (this.#city !== city) {
			this.#city = city;
			this.#known = this.#table.learn(city.distinctRules);
		}
		this.#from = from;
		const sums = this.#sums.take(scope, block, from, end);
		priceByFactors(this.#amounts, sums, city.rules, from, end - from, this.#table.factors);
		if (this.#known.isSpecial) this.#priceSpecial(city.rules, sums, end - from);
	}

	#priceSpecial(rules: Int32Array, sums: Float64Array, count: number): void {
		const { kinds, conditions } = this.#table;
		for (let index = 0; index < count; index++) {
			const rule = rules[this.#from + index]!;
			const kind = kinds[rule]!;
			// no number: not free
			if (kind < BY_PROMOTION || !(sums[index]! >= 0)) continue;
			this.#amounts[index] =
				kind === IS_KEPT_BACK
					? KEPT_BACK
					: planAmount(sums[index]! * this.#rooms, conditions[rule]!, this.#isSpecial);
		}
	}

	/** The lowest price among some cells of the stretch, those of a stay: an amount, KEPT_BACK or NOTHING. */
	lowest(from: number, end: number): number {
		const amounts = this.#amounts;
		let lowest = NOTHING;
		for (let index = from - this.#from; index < end - this.#from; index++) {
			const amount = amounts[index]!;
			if (amount < lowest) lowest = amount;
		}
		return lowest;
	}

	/** The first of the cells that costs so much. */
	cellAt(amount: number, from: number, end: number): number {
		return from + this.#amounts.subarray(from - this.#from, end - this.#from).indexOf(amount);
	}

	/** Fills `lowestWith` for the cells of a stay; false when there is nothing to count. */
	countPerks(rules: Int32Array, from: number, end: number): boolean {
		if (!this.#known.hasPerks) return false;
		this.lowestWith.fill(NOTHING);
		for (let cell = from; cell < end; cell++) {
			const perks = this.#table.perks[rules[cell]!]!;
			if (perks === 0) continue;
			const amount = this.#amounts[cell - this.#from]!;
			for (let perk = 0; perk < PERKS; perk++)
				if ((perks >> perk) & 1 && amount < this.lowestWith[perk]!) this.lowestWith[perk] = amount;
		}
		return true;
	}
}
