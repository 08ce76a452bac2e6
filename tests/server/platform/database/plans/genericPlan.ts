import { escapeLiteral } from "pg";
import type { Queryable } from "#server/platform/database/Database.ts";

function written(value: unknown): string | null {
	if (value === null || value === undefined) return null;
	if (value instanceof Date) return value.toISOString();
	if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString("hex")}`;
	if (Array.isArray(value)) return `{${value.map((each) => JSON.stringify(written(each))).join()}}`;
	return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** Returns a value as a literal, whose type the statement infers. */
function literal(value: unknown): string {
	const text = written(value);
	return text === null ? "NULL" : escapeLiteral(text);
}

/**
 * Returns the plan of a statement as the server runs it: planned once, for any values (ADR 53). Explaining it with its values bound would
 * show a plan for these. With values, the statement is executed and the plan contains its actual numbers of rows.
 */
export async function genericPlan<Node>(
	tx: Queryable,
	text: string,
	executedWith?: readonly unknown[],
): Promise<Node> {
	await tx.query(`PREPARE explained AS ${text}`);
	const count = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
	const values = Array.from({ length: count }, (_, index) => literal(executedWith?.[index]));
	const { rows } = await tx.query<{ "QUERY PLAN": readonly { readonly Plan: Node }[] }>(
		`EXPLAIN (${executedWith ? "ANALYZE, " : ""}FORMAT JSON) EXECUTE explained${count > 0 ? `(${values.join(", ")})` : ""}`,
	);
	await tx.query("DEALLOCATE explained");
	const plan = rows[0]?.["QUERY PLAN"][0]?.Plan;
	if (!plan) throw new Error(`no plan: ${text}`);
	return plan;
}
