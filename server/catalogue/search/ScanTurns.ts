/** Blocks that are taken at once, as many as are read at once: half a millisecond or so. */
const GROUP = 16;

/** At the first number of the memory whose turn it is, at the second the first group of blocks that nobody has taken. */
const STATE = 0;
const NEXT = 1;

/** Nothing to do for the other thread; something; it is at it. */
const IDLE = 0;
const OFFERED = 1;
const TAKEN = 2;

/** How two threads share the blocks of a scan without waiting for each other: each takes the next group when it has done one. In memory that both see. */
export class ScanTurns {
	readonly memory: SharedArrayBuffer;
	readonly #numbers: Int32Array;

	constructor(memory = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT)) {
		this.memory = memory;
		this.#numbers = new Int32Array(memory);
	}

	/** Asked for one block after the other, in the same order by both: whether it is this thread's. */
	ours(): () => boolean {
		let block = 0;
		let taken = -1;
		return () => {
			const group = Math.floor(block++ / GROUP);
			while (taken < group) taken = Atomics.add(this.#numbers, NEXT, 1);
			return taken === group;
		};
	}

	/** Begins with the first group, and the other thread may take part. */
	offer(): void {
		Atomics.store(this.#numbers, NEXT, 0);
		this.#become(OFFERED);
	}

	/** False when the other thread has taken part. */
	takeBack(): boolean {
		return Atomics.compareExchange(this.#numbers, STATE, OFFERED, IDLE) === OFFERED;
	}

	/** Waits for the other thread, so many milliseconds at most; false when it took longer. */
	isDoneWithin(patienceMs: number): boolean {
		return Atomics.wait(this.#numbers, STATE, TAKEN, patienceMs) !== "timed-out";
	}

	/** In the other thread: waits for an offer and takes part. */
	take(): void {
		for (;;) {
			const state = Atomics.compareExchange(this.#numbers, STATE, OFFERED, TAKEN);
			if (state === OFFERED) return;
			Atomics.wait(this.#numbers, STATE, state);
		}
	}

	/** In the other thread: it has told what it found. */
	done(): void {
		this.#become(IDLE);
	}

	#become(state: number): void {
		Atomics.store(this.#numbers, STATE, state);
		Atomics.notify(this.#numbers, STATE);
	}
}
