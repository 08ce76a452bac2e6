import type { Reads } from "#server/platform/database/Database.ts";
import type { SearchRule } from "./block/SearchRule.ts";
import { loadRules } from "./store/rules.ts";

/** Rules by their numbers. */
export interface Rules {
	get(ruleId: number): SearchRule | undefined;
	/** Above every number of a rule that is known. */
	readonly size: number;
}

export interface KnownRules extends Rules {
	/** Those that became known after so many. */
	after(count: number): readonly (readonly [ruleId: number, rule: SearchRule])[];
}

/** The rules of a process, fetched once each: a stored rule never changes. */
export class RuleBook implements KnownRules {
	readonly #rules: (SearchRule | undefined)[] = [];
	/** Numbers of those that are known, in the order in which they became so. */
	readonly #known: number[] = [];
	readonly #db: Reads;

	constructor(db: Reads) {
		this.#db = db;
	}

	/** A rule that was `require`d. */
	get(ruleId: number): SearchRule | undefined {
		return this.#rules[ruleId];
	}

	get size(): number {
		return this.#rules.length;
	}

	after(count: number): readonly (readonly [ruleId: number, rule: SearchRule])[] {
		return this.#known.slice(count).map((id) => [id, this.#rules[id]!] as const);
	}

	/** Makes sure that rules are known. */
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
