import { isAmountHidden } from "#domain/offer/headlineFigures.ts";
import { conditionsFor, type PlanConditions } from "#server/catalogue/pricing/PlanRule.ts";
import { perksAt } from "#server/catalogue/pricing/planPerks.ts";
import type { RuleBook } from "./RuleBook.ts";
import type { ScanQuestion } from "./ScanQuestion.ts";

/** What a rule comes to for one question. */
export const UNKNOWN = 0;
export const NOT_SOLD = 1;
export const KEPT_BACK = 2;
/** Sold for what its two percentages leave. */
const BY_PERCENT = 3;
/** Sold with promotions: `conditions` says for how much. */
export const BY_PROMOTION = 4;

/** What rules mean for one question, by their number and in columns, because hundreds of thousands of plans ask for them. */
export class TermTable {
	/** One of the above; UNKNOWN until it is learnt. */
	readonly kinds: Uint8Array;
	/** Bits as in `perksAt`. */
	readonly perks: Uint8Array;
	/** What goes off first, and off the rest. */
	readonly grades: Uint8Array;
	readonly discounts: Uint8Array;
	readonly conditions: (PlanConditions | undefined)[] = [];
	readonly #rules: RuleBook;
	readonly #question: ScanQuestion;

	constructor(rules: RuleBook, question: ScanQuestion) {
		this.#rules = rules;
		this.#question = question;
		this.kinds = new Uint8Array(rules.size);
		this.perks = new Uint8Array(rules.size);
		this.grades = new Uint8Array(rules.size);
		this.discounts = new Uint8Array(rules.size);
	}

	/** Fills a rule's entries; its kind. */
	learn(ruleId: number): number {
		const { stay, moment, viewer } = this.#question;
		const rule = this.#rules.get(ruleId);
		const conditions = rule ? conditionsFor(rule, stay, moment) : null;
		if (!rule || !conditions) {
			this.kinds[ruleId] = NOT_SOLD;
			return NOT_SOLD;
		}
		const kind = isAmountHidden(conditions.isHidden, viewer.memberId !== null)
			? KEPT_BACK
			: conditions.promotions.length > 0
				? BY_PROMOTION
				: BY_PERCENT;
		this.kinds[ruleId] = kind;
		this.perks[ruleId] = perksAt(rule.perks, stay, moment);
		this.grades[ruleId] = viewer.isSpecial ? conditions.memberPercent : conditions.normalPercent;
		this.discounts[ruleId] = conditions.discount?.percent ?? 0;
		this.conditions[ruleId] = conditions;
		return kind;
	}
}
