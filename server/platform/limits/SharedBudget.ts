import type { Queryable } from "#server/platform/database/Database.ts";
import { BudgetStore } from "./store/BudgetStore.ts";
import type { Limit } from "./store/HitStore.ts";

interface Count {
	/** Total of all processes when last synchronised, including this one's share. */
	stored: number;
	/** Hits of this process not yet synchronised. */
	own: number;
}

/** Milliseconds between two synchronisations. */
const flushInterval = 1000;

/**
 * A rate limit for events that are too frequent to query the database each time. Each process counts locally and, once a second, shares the
 * counts of keys that have used more than a tenth of the limit. A key can exceed the limit by at most one second's calls, plus a tenth of
 * the limit per process.
 */
export class SharedBudget {
	readonly #store: BudgetStore;
	readonly #limit: Limit;
	readonly #now: () => number;
	#window = 0;
	#counts = new Map<string, Count>();
	#isFlushScheduled = false;

	constructor({ db, limit, now }: { readonly db: Queryable; readonly limit: Limit; now(): number }) {
		this.#store = new BudgetStore(db, limit.scope);
		this.#limit = limit;
		this.#now = now;
	}

	/** Counts a hit. Returns 0 within the limit, otherwise the milliseconds until the window ends. */
	take(key: string): number {
		const { window, max } = this.#limit;
		const now = this.#now();
		const begin = Math.floor(now / window) * window;
		if (begin !== this.#window) {
			this.#window = begin;
			this.#counts = new Map();
		}
		const count = this.#counts.get(key) ?? { stored: 0, own: 0 };
		this.#counts.set(key, count);
		count.own += 1;
		const used = count.stored + count.own;
		if (used > max / 10) this.#scheduleFlush();
		return used > max ? begin + window - now : 0;
	}

	#scheduleFlush(): void {
		if (this.#isFlushScheduled) return;
		this.#isFlushScheduled = true;
		setTimeout(async () => {
			// without the database, the process goes on counting locally
			await this.flush().catch(() => undefined);
			this.#isFlushScheduled = false;
		}, flushInterval).unref();
	}

	/** Adds this process's counts to the shared totals and reads the new totals. */
	async flush(): Promise<void> {
		const [window, counts] = [this.#window, this.#counts];
		const hits = new Map<string, number>();
		for (const [key, { stored, own }] of counts) {
			if (own > 0 && stored + own > this.#limit.max / 10) hits.set(key, own);
		}
		if (hits.size === 0) return;
		const sums = await this.#store.add(window, hits);
		for (const [key, sum] of sums) {
			const count = counts.get(key);
			if (!count) continue;
			count.own -= hits.get(key) ?? 0;
			count.stored = sum;
		}
		await this.#store.forgetBefore(window - this.#limit.window);
	}
}
