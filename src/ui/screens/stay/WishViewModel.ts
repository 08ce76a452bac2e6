import { action, makeObservable, observable, observableRef, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { stayCopy } from "#ui/copy/stay.ts";

/** The heart of one stay. One call at a time; the heart turns when the server has said so (DEC-170). */
export class WishViewModel {
	isWished = false;
	isBusy = false;
	/** What to tell about the last change. */
	message: { readonly text: string } | null = null;
	readonly #app: Pick<AppState, "use">;

	constructor(app: Pick<AppState, "use">) {
		this.#app = app;
		makeObservable(this, {
			isWished: observable,
			isBusy: observable,
			message: observableRef,
			restore: action,
			say: action,
		});
	}

	restore(isWished: boolean): void {
		this.isWished = isWished;
	}

	say(text: string | null): void {
		this.message = text === null ? null : { text };
	}

	async toggle(stayId: number, stayName?: string): Promise<void> {
		if (this.isBusy) return;
		runInAction(() => {
			this.isBusy = true;
		});
		const answer = await this.#app.use(useCases.toggleWish).execute(stayId, stayName);
		runInAction(() => {
			this.isBusy = false;
			if (!answer.ok) return;
			this.isWished = answer.value;
			this.say(answer.value ? stayCopy.wish.added : stayCopy.wish.removed);
		});
	}
}
