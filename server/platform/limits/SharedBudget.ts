import type { Queryable } from "#server/platform/database/Database.ts";
import { BudgetStore } from "./store/BudgetStore.ts";
import type { Limit } from "./store/HitStore.ts";

interface Count {
	/** What all processes had counted when they were last asked, this one's share among it. */
	told: number;
	/** Hits of this process that the others do not know of. */
	own: number;
}

/** Milliseconds between two rounds of telling. */
const pause = 1000;

/**
 * A budget for what happens too often to ask the database each time: a process counts for itself and tells the others once a
 * second of who uses more than a tenth. Nobody gets more than a second's calls and that tenth a process beyond it.
 */
export class SharedBudget {
	readonly #store: BudgetStore;
	readonly #limit: Limit;
	readonly #now: () => number;
	#window = 0;
	#counts = new Map<string, Count>();
	#isTelling = false;

	constructor({ db, limit, now }: { readonly db: Queryable; readonly limit: Limit; now(): number }) {
		this.#store = new BudgetStore(db, limit.scope);
		this.#limit = limit;
		this.#now = now;
	}

	/** Counts a hit. Milliseconds until the key has a budget again; 0 while it has. */
	take(key: string): number {
		const { window, max } = this.#limit;
		const now = this.#now();
		const begin = Math.floor(now / window) * window;
		if (begin !== this.#window) {
			this.#window = begin;
			this.#counts = new Map();
		}
		const count = this.#counts.get(key) ?? { told: 0, own: 0 };
		this.#counts.set(key, count);
		count.own += 1;
		const used = count.told + count.own;
		if (used > max / 10) this.#tellSoon();
		return used > max ? begin + window - now : 0;
	}

	#tellSoon(): void {
		if (this.#isTelling) return;
		this.#isTelling = true;
		setTimeout(async () => {
			// Without the database the process counts on for itself.
			await this.tell().catch(() => undefined);
			this.#isTelling = false;
		}, pause).unref();
	}

	/** Tells the other processes what this one has counted, and learns what they have. */
	async tell(): Promise<void> {
		const [window, counts] = [this.#window, this.#counts];
		const hits = new Map<string, number>();
		for (const [key, { told, own }] of counts) {
			if (own > 0 && told + own > this.#limit.max / 10) hits.set(key, own);
		}
		if (hits.size === 0) return;
		const sums = await this.#store.add(window, hits);
		for (const [key, sum] of sums) {
			const count = counts.get(key);
			if (!count) continue;
			count.own -= hits.get(key) ?? 0;
			count.told = sum;
		}
		await this.#store.forgetBefore(window - this.#limit.window);
	}
}
