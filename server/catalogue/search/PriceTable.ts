import { isAmountHidden } from "#domain/offer/headlineFigures.ts";
import { conditionsFor, type PlanConditions } from "#server/catalogue/pricing/PlanRule.ts";
import { perksAt } from "#server/catalogue/pricing/planPerks.ts";
import type { Amounts } from "./Amounts.ts";
import type { CityModel } from "./CityModel.ts";
import type { Rules } from "./RuleBook.ts";
import type { ScanQuestion } from "./ScanQuestion.ts";

/** What a rule comes to for one question. */
const UNKNOWN = 0;
/** Its factors tell the amount, or that it is not sold. */
const BY_FACTORS = 1;
const BY_PROMOTION = 2;

/** A rule's factors begin at its number times so many. */
const FACTORS = 4;

/** Above every amount: a price that is kept back counts when there is no other. */
export const KEPT_BACK = Number.MAX_VALUE;
/** Whatever it would be. */
const keptBack = [0, 0, 0, KEPT_BACK] as const;

/** What is left of a price comes in thousandths. */
const THOUSANDTH = 0.001;
/** Added to a price by the sign of its code: one that is not free is no number. */
const closed = Float64Array.of(0, Number.NaN);

/**
 * What a percentage leaves as in `afterPercent`, without a branch and without a division: `floor(amount * left * THOUSANDTH) * step`. The thousandth is a
 * trace too large as a floating number, so that a whole result never falls below itself; the next one above is a thousandth away.
 */
const factorsOf = (percent: number): readonly [left: number, step: number] =>
	percent === 0 ? [1000, 1] : [100 - percent, 10];

/** What rules mean for one question, as numbers: hundreds of thousands of plans ask for them. */
export class PriceTable {
	/** By rule: what is left of the price of one room at first and of the rest, what that is told in, and what is added; no number when it is not sold by them. */
	readonly factors: Float64Array;
	/** By rule: how it is sold. */
	readonly kinds: Uint8Array;
	/** By rule: bits as in `perksAt`. */
	readonly perks: Uint8Array;
	/** Of rules with promotions. */
	readonly conditions: (PlanConditions | undefined)[] = [];
	readonly #rules: Rules;
	readonly #question: ScanQuestion;
	readonly #wanted: number;

	/** `wanted`: bits of perks without which a plan is not sold. */
	constructor(rules: Rules, question: ScanQuestion, wanted: number) {
		this.#rules = rules;
		this.#question = question;
		this.#wanted = wanted;
		this.factors = new Float64Array(FACTORS * rules.size);
		this.kinds = new Uint8Array(rules.size);
		this.perks = new Uint8Array(rules.size);
	}

	/** Fills the entries of some rules; answers whether some of them are sold by promotions, and whether some have perks. */
	learn(ruleIds: Int32Array): { readonly hasPromotions: boolean; readonly hasPerks: boolean } {
		let [hasPromotions, hasPerks] = [false, false];
		for (const ruleId of ruleIds) {
			if (this.kinds[ruleId] === UNKNOWN) this.#learn(ruleId);
			hasPromotions ||= this.kinds[ruleId] === BY_PROMOTION;
			hasPerks ||= this.perks[ruleId] !== 0;
		}
		return { hasPromotions, hasPerks };
	}

	#learn(ruleId: number): void {
		const { stay, moment, viewer } = this.#question;
		const rule = this.#rules.get(ruleId);
		const conditions = rule ? conditionsFor(rule, stay, moment) : null;
		const perks = rule ? perksAt(rule.perks, stay, moment) : 0;
		this.kinds[ruleId] = BY_FACTORS;
		this.factors.fill(Number.NaN, FACTORS * ruleId, FACTORS * (ruleId + 1));
		if (!conditions || (perks & this.#wanted) !== this.#wanted) return;
		this.perks[ruleId] = perks;
		if (isAmountHidden(conditions.isHidden, viewer.memberId !== null)) {
			this.factors.set(keptBack, FACTORS * ruleId);
		} else if (conditions.promotions.length > 0) {
			this.kinds[ruleId] = BY_PROMOTION;
			this.conditions[ruleId] = conditions;
		} else {
			const grade = viewer.isSpecial ? conditions.memberPercent : conditions.normalPercent;
			this.factors.set(priceFactors(grade, conditions.discount?.percent ?? 0, stay.rooms), FACTORS * ruleId);
		}
	}
}

/** What is left at first and of the rest, for so many rooms; nothing is added. */
export function priceFactors(grade: number, discount: number, rooms: number): readonly number[] {
	const [first, firstStep] = factorsOf(grade);
	const [rest, step] = factorsOf(discount);
	return [first * rooms, firstStep * rest, step, 0];
}

/** What a price of one room comes to by the factors of a rule. */
export function amountByFactors(won: number, ruleId: number, factors: Float64Array): number {
	const at = FACTORS * ruleId;
	const left = Math.floor(won * factors[at]! * THOUSANDTH);
	return Math.floor(left * factors[at + 1]! * THOUSANDTH) * factors[at + 2]! + factors[at + 3]!;
}

/** Prices a stretch of cells, told by its first in the city, by the codes of one room and the factors of their rules. */
export function priceByFactors(
	{ all, short }: Amounts,
	codes: Int32Array,
	{ rules, units }: Pick<CityModel, "rules" | "units">,
	[from, count]: readonly [from: number, count: number],
	factors: Float64Array,
): void {
	for (let index = 0; index < count; index++) {
		const code = codes[index]!;
		const won = code * units[from + index]! + closed[code >>> 31]!;
		const amount = amountByFactors(won, rules[from + index]!, factors);
		all[index] = amount;
		short[index] = amount;
	}
}
