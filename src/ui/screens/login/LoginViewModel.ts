import { action, computed, makeObservable, observable, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import { validationMessage } from "#domain/member/validators.ts";
import { returnTarget } from "#domain/navigation/returnTarget.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { SingleActionViewModel } from "#ui/app/SingleActionViewModel.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";

/** The login form. One attempt at a time; typed values are kept. */
export class LoginViewModel
	extends SingleActionViewModel
	implements ViewModel<{ readonly returnUrl: string | null }>
{
	email = "";
	password = "";
	rememberMe = false;
	isTried = false;
	/** Whether the credentials were rejected. The server does not say which part was wrong (DEC-140). */
	isRefused = false;
	returnUrl: string | null = null;
	readonly #app: AppState;

	constructor(app: AppState) {
		super();
		this.#app = app;
		makeObservable(this, {
			email: observable,
			password: observable,
			rememberMe: observable,
			isTried: observable,
			isRefused: observable,
			returnUrl: observable,
			emailError: computed,
			passwordError: computed,
			typeEmail: action,
			typePassword: action,
			remember: action,
			restore: action,
		});
	}

	get emailError(): string | null {
		return this.isTried ? validationMessage("email", this.email) : null;
	}

	get passwordError(): string | null {
		return this.isTried ? validationMessage("required", this.password) : null;
	}

	restore({ returnUrl }: { readonly returnUrl: string | null }): void {
		this.returnUrl = returnUrl;
	}

	typeEmail(email: string): void {
		this.email = email;
		this.isRefused = false;
	}

	typePassword(password: string): void {
		this.password = password;
		this.isRefused = false;
	}

	remember(isWanted: boolean): void {
		this.rememberMe = isWanted;
	}

	/** Logs in and returns to the target, which takes the place of the login in the history (DEC-030). False if a field is invalid. */
	async submit(): Promise<boolean> {
		runInAction(() => {
			this.isTried = true;
			this.isRefused = false;
		});
		if (this.emailError ?? this.passwordError) return false;
		const { email, password, rememberMe } = this;
		const answer = await this.runExclusive(
			() => this.#app.use(useCases.logIn).execute({ email, password, rememberMe }),
			(answer) => {
				this.isRefused = !answer.ok && answer.error.kind === "memberNotFound";
			},
		);
		if (answer?.ok) await this.#app.use(useCases.returnTo).execute(returnTarget(this.returnUrl));
		return true;
	}
}
