import { planAmount } from "#server/catalogue/pricing/planAmount.ts";
import { Amounts } from "./Amounts.ts";
import type { BlockPlace, CityModel } from "./CityModel.ts";
import { NightSums } from "./NightSums.ts";
import { PriceTable, priceByFactors } from "./PriceTable.ts";
import type { CityNights } from "./ReadModel.ts";
import type { RuleBook } from "./RuleBook.ts";
import type { ScanQuestion } from "./ScanQuestion.ts";

/**
 * Finds what a viewer pays least for stays: the innermost loop of a search, once for every plan of a city. Plans are priced a block at a time
 * and as far as possible without a branch, because nobody can foresee which of them are free.
 */
export class StayPricer {
	readonly #table: PriceTable;
	readonly #sums: NightSums;
	readonly #amounts = new Amounts();
	readonly #rooms: number;
	readonly #isSpecial: boolean;
	#from = 0;
	#city: CityModel | null = null;
	#known = { hasPromotions: false, hasPerks: false };

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
		priceByFactors(this.#amounts.all, sums, city.rules, from, end - from, this.#table.factors);
		if (this.#known.hasPromotions) this.#priceByPromotions(city.rules, sums, end - from);
		this.#amounts.changed(end - from);
	}

	#priceByPromotions(rules: Int32Array, sums: Float64Array, count: number): void {
		for (let index = 0; index < count; index++) {
			const conditions = this.#table.conditions[rules[this.#from + index]!];
			// no number: not free
			if (conditions && sums[index]! >= 0)
				this.#amounts.all[index] = planAmount(sums[index]! * this.#rooms, conditions, this.#isSpecial);
		}
	}

	/** The lowest price among some cells of the stretch, those of a stay: an amount, KEPT_BACK or NOTHING. */
	lowest(from: number, end: number): number {
		return this.#amounts.lowest(from - this.#from, end - this.#from);
	}

	/** The first of the cells that costs so much. */
	cellAt(amount: number, from: number, end: number): number {
		return from + this.#amounts.all.subarray(from - this.#from, end - this.#from).indexOf(amount);
	}

	/** The perks with which some cells of a stay cost so much at most, on top of those asked for. */
	perks(rules: Int32Array, from: number, end: number, most: number): number {
		let perks = 0;
		if (!this.#known.hasPerks) return perks;
		for (let cell = from; cell < end; cell++)
			perks |= this.#table.perks[rules[cell]!]! & -Number(this.#amounts.all[cell - this.#from]! <= most);
		return perks;
	}
}
