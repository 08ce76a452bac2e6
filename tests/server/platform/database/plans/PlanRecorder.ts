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

/** Times a statement is explained: plans differ with the values, so once is not enough. */
const explainsPerStatement = 4;
/** Planner cost of reading a few dozen rows; a cheaper scan does not read a whole table. */
const littleCost = 100;

const textOf = (statement: Statement): string => (typeof statement === "string" ? statement : statement.text);
const isExplainable = (text: string, values: readonly unknown[] | undefined): boolean =>
	/^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b/i.test(text) && (values !== undefined || !text.includes(";"));

/** A database that explains every statement it receives and records those that read a growing table in full. */
export class PlanRecorder {
	/** Every executed statement text, with how often it was explained. */
	readonly statements = new Map<string, number>();
	/** One line per statement and table. */
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
			encryptPersonalDataWith: (cipher) => db.encryptPersonalDataWith(cipher),
			close: () => db.close(),
		};
	}

	/** Checks a statement that no test has executed, by its generic plan. */
	async checkUnexecuted(db: Database, text: string): Promise<void> {
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
			isPrimary: true,
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
		if (times < explainsPerStatement && isExplainable(text, values))
			await this.#explain(db, text, values, text);
	}

	/** @param limited the cost that the nearest LIMIT above allows for the node */
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

	/** Scanning an index from its start is as bad as a sequential scan, unless a few rows suffice or the index is small. */
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
