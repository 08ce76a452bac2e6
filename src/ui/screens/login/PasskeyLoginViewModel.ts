import { makeObservable, observable, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import { returnTarget } from "#domain/navigation/returnTarget.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { Press } from "#ui/app/Press.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";

/** The login without a password, where the browser can do it. [DEC-195] */
export class PasskeyLoginViewModel extends Press implements ViewModel<{ readonly returnUrl: string | null }> {
	/** Until the browser says that it cannot: nearly all can, and the page does not move. */
	isOffered = true;
	hasFailed = false;
	returnUrl: string | null = null;
	readonly #app: Pick<AppState, "use" | "navigation">;

	constructor(app: Pick<AppState, "use" | "navigation">) {
		super();
		this.#app = app;
		makeObservable(this, { isOffered: observable, hasFailed: observable });
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
		runInAction(() => {
			this.hasFailed = false;
		});
		const answer = await this.once(
			() => this.#app.use(useCases.logInByPasskey).execute(rememberMe),
			(answer) => {
				this.hasFailed = answer.ok
					? typeof answer.value === "string" && answer.value !== "turnedBack"
					: answer.error.kind === "verifyFailed";
			},
		);
		if (answer?.ok && typeof answer.value !== "string")
			await this.#app.navigation.go(returnTarget(this.returnUrl), { replace: true });
	}
}
