/** How long nothing is under way before the first calls count as answered. */
const restMs = 400;
/** A call that never ends holds up nothing for longer. */
const patienceMs = 10_000;

/** Knows when a page's first calls are answered: what is only nice to have waits for them, for they share the line. */
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
				if (this.#underWay === 0) rest = setTimeout(() => this.#underWay === 0 && finish(), restMs);
			};
			const patience = setTimeout(finish, patienceMs);
			this.#listeners.add(listener);
			listener();
		});
	}
}
