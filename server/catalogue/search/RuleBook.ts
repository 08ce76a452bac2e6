import type { Reads } from "#server/platform/database/Database.ts";
import type { SearchRule } from "./block/SearchRule.ts";
import { loadRules } from "./store/rules.ts";

/** The rules of a process, fetched once each: a stored rule never changes. */
export class RuleBook {
	readonly #rules: (SearchRule | undefined)[] = [];
	readonly #db: Reads;

	constructor(db: Reads) {
		this.#db = db;
	}

	/** A rule that was `require`d. */
	get(ruleId: number): SearchRule | undefined {
		return this.#rules[ruleId];
	}

	/** Above every number of a rule that is known. */
	get size(): number {
		return this.#rules.length;
	}

	/** Makes sure that rules are known. */
	async require(ruleIds: readonly Iterable<number>[]): Promise<void> {
		const wanted = new Set<number>();
		for (const ids of ruleIds) for (const id of ids) if (!this.#rules[id]) wanted.add(id);
		const missing = [...wanted];
		if (missing.length === 0) return;
		for (const [id, text] of await loadRules(this.#db, missing))
			this.#rules[id] = JSON.parse(text) as SearchRule;
	}
}
