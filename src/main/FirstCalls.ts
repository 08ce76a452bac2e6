/** Idle time in milliseconds after which the first calls count as finished. */
const idleMs = 400;
/** Maximum wait in milliseconds, in case a call never ends. */
const timeoutMs = 10_000;

/** Tracks a page's first API calls, so that non-essential work can wait until they have finished and the bandwidth is free. */
export class FirstCalls {
	#underWay = 0;
	#listeners = new Set<() => void>();

	async follow<T>(call: Promise<T>): Promise<T> {
		this.#underWay += 1;
		try {
			return await call;
		} finally {
			this.#underWay -= 1;
			for (const listener of this.#listeners) listener();
		}
	}

	answered(): Promise<void> {
		return new Promise((resolve) => {
			let rest: ReturnType<typeof setTimeout> | undefined;
			const finish = () => {
				clearTimeout(rest);
				clearTimeout(patience);
				this.#listeners.delete(listener);
				resolve();
			};
			const listener = () => {
				clearTimeout(rest);
				if (this.#underWay === 0) rest = setTimeout(() => this.#underWay === 0 && finish(), idleMs);
			};
			const patience = setTimeout(finish, timeoutMs);
			this.#listeners.add(listener);
			listener();
		});
	}
}
