import { setTimeout as pause } from "node:timers/promises";

/** Progress of the first build as seen by searches: the incomplete cities, and those that searches are waiting for. */
export class BuildProgress {
	#left: ReadonlySet<number> | null = null;
	readonly #wanted = new Set<number>();
	#step = Promise.withResolvers<void>();

	/** Returns the next city to build; cities that are waited for come first. */
	next(left: ReadonlySet<number>): number | undefined {
		return [...left].find((cityId) => this.#wanted.has(cityId)) ?? [...left][0];
	}

	/** Updates the set of incomplete cities and wakes the waiting searches. */
	update(left: ReadonlySet<number>): void {
		this.#left = new Set(left);
		this.#step.resolve();
		this.#step = Promise.withResolvers<void>();
	}

	/** Waits until the cities are complete, at most `timeoutMs` milliseconds. */
	async wait(cityIds: readonly number[], timeoutMs: number): Promise<void> {
		for (const cityId of cityIds) this.#wanted.add(cityId);
		const over = pause(timeoutMs, "over" as const, { ref: false });
		while (!this.#left || cityIds.some((cityId) => this.#left?.has(cityId))) {
			if ((await Promise.race([this.#step.promise, over])) === "over") return;
		}
	}
}
