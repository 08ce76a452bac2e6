import { isAmountHidden } from "#domain/offer/headlineFigures.ts";
import { conditionsFor, type PlanConditions } from "#server/catalogue/pricing/PlanRule.ts";
import { perksAt } from "#server/catalogue/pricing/planPerks.ts";
import type { Amounts } from "./Amounts.ts";
import type { CityModel } from "./CityModel.ts";
import type { Rules } from "./RuleBook.ts";
import type { ScanQuery } from "./ScanQuery.ts";

/** Rule kind: not evaluated yet. */
const UNKNOWN = 0;
/** Rule kind: the factors give the amount; NaN factors mean not sold. */
const BY_FACTORS = 1;
const BY_PROMOTION = 2;

/** Factors per rule; those of rule n start at index n * FACTORS. */
const FACTORS = 4;

/** Stands for a hidden amount. It is above every amount, so that a hidden price counts only when there is no other. */
export const HIDDEN_AMOUNT = Number.MAX_VALUE;
/** Factors that turn every price into HIDDEN_AMOUNT. */
const hiddenFactors = [0, 0, 0, HIDDEN_AMOUNT] as const;

/** The unit of the factors. */
const THOUSANDTH = 0.001;
/** Added to a price, indexed by the sign bit of its code: makes an unavailable price NaN. */
const closed = Float64Array.of(0, Number.NaN);

/**
 * Returns factors that reproduce `afterPercent` without a branch or a division, as `floor(amount * left * THOUSANDTH) * step`. The
 * floating-point value of THOUSANDTH is slightly above a thousandth, so an exact result is never rounded down below itself, while the next
 * inexact result is a whole thousandth away.
 */
const factorsOf = (percent: number): readonly [left: number, step: number] =>
	percent === 0 ? [1000, 1] : [100 - percent, 10];

/** Rules evaluated for one query and stored as numbers, because hundreds of thousands of plans look them up. */
export class PriceTable {
	/**
	 * Four factors per rule: for the first discount (times the number of rooms), for the second discount, the rounding step, and an amount
	 * added. NaN when the plan is not sold under the rule.
	 */
	readonly factors: Float64Array;
	/** Kind of each rule: UNKNOWN, BY_FACTORS or BY_PROMOTION. */
	readonly kinds: Uint8Array;
	/** Perk bits of each rule, as in `perksAt`. */
	readonly perks: Uint8Array;
	/** Conditions of the rules with promotions, by rule ID. */
	readonly conditions: (PlanConditions | undefined)[] = [];
	readonly #rules: Rules;
	readonly #query: ScanQuery;
	readonly #wanted: number;

	/** @param wanted perk bits a plan must have to count as sold */
	constructor(rules: Rules, query: ScanQuery, wanted: number) {
		this.#rules = rules;
		this.#query = query;
		this.#wanted = wanted;
		this.factors = new Float64Array(FACTORS * rules.size);
		this.kinds = new Uint8Array(rules.size);
		this.perks = new Uint8Array(rules.size);
	}

	/** Evaluates the given rules. Returns whether any of them has promotions, and whether any has perks. */
	evaluate(ruleIds: Int32Array): { readonly hasPromotions: boolean; readonly hasPerks: boolean } {
		let [hasPromotions, hasPerks] = [false, false];
		for (const ruleId of ruleIds) {
			if (this.kinds[ruleId] === UNKNOWN) this.#evaluate(ruleId);
			hasPromotions ||= this.kinds[ruleId] === BY_PROMOTION;
			hasPerks ||= this.perks[ruleId] !== 0;
		}
		return { hasPromotions, hasPerks };
	}

	#evaluate(ruleId: number): void {
		const { stay, moment, viewer } = this.#query;
		const rule = this.#rules.get(ruleId);
		const conditions = rule ? conditionsFor(rule, stay, moment) : null;
		const perks = rule ? perksAt(rule.perks, stay, moment) : 0;
		this.kinds[ruleId] = BY_FACTORS;
		this.factors.fill(Number.NaN, FACTORS * ruleId, FACTORS * (ruleId + 1));
		if (!conditions || (perks & this.#wanted) !== this.#wanted) return;
		this.perks[ruleId] = perks;
		if (isAmountHidden(conditions.isHidden, viewer.memberId !== null)) {
			this.factors.set(hiddenFactors, FACTORS * ruleId);
		} else if (conditions.promotions.length > 0) {
			this.kinds[ruleId] = BY_PROMOTION;
			this.conditions[ruleId] = conditions;
		} else {
			const grade = viewer.isSpecial ? conditions.memberPercent : conditions.normalPercent;
			this.factors.set(priceFactors(grade, conditions.discount?.percent ?? 0, stay.rooms), FACTORS * ruleId);
		}
	}
}

/** Returns a rule's factors for the given grade discount, plan discount and number of rooms. */
export function priceFactors(grade: number, discount: number, rooms: number): readonly number[] {
	const [first, firstStep] = factorsOf(grade);
	const [rest, step] = factorsOf(discount);
	return [first * rooms, firstStep * rest, step, 0];
}

/** Applies a rule's factors to the price of one room. */
export function amountByFactors(won: number, ruleId: number, factors: Float64Array): number {
	const at = FACTORS * ruleId;
	const left = Math.floor(won * factors[at]! * THOUSANDTH);
	return Math.floor(left * factors[at + 1]! * THOUSANDTH) * factors[at + 2]! + factors[at + 3]!;
}

/** Prices `count` cells from position `from` in the city, given the price codes for one room and the factors of their rules. */
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
