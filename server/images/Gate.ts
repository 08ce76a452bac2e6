/** Lets a few pieces of work in at a time and turns others away when the queue outside is long. */
export class Gate {
	readonly #places: number;
	readonly #mostWaiting: number;
	readonly #waiting: (() => void)[] = [];
	#inside = 0;

	constructor(places: number, mostWaiting: number) {
		this.#places = places;
		this.#mostWaiting = mostWaiting;
	}

	/** Whether nobody is at work and nobody waits. */
	get isIdle(): boolean {
		return this.#inside === 0 && this.#waiting.length === 0;
	}

	/** @throws GateFull when too many wait already. */
	async pass<T>(work: () => Promise<T>): Promise<T> {
		if (this.#inside >= this.#places) {
			if (this.#waiting.length >= this.#mostWaiting) throw new GateFull();
			await new Promise<void>((next) => {
				this.#waiting.push(next);
			});
		} else {
			this.#inside++;
		}
		try {
			return await work();
		} finally {
			const next = this.#waiting.shift();
			if (next) next();
			else this.#inside--;
		}
	}
}

export class GateFull extends Error {}
