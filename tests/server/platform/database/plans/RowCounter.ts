import type { Database, Queryable } from "#server/platform/database/Database.ts";
import { genericPlan } from "./genericPlan.ts";

export interface RunNode {
	readonly "Node Type": string;
	readonly "Actual Rows": number;
	readonly "Actual Loops": number;
	readonly "Rows Removed by Filter"?: number;
	readonly Plans?: readonly RunNode[];
}

/** Returns the number of rows fetched from tables, including those filtered out; index-only results are not counted. */
export function fetched(node: RunNode): number {
	const isFetch =
		/Scan$/.test(node["Node Type"]) &&
		!/^(Index Only|Bitmap Index|Function|CTE|Subquery)/.test(node["Node Type"]);
	const own = isFetch
		? (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"]
		: 0;
	return (node.Plans ?? []).reduce((sum, child) => sum + fetched(child), own);
}

/** A database that runs every query twice: once to measure how many rows it fetches. */
export class RowCounter {
	/** The statement that has fetched the most rows since the last reading, with its row count. */
	#most = { rows: 0, text: "" };

	counted(db: Database): Database {
		return {
			...db,
			query: this.#queryOf(db, (work) => db.tx(work)),
			tx: (work, options) =>
				db.tx((tx) => work({ ...tx, query: this.#queryOf(tx, (explain) => explain(tx)) }), options),
		};
	}

	taken(): { readonly rows: number; readonly text: string } {
		const most = this.#most;
		this.#most = { rows: 0, text: "" };
		return most;
	}

	#queryOf(
		db: Queryable,
		apart: (work: (tx: Queryable) => Promise<number>) => Promise<number>,
	): Queryable["query"] {
		return async (statement, values) => {
			const text = typeof statement === "string" ? statement : statement.text;
			if (/^\s*(SELECT|WITH picked)/.test(text) && !text.includes("FOR ")) {
				const count = await apart(async (tx) => {
					// For a table of a few thousand rows a full scan looks cheap; the question is whether an index could be used instead.
					await tx.query("SET LOCAL enable_seqscan = off");
					return fetched(await genericPlan<RunNode>(tx, text, values ?? []));
				});
				if (count > this.#most.rows) this.#most = { rows: count, text: text.replaceAll(/\s+/g, " ").trim() };
			}
			return db.query(statement, values);
		};
	}
}
