import { makeObservable, observable, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import { wishesCopy } from "#copy/wishes.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import { addresses } from "#domain/navigation/addresses.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { SingleActionViewModel } from "#ui/app/SingleActionViewModel.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";
import { LoadViewModel } from "#ui/my/LoadViewModel.ts";
import { refusalText } from "#ui/my/refusalText.ts";

const text = wishesCopy.share;

/** Sharing of the member's wish list: its public address, for as long as the member wants. */
export class ShareWishesViewModel extends SingleActionViewModel implements ViewModel<null> {
	readonly shared: LoadViewModel<{ readonly token: string | null }>;
	/** Success message of the last action. */
	notice: string | null = null;
	refusal: string | null = null;
	readonly #app: Pick<AppState, "use" | "popups">;

	constructor(app: Pick<AppState, "use" | "popups">) {
		super();
		this.#app = app;
		this.shared = new LoadViewModel(async (signal) => {
			const answer = await app.use(useCases.viewWishShare).execute({ signal });
			return answer.ok ? { ok: true, value: { token: answer.value } } : answer;
		});
		makeObservable(this, { notice: observable, refusal: observable });
	}

	activate(): () => void {
		return this.shared.activate();
	}

	begin(): Promise<void> {
		return this.#press(() => this.#app.use(useCases.shareWishes).execute(), null);
	}

	async end(): Promise<void> {
		if (!(await this.#app.popups.confirm(text.endQuestion, text.endTitle))) return;
		await this.#press(() => this.#app.use(useCases.endWishShare).execute(), text.ended);
	}

	/** Shares the address through the app around the page, the device's share sheet or the clipboard. */
	async copy(token: string): Promise<void> {
		const how = await this.#app.use(useCases.sharePage).execute(text.name, addresses.sharedWishes.to(token));
		runInAction(() => {
			this.notice = how === "copied" ? text.copied : null;
			this.refusal = how === "failed" ? text.copyFailed : null;
		});
		// Devices allow copying only directly upon the press, so whether another tab has ended the sharing is checked afterwards.
		await this.shared.load();
		if (this.shared.value?.token === token) return;
		runInAction(() => {
			this.notice = null;
			this.refusal = text.endedElsewhere;
		});
	}

	async #press(change: () => Promise<Result<string | null, Failure>>, notice: string | null): Promise<void> {
		runInAction(() => {
			this.notice = null;
			this.refusal = null;
		});
		await this.runExclusive(change, (answer) => {
			if (!answer.ok) {
				this.refusal = refusalText(answer.error);
				return;
			}
			this.notice = notice;
			this.shared.take({ token: answer.value });
		});
	}
}
