import { makeObservable, observable, observableRef, runInAction } from "mobx";
import type { Failure } from "#domain/failure/Failure.ts";
import type { Result } from "#domain/shared/Result.ts";

/** What a private screen loads once it is alive: nothing yet, the answer, or a failure to try again. */
export class LoadViewModel<T> {
	value: T | null = null;
	hasFailed = false;
	isBusy = false;
	readonly #call: (signal: AbortSignal) => Promise<Result<T, Failure>>;
	#running: AbortController | null = null;

	constructor(call: (signal: AbortSignal) => Promise<Result<T, Failure>>) {
		this.#call = call;
		makeObservable(this, { value: observableRef, hasFailed: observable, isBusy: observable });
	}

	/** Loads anew; an answer that was still awaited no longer counts. */
	async load(): Promise<void> {
		this.#running?.abort();
		const running = new AbortController();
		this.#running = running;
		runInAction(() => {
			this.isBusy = true;
		});
		const answer = await this.#call(running.signal);
		if (this.#running !== running) return;
		runInAction(() => {
			this.isBusy = false;
			this.hasFailed = !answer.ok;
			if (answer.ok) this.value = answer.value;
		});
	}

	/** Takes an answer that came another way, such as with a change. */
	take(value: T): void {
		runInAction(() => {
			this.value = value;
		});
	}

	/** Loads, and stops caring when the screen goes. */
	activate(): () => void {
		void this.load();
		return () => {
			this.#running?.abort();
			this.#running = null;
		};
	}
}
