import type { PlanRule } from "#server/catalogue/pricing/PlanRule.ts";
import type { PlanPerks } from "#server/catalogue/pricing/planPerks.ts";

/** Everything that decides for whom a plan is available, at what price and with which perks. */
export interface SearchRule extends PlanRule {
	readonly perks: PlanPerks;
}

/**
 * Serialises a rule so that equal terms give equal text. Promotions keep their order but are renumbered, so that plans with the same terms
 * share one rule. Secret promotions are left out, because they never apply in a search.
 */
export const ruleText = (rule: PlanRule, perks: PlanPerks): string =>
	JSON.stringify({
		...rule,
		perks,
		promotions: rule.promotions
			.filter((promotion) => !promotion.isSecret)
			.map((promotion, index) => ({ ...promotion, id: index + 1 })),
	});
