import type { Queryable } from "#server/database/Database.ts";
import type { PlanRule } from "#server/pricing/PlanRule.ts";

/**
 * A rule as text, equal for equal terms: promotions keep their order but lose their numbers, so that plans which sell on
 * the same terms share one rule. Secret promotions never count in a search.
 */
export const ruleText = (rule: PlanRule): string =>
	JSON.stringify({
		...rule,
		promotions: rule.promotions
			.filter((promotion) => !promotion.isSecret)
			.map((promotion, index) => ({ ...promotion, id: index + 1 })),
	});

/** The numbers of rules, those not seen before stored first. Only the leader calls this. */
export async function storeRules(tx: Queryable, rules: readonly string[]): Promise<Map<string, number>> {
	const texts = [...new Set(rules)];
	const { rows } = await tx.query<{ rule_id: number; rule: string }>(
		{
			name: "search.storeRules",
			text: `
				WITH wanted AS (SELECT unnest($1::text[]) AS rule),
				added AS (INSERT INTO stay_rule (rule) SELECT rule FROM wanted ON CONFLICT DO NOTHING RETURNING rule_id, rule)
				SELECT rule_id, rule FROM added
				UNION ALL SELECT s.rule_id, s.rule FROM stay_rule s JOIN wanted w ON md5(w.rule) = md5(s.rule)`,
		},
		[texts],
	);
	return new Map(rows.map((row) => [row.rule, row.rule_id]));
}

/** The rules of a process, fetched once each: a stored rule never changes. */
export class RuleBook {
	readonly #rules: (PlanRule | undefined)[] = [];
	readonly #db: Queryable;

	constructor(db: Queryable) {
		this.#db = db;
	}

	/** A rule that was `require`d. */
	get(ruleId: number): PlanRule | undefined {
		return this.#rules[ruleId];
	}

	/** Makes sure that rules are known. */
	async require(ruleIds: Iterable<number>): Promise<void> {
		const missing = [...new Set(ruleIds)].filter((id) => !this.#rules[id]);
		if (missing.length === 0) return;
		const { rows } = await this.#db.query<{ rule_id: number; rule: string }>(
			{ name: "search.rules", text: "SELECT rule_id, rule FROM stay_rule WHERE rule_id = ANY ($1::int[])" },
			[missing],
		);
		for (const row of rows) this.#rules[row.rule_id] = JSON.parse(row.rule) as PlanRule;
	}
}
