import { makeObservable, observable, runInAction } from "mobx";

/** A view-model that does one deed at a time: what is pressed while another is under way does nothing. */
export abstract class Press {
	isBusy = false;

	constructor() {
		makeObservable(this, { isBusy: observable });
	}

	/** Does a deed, and takes what came of it in one change with its end; null when another is under way. */
	protected async once<T>(deed: () => Promise<T>, take?: (answer: T) => void): Promise<T | null> {
		if (this.isBusy) return null;
		let end = (): void => undefined;
		runInAction(() => {
			this.isBusy = true;
		});
		try {
			const answer = await deed();
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
