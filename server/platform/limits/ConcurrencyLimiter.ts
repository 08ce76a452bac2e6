import { DatabaseUnavailable } from "#server/platform/database/DatabaseUnavailable.ts";

interface Queue {
	/** Maximum queue length; further callers are rejected immediately. */
	readonly maxWaiting: number;
	/** How long a caller waits in the queue, in milliseconds, before it is rejected. */
	readonly timeoutMs: number;
}

interface Widths extends Queue {
	/** Maximum number of callers served concurrently. */
	readonly max: number;
	/**
	 * The queue limits used when no caller has been admitted without waiting for longer than the normal `timeoutMs`. That means sustained
	 * overload, where a long queue only delays everybody.
	 */
	readonly overloaded?: Queue;
}

interface Waiting {
	letIn(): void;
}

/** Limits concurrency; waiting callers are admitted in order of arrival. */
export class ConcurrencyLimiter {
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

	/** @throws DatabaseUnavailable busy when the queue is full or the wait takes too long */
	async run<T>(work: () => Promise<T>): Promise<T> {
		if (this.#inside < this.#widths.max) {
			this.#inside += 1;
			this.#wasFreeAt = performance.now();
		} else await this.#turn();
		try {
			return await work();
		} finally {
			const next = this.#queue.shift();
			// The slot passes directly to the next in line, so that no newcomer can take it.
			if (next) next.letIn();
			else this.#inside -= 1;
		}
	}

	#waiting(): Queue {
		const { overloaded, ...usual } = this.#widths;
		return overloaded && performance.now() - this.#wasFreeAt > usual.timeoutMs ? overloaded : usual;
	}

	#turn(): Promise<void> {
		const { maxWaiting, timeoutMs } = this.#waiting();
		if (this.#queue.length >= maxWaiting) return Promise.reject(busy("too many wait"));
		return new Promise((enter, reject) => {
			const timer = setTimeout(() => {
				this.#queue.splice(this.#queue.indexOf(mine), 1);
				reject(busy("waited too long"));
			}, timeoutMs);
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

/** Serialises callers per key: one limiter for each key, which exists only while it is in use. */
export class KeyedMutex {
	readonly #open = new Map<string, ConcurrencyLimiter>();
	readonly #widths: Widths;

	constructor(widths: Queue) {
		this.#widths = { ...widths, max: 1 };
	}

	async run<T>(key: string, work: () => Promise<T>): Promise<T> {
		const queue = this.#open.get(key) ?? new ConcurrencyLimiter(this.#widths);
		this.#open.set(key, queue);
		try {
			return await queue.run(work);
		} finally {
			if (queue.isIdle) this.#open.delete(key);
		}
	}
}
