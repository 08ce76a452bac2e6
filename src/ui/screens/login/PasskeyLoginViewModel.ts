import { makeObservable, observable, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import { returnTarget } from "#domain/navigation/returnTarget.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { SingleActionViewModel } from "#ui/app/SingleActionViewModel.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";

/** Login by passkey, where the browser supports it. [DEC-195] */
export class PasskeyLoginViewModel
	extends SingleActionViewModel
	implements ViewModel<{ readonly returnUrl: string | null }>
{
	/** True until the browser reports no support: nearly all have it, and this avoids a layout shift. */
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

	/** Logs in by passkey. Cancelling the device's prompt shows no error, since the form is still available. */
	async logIn(rememberMe: boolean): Promise<void> {
		runInAction(() => {
			this.hasFailed = false;
		});
		const answer = await this.runExclusive(
			() => this.#app.use(useCases.logInByPasskey).execute(rememberMe),
			(answer) => {
				this.hasFailed = answer.ok
					? typeof answer.value === "string" && answer.value !== "turnedBack"
					: answer.error.kind === "verifyFailed";
			},
		);
		if (answer?.ok && typeof answer.value !== "string")
			await this.#app.use(useCases.returnTo).execute(returnTarget(this.returnUrl));
	}
}
