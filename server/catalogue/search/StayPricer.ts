import { planAmount } from "#server/catalogue/pricing/planAmount.ts";
import { Amounts } from "./Amounts.ts";
import { NO_UNIT } from "./block/cells.ts";
import type { BlockPlace, CityModel } from "./CityModel.ts";
import { NightSums } from "./NightSums.ts";
import { amountByFactors, PriceTable, priceByFactors } from "./PriceTable.ts";
import type { CityNights } from "./ReadModel.ts";
import type { Rules } from "./RuleBook.ts";
import type { ScanQuery } from "./ScanQuery.ts";

/**
 * Finds the lowest price of each stay for a viewer. This is the innermost loop of a search and runs for every plan of a city. Plans are
 * priced a block at a time and mostly without branches, because availability is unpredictable.
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

	/** @param wanted perk bits a plan must have */
	constructor(rules: Rules, query: ScanQuery, wanted: number) {
		this.#table = new PriceTable(rules, query, wanted);
		this.#sums = new NightSums(query.stay.rooms);
		this.#rooms = query.stay.rooms;
		this.#isSpecial = query.viewer.isSpecial;
	}

	/** Prices the block's cells `[from, end)`, given as positions in the city. */
	take(scope: CityNights, block: BlockPlace, from: number, end: number): void {
		const { city } = scope;
		if (this.#city !== city) {
			this.#city = city;
			this.#known = this.#table.evaluate(city.distinctRules);
		}
		this.#from = from;
		this.#sums.take(scope, block, from, end);
		priceByFactors(this.#amounts, this.#sums.codes, city, [from, end - from], this.#table.factors);
		if (this.#known.hasPromotions || city.hasSecondPlane) this.#priceOthers(city, end - from);
	}

	/** Prices plans that have promotions, and plans whose prices do not fit the first plane. */
	#priceOthers({ rules, units }: CityModel, count: number): void {
		const { conditions, factors } = this.#table;
		for (let index = 0; index < count; index++) {
			const rule = rules[this.#from + index]!;
			const unit = units[this.#from + index]!;
			const terms = conditions[rule];
			if (this.#sums.codes[index]! < 0 || !(terms || unit === NO_UNIT)) continue;
			const won = this.#sums.wonAt(index, unit);
			this.#amounts.set(
				index,
				terms ? planAmount(won * this.#rooms, terms, this.#isSpecial) : amountByFactors(won, rule, factors),
			);
		}
	}

	/** Whether any plan of the city has perks. */
	get hasPerks(): boolean {
		return this.#known.hasPerks;
	}

	/** Returns the lowest price among the cells of a stay: an amount, KEPT_BACK or NOTHING. */
	lowest(from: number, end: number): number {
		return this.#amounts.lowest(from - this.#from, end - this.#from);
	}

	/** Returns the first of the cells with the given amount. */
	cellAt(amount: number, from: number, end: number): number {
		return from + this.#amounts.all.subarray(from - this.#from, end - this.#from).indexOf(amount);
	}

	/** Returns the perks available in cells that cost at most `max`, in addition to those requested. */
	perks(rules: Int32Array, from: number, end: number, max: number): number {
		let perks = 0;
		for (let cell = from; cell < end; cell++)
			perks |= this.#table.perks[rules[cell]!]! & -Number(this.#amounts.all[cell - this.#from]! <= max);
		return perks;
	}
}
