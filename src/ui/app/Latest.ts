import { runInAction } from "mobx";

/** Of several readings of one thing the newest wins: an answer that another call has overtaken changes nothing. */
export class Latest {
	#running: AbortController | null = null;

	/** Takes the answer of a call, unless another one has begun meanwhile; whoever listens to the signal is told of that. */
	async read<T>(call: (signal: AbortSignal) => Promise<T>, take: (answer: T) => void): Promise<void> {
		this.stop();
		const running = new AbortController();
		this.#running = running;
		const answer = await call(running.signal);
		if (this.#running === running) runInAction(() => take(answer));
	}

	/** Nobody waits any more for what is under way. */
	stop(): void {
		this.#running?.abort();
		this.#running = null;
	}
}
