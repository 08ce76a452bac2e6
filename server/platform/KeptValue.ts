/**
 * A value that may be a while old: the one that is kept is answered at once, and when its time is over the next is fetched beside, one at
 * a time. Only the first is waited for.
 */
export class KeptValue<T> {
	readonly #fetch: () => Promise<T>;
	readonly #keptMs: number;
	readonly #now: () => number;
	#kept: { readonly value: T; readonly at: number } | null = null;
	#fetching: Promise<T> | null = null;

	constructor(fetch: () => Promise<T>, { keptMs, now }: { readonly keptMs: number; now(): number }) {
		this.#fetch = fetch;
		this.#keptMs = keptMs;
		this.#now = now;
	}

	async value(): Promise<T> {
		const kept = this.#kept;
		if (kept && this.#now() - kept.at < this.#keptMs) return kept.value;
		const fetching = this.#fetching ?? this.#refresh();
		if (!kept) return fetching;
		// Whoever asks next tries again.
		fetching.catch(() => undefined);
		return kept.value;
	}

	#refresh(): Promise<T> {
		const at = this.#now();
		this.#fetching = this.#fetch()
			.then((value) => {
				this.#kept = { value, at };
				return value;
			})
			.finally(() => {
				this.#fetching = null;
			});
		return this.#fetching;
	}
}
