import type { Queryable, Reads } from "#server/platform/database/Database.ts";

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

/** The texts of some rules, by number. */
export async function loadRules(db: Reads, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
	const { rows } = await db.query<{ rule_id: number; rule: string }>(
		{ name: "search.rules", text: "SELECT rule_id, rule FROM stay_rule WHERE rule_id = ANY ($1::int[])" },
		[ids],
	);
	return new Map(rows.map((row) => [row.rule_id, row.rule]));
}
