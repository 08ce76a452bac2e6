import { makeObservable, observable, runInAction } from "mobx";

/** Base of view models that run one action at a time: a press is ignored while another action is in flight. */
export abstract class SingleActionViewModel {
	isBusy = false;

	constructor() {
		makeObservable(this, { isBusy: observable });
	}

	/** Runs an action, then applies its answer and clears the busy state in one MobX action. Returns null if another action is in flight. */
	protected async runExclusive<T>(action: () => Promise<T>, take?: (answer: T) => void): Promise<T | null> {
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
