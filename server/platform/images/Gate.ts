interface Waiting {
	readonly enter: () => void;
	readonly isLarge: boolean;
}

interface Passage {
	/** Large work takes one place at most, and waits behind everything that is small. */
	readonly isLarge?: boolean;
	/** Ends the wait: nobody wants the work any more. Work that has begun is finished. */
	readonly signal?: AbortSignal;
}

/** Lets a few pieces of work in at a time, small before large, and turns others away when the queue outside is long. */
export class Gate {
	readonly #places: number;
	readonly #maxWaiting: number;
	readonly #waiting: Waiting[] = [];
	#inside = 0;
	#largeInside = 0;

	constructor(places: number, maxWaiting: number) {
		this.#places = places;
		this.#maxWaiting = maxWaiting;
	}

	/** @throws GateFull when too many wait already, the signal's reason when it ends the wait. */
	async pass<T>(work: () => Promise<T>, { isLarge = false, signal }: Passage = {}): Promise<T> {
		signal?.throwIfAborted();
		if (this.#hasPlace(isLarge)) this.#enter(isLarge);
		else await this.#wait(isLarge, signal);
		try {
			return await work();
		} finally {
			this.#leave(isLarge);
		}
	}

	#hasPlace(isLarge: boolean): boolean {
		return this.#inside < this.#places && !(isLarge && this.#places > 1 && this.#largeInside > 0);
	}

	#enter(isLarge: boolean): void {
		this.#inside += 1;
		if (isLarge) this.#largeInside += 1;
	}

	#leave(isLarge: boolean): void {
		this.#inside -= 1;
		if (isLarge) this.#largeInside -= 1;
		const next =
			this.#waiting.find((each) => !each.isLarge) ??
			this.#waiting.find((each) => this.#hasPlace(each.isLarge));
		if (!next) return;
		this.#waiting.splice(this.#waiting.indexOf(next), 1);
		this.#enter(next.isLarge);
		next.enter();
	}

	#wait(isLarge: boolean, signal: AbortSignal | undefined): Promise<void> {
		if (this.#waiting.length >= this.#maxWaiting) throw new GateFull();
		return new Promise<void>((enter, leave) => {
			const place = {
				isLarge,
				enter() {
					signal?.removeEventListener("abort", giveUp);
					enter();
				},
			};
			const giveUp = () => {
				this.#waiting.splice(this.#waiting.indexOf(place), 1);
				leave(signal?.reason);
			};
			this.#waiting.push(place);
			signal?.addEventListener("abort", giveUp, { once: true });
		});
	}
}

export class GateFull extends Error {}
