import { action, makeObservable, observable, observableRef } from "mobx";
import { useCases } from "#application/tokens.ts";
import { stayCopy } from "#copy/stay.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { SingleActionViewModel } from "#ui/app/SingleActionViewModel.ts";
import type { ToastMessage } from "#ui/components/Toast.tsx";

/** The wish-list heart of one stay. One call at a time; the heart changes after the server has confirmed (DEC-170). */
export class WishViewModel extends SingleActionViewModel {
	isWished = false;
	/** Message about the last change. */
	message: ToastMessage | null = null;
	readonly #app: Pick<AppState, "use">;

	constructor(app: Pick<AppState, "use">) {
		super();
		this.#app = app;
		makeObservable(this, {
			isWished: observable,
			message: observableRef,
			restore: action,
			say: action,
		});
	}

	restore(isWished: boolean): void {
		this.isWished = isWished;
	}

	say(message: ToastMessage | null): void {
		this.message = message;
	}

	async toggle(stayId: number, stayName?: string): Promise<void> {
		await this.runExclusive(
			() => this.#app.use(useCases.toggleWish).execute(stayId, stayName, !this.isWished),
			(answer) => {
				if (!answer.ok) return;
				this.isWished = answer.value;
				this.say({ text: answer.value ? stayCopy.wish.added : stayCopy.wish.removed });
			},
		);
	}
}
