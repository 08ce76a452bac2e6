interface Waiting {
	readonly enter: () => void;
	readonly isLarge: boolean;
}

interface Passage {
	/** Large work may hold only one slot at a time and waits behind all small work. */
	readonly isLarge?: boolean;
	/** Cancels the wait when nobody needs the work any more. Work already running is finished. */
	readonly signal?: AbortSignal;
}

/** Limits concurrency: small work goes before large, and callers are rejected when the queue is full. */
export class ImageQueue {
	readonly #places: number;
	readonly #maxWaiting: number;
	readonly #waiting: Waiting[] = [];
	#inside = 0;
	#largeInside = 0;

	constructor(places: number, maxWaiting: number) {
		this.#places = places;
		this.#maxWaiting = maxWaiting;
	}

	/**
	 * Runs work when a slot is free.
	 * @throws ImageQueueFull when the queue is full, or the signal's reason when the wait is cancelled
	 */
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
		if (this.#waiting.length >= this.#maxWaiting) throw new ImageQueueFull();
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

export class ImageQueueFull extends Error {}
