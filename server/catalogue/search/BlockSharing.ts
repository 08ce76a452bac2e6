/** Blocks taken at a time, equal to the number read at once; they take about half a millisecond. */
const GROUP = 16;

/** Indexes into the shared memory: the state, and the first group of blocks not yet taken. */
const STATE = 0;
const NEXT = 1;

/** States: nothing to do for the other thread, work offered, work accepted. */
const IDLE = 0;
const OFFERED = 1;
const TAKEN = 2;

/**
 * Divides the blocks of a scan between two threads without either waiting for the other: each takes the next group when it has finished
 * one. The state is in shared memory.
 */
export class BlockSharing {
	readonly memory: SharedArrayBuffer;
	readonly #numbers: Int32Array;

	constructor(memory = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT)) {
		this.memory = memory;
		this.#numbers = new Int32Array(memory);
	}

	/** Returns a function that both threads call for every block, in the same order. It tells whether the block belongs to the calling thread. */
	claimer(): () => boolean {
		let block = 0;
		let taken = -1;
		return () => {
			const group = Math.floor(block++ / GROUP);
			while (taken < group) taken = Atomics.add(this.#numbers, NEXT, 1);
			return taken === group;
		};
	}

	/** Resets to the first group and invites the other thread to take part. */
	offer(): void {
		Atomics.store(this.#numbers, NEXT, 0);
		this.#setState(OFFERED);
	}

	/** Withdraws the offer. Returns false when the other thread has already accepted it. */
	withdraw(): boolean {
		return Atomics.compareExchange(this.#numbers, STATE, OFFERED, IDLE) === OFFERED;
	}

	/** Waits for the other thread, at most `timeoutMs` milliseconds; false on timeout. */
	waitUntilFinished(timeoutMs: number): boolean {
		return Atomics.wait(this.#numbers, STATE, TAKEN, timeoutMs) !== "timed-out";
	}

	/** Called by the other thread: waits for an offer and accepts it. */
	acceptOffer(): void {
		for (;;) {
			const state = Atomics.compareExchange(this.#numbers, STATE, OFFERED, TAKEN);
			if (state === OFFERED) return;
			Atomics.wait(this.#numbers, STATE, state);
		}
	}

	/** Called by the other thread after it has sent its result. */
	finish(): void {
		this.#setState(IDLE);
	}

	#setState(state: number): void {
		Atomics.store(this.#numbers, STATE, state);
		Atomics.notify(this.#numbers, STATE);
	}
}
