import { makeObservable, observable, observableRef, runInAction } from "mobx";
import type { Failure } from "#domain/failure/Failure.ts";
import type { Result } from "#domain/shared/Result.ts";
import { LatestRequest } from "#ui/app/LatestRequest.ts";

/** Loading state of a private screen's data, which is fetched in the browser: nothing yet, a value, or a failure that can be retried. */
export class LoadViewModel<T> {
	value: T | null = null;
	hasFailed = false;
	/** Whether the load failed because the member has no such item, so that a retry does not help. */
	isMissing = false;
	isBusy = false;
	readonly #call: (signal: AbortSignal) => Promise<Result<T, Failure>>;
	readonly #latest = new LatestRequest();

	constructor(call: (signal: AbortSignal) => Promise<Result<T, Failure>>) {
		this.#call = call;
		makeObservable(this, {
			value: observableRef,
			hasFailed: observable,
			isMissing: observable,
			isBusy: observable,
		});
	}

	/** Reloads the value; the answer of an earlier call still in flight is dropped. */
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

	/** Reloads the value after a change. If that fails, the outdated value is removed. */
	async reloadOrClear(): Promise<void> {
		await this.load();
		runInAction(() => {
			if (this.hasFailed) this.value = null;
		});
	}

	/** Sets a value obtained in another way, such as the answer to a change. */
	take(value: T): void {
		runInAction(() => {
			this.value = value;
		});
	}

	/** Starts loading; the returned function cancels the load when the screen is left. */
	activate(): () => void {
		void this.load();
		return () => this.stop();
	}

	/** Cancels the load in flight. */
	stop(): void {
		this.#latest.stop();
	}
}
