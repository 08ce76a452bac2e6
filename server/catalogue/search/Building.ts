import { setTimeout as pause } from "node:timers/promises";

/** The first build as searches see it: which cities are not complete yet, and for which somebody waits. */
export class Building {
	#left: ReadonlySet<number> | null = null;
	readonly #wanted = new Set<number>();
	#step = Promise.withResolvers<void>();

	/** The city to build next: one that is waited for before the others. */
	next(left: ReadonlySet<number>): number | undefined {
		return [...left].find((cityId) => this.#wanted.has(cityId)) ?? [...left][0];
	}

	/** These are not complete. */
	tell(left: ReadonlySet<number>): void {
		this.#left = new Set(left);
		this.#step.resolve();
		this.#step = Promise.withResolvers<void>();
	}

	/** Waits until some cities are complete, so many milliseconds at most. */
	async wait(cityIds: readonly number[], patienceMs: number): Promise<void> {
		for (const cityId of cityIds) this.#wanted.add(cityId);
		const over = pause(patienceMs, "over" as const, { ref: false });
		while (!this.#left || cityIds.some((cityId) => this.#left?.has(cityId))) {
			if ((await Promise.race([this.#step.promise, over])) === "over") return;
		}
	}
}
