import { makeObservable, observable, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import { securityCopy } from "#copy/security.ts";
import type { OpenLogin } from "#ports/AccountSecurity.ts";
import type { AppState } from "#ui/app/AppState.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";
import { LoadViewModel } from "#ui/my/LoadViewModel.ts";
import { refusalText } from "#ui/my/refusalText.ts";

/** The member's sessions, and ending those that should not be open. [DEC-195] */
export class OpenLoginsViewModel implements ViewModel<null> {
	readonly logins: LoadViewModel<readonly OpenLogin[]>;
	/** Id of the session being ended; 'others' for all but this one. */
	ending: string | null = null;
	isDone = false;
	refusal: string | null = null;
	readonly #app: AppState;

	constructor(app: AppState) {
		this.#app = app;
		this.logins = new LoadViewModel((signal) => app.use(useCases.listOpenLogins).execute({ signal }));
		makeObservable(this, { ending: observable, isDone: observable, refusal: observable });
	}

	activate(): () => void {
		return this.logins.activate();
	}

	async endOthers(): Promise<void> {
		const { title, endOthersQuestion } = securityCopy.logins;
		if (this.ending === null && (await this.#app.popups.confirm(endOthersQuestion, title)))
			await this.end(null);
	}

	async end(id: string | null): Promise<void> {
		if (this.ending !== null) return;
		runInAction(() => {
			this.ending = id ?? "others";
			this.isDone = false;
			this.refusal = null;
		});
		const answer = await this.#app.use(useCases.endLogins).execute(id);
		if (answer.ok) await this.logins.reloadOrClear();
		runInAction(() => {
			this.ending = null;
			this.isDone = answer.ok;
			if (!answer.ok) this.refusal = refusalText(answer.error);
		});
	}
}
