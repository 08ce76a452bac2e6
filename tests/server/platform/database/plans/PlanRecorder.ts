import type { Database, Queryable, Statement } from "#server/platform/database/Database.ts";
import { genericPlan } from "./genericPlan.ts";

interface PlanNode {
	readonly "Node Type": string;
	readonly "Relation Name"?: string;
	readonly "Index Name"?: string;
	readonly "Index Cond"?: string;
	readonly Filter?: string;
	readonly "Total Cost": number;
	readonly Plans?: readonly PlanNode[];
}

/** Planner cost of reading a few dozen rows; a cheaper scan does not read a whole table. */
const littleCost = 100;

const textOf = (statement: Statement): string => (typeof statement === "string" ? statement : statement.text);
const isExplainable = (text: string, values: readonly unknown[] | undefined): boolean =>
	/^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b/i.test(text) && (values !== undefined || !text.includes(";"));

/** A database that explains every statement it receives and records those that read a growing table in full. */
export class PlanRecorder {
	/** Every executed statement text, with how often it was executed. */
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

	/** Checks a statement that no test has executed. */
	checkUnexecuted(db: Database, text: string): Promise<void> {
		return db.tx((tx) => this.#explain(tx, text));
	}

	async #explain(tx: Queryable, text: string): Promise<void> {
		const plan = await genericPlan<PlanNode>(tx, text);
		this.#judge(plan, text, Number.POSITIVE_INFINITY);
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
		if (times === 0 && isExplainable(text, values)) await this.#explain(db, text);
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
