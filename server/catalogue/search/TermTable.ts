import { isAmountHidden } from "#domain/offer/headlineFigures.ts";
import { conditionsFor, type PlanConditions } from "#server/catalogue/pricing/PlanRule.ts";
import { perksAt } from "#server/catalogue/pricing/planPerks.ts";
import type { RuleBook } from "./RuleBook.ts";
import type { ScanQuestion } from "./ScanQuestion.ts";

/** What a rule comes to for one question: the lowest bits of its terms. */
export const UNKNOWN = 0;
export const NOT_SOLD = 1;
export const KEPT_BACK = 2;
/** Sold for what its two percentages leave. */
const BY_PERCENT = 3;
/** Sold with promotions: `conditions` says for how much. */
export const BY_PROMOTION = 4;

const KIND_BITS = 3;
const PERK_BITS = 5;
const PERCENT_BITS = 8;

export const kindOf = (terms: number): number => terms & (2 ** KIND_BITS - 1);
/** Bits as in `perksAt`. */
export const perksOf = (terms: number): number => (terms >>> KIND_BITS) & (2 ** PERK_BITS - 1);
/** What goes off first. */
export const gradeOf = (terms: number): number =>
	(terms >>> (KIND_BITS + PERK_BITS)) & (2 ** PERCENT_BITS - 1);
/** What goes off the rest. */
export const discountOf = (terms: number): number => terms >>> (KIND_BITS + PERK_BITS + PERCENT_BITS);

/** What rules mean for one question: a number each, because hundreds of thousands of plans ask for them. */
export class TermTable {
	/** By rule number; UNKNOWN until it is learnt. */
	readonly terms: Uint32Array;
	/** Of rules that are sold. */
	readonly conditions: (PlanConditions | undefined)[] = [];
	readonly #rules: RuleBook;
	readonly #question: ScanQuestion;

	constructor(rules: RuleBook, question: ScanQuestion) {
		this.#rules = rules;
		this.#question = question;
		this.terms = new Uint32Array(rules.size);
	}

	/** Fills a rule's entry. */
	learn(ruleId: number): number {
		const { stay, moment, viewer } = this.#question;
		const rule = this.#rules.get(ruleId);
		const conditions = rule ? conditionsFor(rule, stay, moment) : null;
		let terms = NOT_SOLD;
		if (rule && conditions) {
			const grade = viewer.isSpecial ? conditions.memberPercent : conditions.normalPercent;
			const percents = ((conditions.discount?.percent ?? 0) << PERCENT_BITS) | grade;
			const perks = perksAt(rule.perks, stay, moment);
			const kind = conditions.promotions.length > 0 ? BY_PROMOTION : BY_PERCENT;
			const isKeptBack = isAmountHidden(conditions.isHidden, viewer.memberId !== null);
			terms = (((percents << PERK_BITS) | perks) << KIND_BITS) | (isKeptBack ? KEPT_BACK : kind);
			this.conditions[ruleId] = conditions;
		}
		this.terms[ruleId] = terms;
		return terms;
	}
}
