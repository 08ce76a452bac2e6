import type { PlanRule } from "#server/catalogue/pricing/PlanRule.ts";
import type { PlanPerks } from "#server/catalogue/pricing/planPerks.ts";

/** What decides for whom a plan is free and for how much, and which perks it has. */
export interface SearchRule extends PlanRule {
	readonly perks: PlanPerks;
}

/**
 * A rule as text, equal for equal terms: promotions keep their order but lose their numbers, so that plans which sell on
 * the same terms share one rule. Secret promotions never count in a search.
 */
export const ruleText = (rule: PlanRule, perks: PlanPerks): string =>
	JSON.stringify({
		...rule,
		perks,
		promotions: rule.promotions
			.filter((promotion) => !promotion.isSecret)
			.map((promotion, index) => ({ ...promotion, id: index + 1 })),
	});
