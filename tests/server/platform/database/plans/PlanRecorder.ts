import type { Database, Queryable, Statement } from "#server/platform/database/Database.ts";

interface PlanNode {
	readonly "Node Type": string;
	readonly "Relation Name"?: string;
	readonly "Index Name"?: string;
	readonly "Index Cond"?: string;
	readonly Filter?: string;
	readonly "Total Cost": number;
	readonly Plans?: readonly PlanNode[];
}

/** Plans differ with the values, so a statement is asked about more than once. */
const askedPerStatement = 4;
/** What reading a few dozen rows costs; less than this is no whole table. */
const littleCost = 100;

const textOf = (statement: Statement): string => (typeof statement === "string" ? statement : statement.text);
const isExplainable = (text: string, values: readonly unknown[] | undefined): boolean =>
	/^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b/i.test(text) && (values !== undefined || !text.includes(";"));

/** A database that asks for the plan of every statement it is given, and remembers which read a growing table whole. */
export class PlanRecorder {
	/** Texts of all statements made. */
	readonly statements = new Map<string, number>();
	/** One line a statement and table. */
	readonly wholeReads = new Map<string, string>();
	readonly #growing: ReadonlySet<string>;
	readonly #partial: ReadonlySet<string>;

	constructor(growing: readonly string[], partialIndexes: readonly string[]) {
		this.#growing = new Set(growing);
		this.#partial = new Set(partialIndexes);
	}

	recorded(db: Database): Database {
		return {
			engine: db.engine,
			connections: db.connections,
			...this.#watched(db),
			tx: (work) => db.tx((tx) => work(this.#watched(tx))),
			lockPersonsWith: (lock) => db.lockPersonsWith(lock),
			close: () => db.close(),
		};
	}

	/** Judges a statement nobody has made, by the plan that suits any values. */
	async judgeUnmade(db: Database, text: string): Promise<void> {
		await db.tx(async (tx) => {
			await tx.query("SET LOCAL plan_cache_mode = force_generic_plan");
			await tx.query(`PREPARE unmade AS ${text}`);
			const count = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
			const values = count > 0 ? `(${Array(count).fill("NULL").join(", ")})` : "";
			await this.#explain(tx, `EXECUTE unmade${values}`, undefined, text);
			await tx.query("DEALLOCATE unmade");
		});
	}

	async #explain(
		db: Queryable,
		asked: string,
		values: readonly unknown[] | undefined,
		text: string,
	): Promise<void> {
		const { rows } = await db.query<{ "QUERY PLAN": readonly { readonly Plan: PlanNode }[] }>(
			`EXPLAIN (FORMAT JSON) ${asked}`,
			values,
		);
		for (const { Plan } of rows[0]?.["QUERY PLAN"] ?? []) this.#judge(Plan, text, Number.POSITIVE_INFINITY);
	}

	#watched(db: Queryable): Queryable {
		return {
			isTruth: true,
			query: async (statement, values) => {
				await this.#see(db, textOf(statement), values);
				return db.query(statement, values);
			},
			copy: async (select, take) => {
				await this.#see(db, select, undefined);
				return db.copy(select, take);
			},
		};
	}

	async #see(db: Queryable, text: string, values: readonly unknown[] | undefined): Promise<void> {
		const times = this.statements.get(text) ?? 0;
		this.statements.set(text, times + 1);
		if (times < askedPerStatement && isExplainable(text, values)) await this.#explain(db, text, values, text);
	}

	/** @param limited what the nearest LIMIT above lets the node cost */
	#judge(node: PlanNode, text: string, limited: number): void {
		const table = node["Relation Name"] ?? "";
		if (this.#growing.has(table) && this.#readsWhole(node, limited))
			this.wholeReads.set(
				`${table}: ${text}`,
				`${table} (${node["Node Type"]}): ${text.replace(/\s+/g, " ").trim()}`,
			);
		const below = node["Node Type"] === "Limit" ? Math.min(limited, node["Total Cost"]) : limited;
		for (const child of node.Plans ?? []) this.#judge(child, text, below);
	}

	/** Along an index from its start is as bad as without one, unless few rows are enough or the index holds few. */
	#readsWhole(node: PlanNode, limited: number): boolean {
		if (node["Node Type"] === "Seq Scan") return true;
		if (!/^Index (Only )?Scan/.test(node["Node Type"])) return false;
		return (
			node["Index Cond"] === undefined &&
			!this.#partial.has(node["Index Name"] ?? "") &&
			Math.min(limited, node["Total Cost"]) > littleCost
		);
	}
}
