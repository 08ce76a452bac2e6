import { DatabaseUnavailable } from "#server/platform/database/DatabaseUnavailable.ts";

interface Queue {
	/** So many may stand before it; whoever comes then is turned away at once. */
	readonly maxWaiting: number;
	/** Milliseconds somebody stands there before being turned away. */
	readonly patienceMs: number;
}

interface Widths extends Queue {
	/** So many at a time. */
	readonly max: number;
	/**
	 * The queue once nobody has walked straight in for as long as the other one has patience: then more come than can be served, and a long queue
	 * only makes everybody late.
	 */
	readonly crowded?: Queue;
}

interface Waiting {
	letIn(): void;
}

/** Lets so many in at a time, in the order they came. */
export class Turnstile {
	readonly #widths: Widths;
	readonly #queue: Waiting[] = [];
	#inside = 0;
	#wasFreeAt = performance.now();

	constructor(widths: Widths) {
		this.#widths = widths;
	}

	get isIdle(): boolean {
		return this.#inside === 0 && this.#queue.length === 0;
	}

	/** @throws DatabaseUnavailable busy when it is not one's turn in time */
	async run<T>(work: () => Promise<T>): Promise<T> {
		if (this.#inside < this.#widths.max) {
			this.#inside += 1;
			this.#wasFreeAt = performance.now();
		} else await this.#turn();
		try {
			return await work();
		} finally {
			const next = this.#queue.shift();
			// Whoever follows takes the place over: nobody can slip in between.
			if (next) next.letIn();
			else this.#inside -= 1;
		}
	}

	#waiting(): Queue {
		const { crowded, ...usual } = this.#widths;
		return crowded && performance.now() - this.#wasFreeAt > usual.patienceMs ? crowded : usual;
	}

	#turn(): Promise<void> {
		const { maxWaiting, patienceMs } = this.#waiting();
		if (this.#queue.length >= maxWaiting) return Promise.reject(busy("too many wait"));
		return new Promise((enter, sendBusyPage) => {
			const timer = setTimeout(() => {
				this.#queue.splice(this.#queue.indexOf(mine), 1);
				sendBusyPage(busy("waited too long"));
			}, patienceMs);
			const mine: Waiting = {
				letIn() {
					clearTimeout(timer);
					enter();
				},
			};
			this.#queue.push(mine);
		});
	}
}

const busy = (why: string) => new DatabaseUnavailable("busy", new Error(why));

/** A turnstile for one at a time before each thing that many may want at once, there only while somebody wants it. */
export class Queues {
	readonly #open = new Map<string, Turnstile>();
	readonly #widths: Widths;

	constructor(widths: Queue) {
		this.#widths = { ...widths, max: 1 };
	}

	async run<T>(key: string, work: () => Promise<T>): Promise<T> {
		const queue = this.#open.get(key) ?? new Turnstile(this.#widths);
		this.#open.set(key, queue);
		try {
			return await queue.run(work);
		} finally {
			if (queue.isIdle) this.#open.delete(key);
		}
	}
}
