import { runInAction } from "mobx";

/** Keeps only the latest of several requests for the same data: the answer of a superseded call is dropped. */
export class LatestRequest {
	#running: AbortController | null = null;

	/** Runs `call` and passes its answer to `take`, unless a newer call has started meanwhile; the signal is aborted when that happens. */
	async read<T>(call: (signal: AbortSignal) => Promise<T>, take: (answer: T) => void): Promise<void> {
		this.stop();
		const running = new AbortController();
		this.#running = running;
		const answer = await call(running.signal);
		if (this.#running === running) runInAction(() => take(answer));
	}

	/** Aborts the request in flight and drops its answer. */
	stop(): void {
		this.#running?.abort();
		this.#running = null;
	}
}
