import { afterPercent, planAmount } from "#server/catalogue/pricing/planAmount.ts";
import { PERKS } from "#server/catalogue/pricing/planPerks.ts";
import type { CityModel } from "./CityModel.ts";
import { NightSums } from "./NightSums.ts";
import type { CityNights } from "./ReadModel.ts";
import type { RuleBook } from "./RuleBook.ts";
import type { ScanQuestion } from "./ScanQuestion.ts";
import {
	BY_PROMOTION,
	discountOf,
	gradeOf,
	KEPT_BACK as IS_KEPT_BACK,
	kindOf,
	NOT_SOLD,
	perksOf,
	TermTable,
	UNKNOWN,
} from "./TermTable.ts";

/** Above every amount, and below `NOTHING`: a price that is kept back counts when there is no other. */
export const KEPT_BACK = Number.MAX_VALUE;
export const NOTHING = Number.POSITIVE_INFINITY;

/** Finds what a viewer pays least for stays: the innermost loop of a search, once for every plan of a city. */
export class StayPricer {
	/** The cell whose price was the lowest of the stay priced last. */
	cell = 0;
	/** The lowest with each perk on top of those asked for; NOTHING when there is none. */
	readonly lowestWith = new Array<number>(PERKS).fill(NOTHING);
	readonly #table: TermTable;
	readonly #sums: NightSums;
	readonly #wanted: number;
	readonly #rooms: number;
	readonly #isSpecial: boolean;
	#hasPerks = false;

	/** `wanted`: bits of perks that a plan must have. */
	constructor(rules: RuleBook, question: ScanQuestion, wanted: number) {
		this.#table = new TermTable(rules, question);
		this.#sums = new NightSums(question.stay.rooms);
		this.#wanted = wanted;
		this.#rooms = question.stay.rooms;
		this.#isSpecial = question.viewer.isSpecial;
	}

	/** The stays whose first and last cell are given, a block's at most, are priced next. */
	take({ nights }: CityNights, from: number, end: number): void {
		this.#sums.take(nights, from, end - from);
	}

	/** The lowest price of a stay of those taken, among its plans with the perks asked for: an amount, KEPT_BACK or NOTHING. */
	price({ rules, units, firstCells }: CityModel, place: number): number {
		const table = this.#table.terms;
		const wanted = this.#wanted;
		const end = firstCells[place + 1]!;
		if (this.#hasPerks) this.#forgetPerks();
		let lowest = NOTHING;
		for (let cell = firstCells[place]!; cell < end; cell++) {
			const rule = rules[cell]!;
			let terms = table[rule]!;
			if (terms === UNKNOWN) terms = this.#table.learn(rule);
			const sum = this.#sums.of(cell, units[cell]!);
			if (sum < 0 || terms === NOT_SOLD) continue;
			const perks = perksOf(terms);
			if ((perks & wanted) !== wanted) continue;
			const amount = this.#amount(rule, terms, sum * this.#rooms);
			if (amount < lowest) {
				lowest = amount;
				this.cell = cell;
			}
			if (perks !== 0) this.#countPerks(perks, amount);
		}
		return lowest;
	}

	#amount(rule: number, terms: number, sum: number): number {
		const kind = kindOf(terms);
		if (kind === IS_KEPT_BACK) return KEPT_BACK;
		if (kind === BY_PROMOTION) return planAmount(sum, this.#table.conditions[rule]!, this.#isSpecial);
		return afterPercent(afterPercent(sum, gradeOf(terms)), discountOf(terms));
	}

	#countPerks(perks: number, amount: number): void {
		this.#hasPerks = true;
		for (let perk = 0; perk < PERKS; perk++) {
			if ((perks >> perk) & 1 && amount < this.lowestWith[perk]!) this.lowestWith[perk] = amount;
		}
	}

	#forgetPerks(): void {
		this.#hasPerks = false;
		for (let perk = 0; perk < PERKS; perk++) this.lowestWith[perk] = NOTHING;
	}
}
