import { makeObservable, observable, observableRef, runInAction } from "mobx";
import type { Failure } from "#domain/failure/Failure.ts";
import type { Result } from "#domain/shared/Result.ts";
import { Latest } from "#ui/app/Latest.ts";

/** What a private screen loads once it is alive: nothing yet, the answer, or a failure to try again. */
export class LoadViewModel<T> {
	value: T | null = null;
	hasFailed = false;
	/** It failed because the member has no such thing: asking again does not help. */
	isMissing = false;
	isBusy = false;
	readonly #call: (signal: AbortSignal) => Promise<Result<T, Failure>>;
	readonly #latest = new Latest();

	constructor(call: (signal: AbortSignal) => Promise<Result<T, Failure>>) {
		this.#call = call;
		makeObservable(this, {
			value: observableRef,
			hasFailed: observable,
			isMissing: observable,
			isBusy: observable,
		});
	}

	/** Reloads; the answer of an earlier call that is still under way no longer counts. */
	load(): Promise<void> {
		runInAction(() => {
			this.isBusy = true;
		});
		return this.#latest.read(this.#call, (answer) => {
			this.isBusy = false;
			this.hasFailed = !answer.ok;
			this.isMissing = !answer.ok && answer.error.kind === "notFound";
			if (answer.ok) this.value = answer.value;
		});
	}

	/** Reads again what a change has made another; where that does not come, the old one is not shown in its place. */
	async renew(): Promise<void> {
		await this.load();
		runInAction(() => {
			if (this.hasFailed) this.value = null;
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
		return () => this.stop();
	}

	/** Nobody waits any more for what is under way. */
	stop(): void {
		this.#latest.stop();
	}
}
