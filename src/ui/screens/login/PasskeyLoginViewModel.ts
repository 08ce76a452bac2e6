import { makeObservable, observable, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import { returnTarget } from "#domain/navigation/returnTarget.ts";
import type { AppState } from "#ui/app/AppState.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";

/** The login without a password, where the browser can do it. [DEC-195] */
export class PasskeyLoginViewModel implements ViewModel<{ readonly returnUrl: string | null }> {
	isOffered = false;
	isBusy = false;
	hasFailed = false;
	returnUrl: string | null = null;
	readonly #app: Pick<AppState, "use" | "navigation">;

	constructor(app: Pick<AppState, "use" | "navigation">) {
		this.#app = app;
		makeObservable(this, { isOffered: observable, isBusy: observable, hasFailed: observable });
	}

	restore({ returnUrl }: { readonly returnUrl: string | null }): void {
		this.returnUrl = returnUrl;
	}

	activate(): () => void {
		void this.offer();
		return () => undefined;
	}

	async offer(): Promise<void> {
		const device = await this.#app.use(useCases.offerPasskeys).execute();
		runInAction(() => {
			this.isOffered = device !== null;
		});
	}

	/** Turning back on the device's own question says nothing: the form is still there. */
	async logIn(rememberMe: boolean): Promise<void> {
		if (this.isBusy) return;
		runInAction(() => {
			this.isBusy = true;
			this.hasFailed = false;
		});
		const answer = await this.#app.use(useCases.logInByPasskey).execute(rememberMe);
		const fault = answer.ok && typeof answer.value === "string" ? answer.value : null;
		const isRefused = !answer.ok && answer.error.kind === "verifyFailed";
		runInAction(() => {
			this.isBusy = false;
			this.hasFailed = isRefused || (fault !== null && fault !== "turnedBack");
		});
		if (answer.ok && fault === null)
			await this.#app.navigation.go(returnTarget(this.returnUrl ?? "/"), { replace: true });
	}
}
