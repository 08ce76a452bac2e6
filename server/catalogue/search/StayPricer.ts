import { afterPercent, planAmount } from "#server/catalogue/pricing/planAmount.ts";
import { PERKS } from "#server/catalogue/pricing/planPerks.ts";
import { aboveCode, cellWith, codeOf, NO_UNIT } from "./block/cells.ts";
import type { CityNights } from "./ReadModel.ts";
import type { RuleBook } from "./RuleBook.ts";
import type { ScanQuestion } from "./ScanQuestion.ts";
import { BY_PROMOTION, KEPT_BACK as IS_KEPT_BACK, NOT_SOLD, TermTable, UNKNOWN } from "./TermTable.ts";

/** Above every amount, and below `NOTHING`: a price that is kept back counts when there is no other. */
export const KEPT_BACK = Number.MAX_VALUE;
export const NOTHING = Number.POSITIVE_INFINITY;

/** Finds what a viewer pays least for stays: the innermost loop of a search, once for every plan of a city. */
export class StayPricer {
	/** The cell whose price was the lowest of the stay priced last. */
	cell = 0;
	/** The lowest with each perk on top of those asked for; NOTHING when there is none. */
	readonly lowestWith = new Array<number>(PERKS).fill(NOTHING);
	readonly #terms: TermTable;
	readonly #wanted: number;
	readonly #rooms: number;
	readonly #isSpecial: boolean;
	#hasPerks = false;

	/** `wanted`: bits of perks that a plan must have. */
	constructor(rules: RuleBook, question: ScanQuestion, wanted: number) {
		this.#terms = new TermTable(rules, question);
		this.#wanted = wanted;
		this.#rooms = question.stay.rooms;
		this.#isSpecial = question.viewer.isSpecial;
	}

	/** The lowest price of the stay at a place of a city, among its plans with the perks asked for: an amount, KEPT_BACK or NOTHING. */
	price({ city, nights }: CityNights, place: number): number {
		const { rules, firstCells } = city;
		const { kinds, perks } = this.#terms;
		const wanted = this.#wanted;
		const end = firstCells[place + 1]!;
		if (this.#hasPerks) this.#forgetPerks();
		let lowest = NOTHING;
		for (let cell = firstCells[place]!; cell < end; cell++) {
			const rule = rules[cell]!;
			let kind = kinds[rule]!;
			if (kind === UNKNOWN) kind = this.#terms.learn(rule);
			if (kind === NOT_SOLD || (perks[rule]! & wanted) !== wanted) continue;
			const sum = this.#sum(city.units[cell]!, nights, cell);
			if (sum < 0) continue;
			const amount = kind === IS_KEPT_BACK ? KEPT_BACK : this.#amount(rule, kind, sum);
			if (amount < lowest) {
				lowest = amount;
				this.cell = cell;
			}
			if (perks[rule] !== 0) this.#countPerks(perks[rule]!, amount);
		}
		return lowest;
	}

	/** The list price of all nights and rooms; -1 when not all are free. */
	#sum(unit: number, nights: CityNights["nights"], cell: number): number {
		const least = cellWith(this.#rooms);
		let codes = 0;
		for (let night = 0; night < nights.length; night++) {
			const value = nights[night]!.first[cell]!;
			if (value < least) return -1;
			codes += codeOf(value);
		}
		if (unit !== NO_UNIT) return codes * unit * this.#rooms;
		return nights.reduce((sum, { second }) => sum + aboveCode(second![cell]!), codes) * this.#rooms;
	}

	#amount(rule: number, kind: number, sum: number): number {
		const { grades, discounts, conditions } = this.#terms;
		if (kind === BY_PROMOTION) return planAmount(sum, conditions[rule]!, this.#isSpecial);
		return afterPercent(afterPercent(sum, grades[rule]!), discounts[rule]!);
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
