import type { Reads } from "#server/platform/database/Database.ts";
import type { SearchRule } from "./block/SearchRule.ts";
import { loadRules } from "./store/rules.ts";

/** Rules by ID. */
export interface Rules {
	get(ruleId: number): SearchRule | undefined;
	/** One more than the highest known rule ID. */
	readonly size: number;
}

export interface KnownRules extends Rules {
	/** Returns the rules loaded after the first `count`, in load order. */
	after(count: number): readonly (readonly [ruleId: number, rule: SearchRule])[];
}

/** The rules loaded by this process. Each is fetched only once, because a stored rule never changes. */
export class RuleBook implements KnownRules {
	readonly #rules: (SearchRule | undefined)[] = [];
	/** IDs of the known rules, in load order. */
	readonly #known: number[] = [];
	readonly #db: Reads;

	constructor(db: Reads) {
		this.#db = db;
	}

	/** Returns a rule previously loaded by `require`. */
	get(ruleId: number): SearchRule | undefined {
		return this.#rules[ruleId];
	}

	get size(): number {
		return this.#rules.length;
	}

	after(count: number): readonly (readonly [ruleId: number, rule: SearchRule])[] {
		return this.#known.slice(count).map((id) => [id, this.#rules[id]!] as const);
	}

	/** Loads the rules that are not known yet. */
	async require(ruleIds: readonly Iterable<number>[]): Promise<void> {
		const wanted = new Set<number>();
		for (const ids of ruleIds) for (const id of ids) if (!this.#rules[id]) wanted.add(id);
		const missing = [...wanted];
		if (missing.length === 0) return;
		for (const [id, text] of await loadRules(this.#db, missing)) {
			this.#rules[id] = JSON.parse(text) as SearchRule;
			this.#known.push(id);
		}
	}
}
