import { makeObservable, observable, runInAction } from "mobx";

/** A view-model that runs one action at a time: a press while another is under way does nothing. */
export abstract class Press {
	isBusy = false;

	constructor() {
		makeObservable(this, { isBusy: observable });
	}

	/** Runs an action and takes its answer in the same change that ends it; null when another is under way. */
	protected async once<T>(action: () => Promise<T>, take?: (answer: T) => void): Promise<T | null> {
		if (this.isBusy) return null;
		let end = (): void => undefined;
		runInAction(() => {
			this.isBusy = true;
		});
		try {
			const answer = await action();
			end = () => take?.(answer);
			return answer;
		} finally {
			runInAction(() => {
				this.isBusy = false;
				end();
			});
		}
	}
}
