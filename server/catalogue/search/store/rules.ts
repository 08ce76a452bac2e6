import type { Queryable, Reads } from "#server/platform/database/Database.ts";

const RULES_LOCK = 7_390_204;

/** Returns the IDs of rules, storing new ones first. Called by leaders only. */
export async function storeRules(
	tx: Queryable,
	rules: readonly string[],
): Promise<ReadonlyMap<string, number>> {
	const texts = new Set(rules);
	const numbers = await numbersOf(tx, [...texts]);
	const unknown = [...texts].filter((text) => !numbers.has(text));
	if (unknown.length === 0) return numbers;
	// Leaders of other shards may be storing the same rule. The lock makes them take turns, so that each sees what the others have stored.
	await tx.query({ name: "search.storeInTurn", text: `SELECT pg_advisory_xact_lock(${RULES_LOCK})` }, []);
	await tx.query(
		{
			name: "search.storeRules",
			text: "INSERT INTO stay_rule (rule) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING",
		},
		[unknown],
	);
	return new Map([...numbers, ...(await numbersOf(tx, unknown))]);
}

async function numbersOf(tx: Queryable, texts: readonly string[]): Promise<ReadonlyMap<string, number>> {
	const { rows } = await tx.query<{ rule_id: number; rule: string }>(
		{
			name: "search.ruleNumbers",
			text: `
				SELECT s.rule_id, s.rule FROM unnest($1::text[]) AS wanted (rule)
				JOIN stay_rule s ON md5(s.rule) = md5(wanted.rule)`,
		},
		[texts],
	);
	return new Map(rows.map((row) => [row.rule, row.rule_id]));
}

/** Returns the texts of rules, by ID. */
export async function loadRules(db: Reads, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
	const { rows } = await db.query<{ rule_id: number; rule: string }>(
		{ name: "search.rules", text: "SELECT rule_id, rule FROM stay_rule WHERE rule_id = ANY ($1::int[])" },
		[ids],
	);
	return new Map(rows.map((row) => [row.rule_id, row.rule]));
}
