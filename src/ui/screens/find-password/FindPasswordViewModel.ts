import { action, computed, makeObservable, observable, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import { messagesCopy } from "#copy/messages.ts";
import { verificationCopy } from "#copy/verification.ts";
import { validationMessage } from "#domain/member/validators.ts";
import { loginRoute, loginStep } from "#domain/navigation/returnTarget.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { SingleActionViewModel } from "#ui/app/SingleActionViewModel.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";
import { CertViewModel } from "#ui/cert/CertViewModel.ts";
import { refusalText } from "#ui/my/refusalText.ts";

export interface FindPasswordFields {
	readonly email: string;
	readonly password: string;
	readonly passwordAgain: string;
}

/** Verifies the e-mail address by code, then sets a new password, typed twice; the old one is never shown (DEC-028, DEC-147). */
export class FindPasswordViewModel extends SingleActionViewModel implements ViewModel<null> {
	fields: FindPasswordFields = { email: "", password: "", passwordAgain: "" };
	isTried = false;
	refusal: string | null = null;
	readonly cert: CertViewModel;
	readonly #app: AppState;

	constructor(app: AppState) {
		super();
		this.#app = app;
		this.cert = new CertViewModel(app, "FIND_PWD");
		makeObservable(this, {
			fields: observable,
			isTried: observable,
			refusal: observable,
			errors: computed,
			isEmail: computed,
			type: action,
		});
	}

	get isEmail(): boolean {
		return validationMessage("email", this.fields.email) === null;
	}

	get errors(): Readonly<Record<keyof FindPasswordFields, string | null>> {
		const { email, password, passwordAgain } = this.fields;
		const shown = (message: string | null) => (this.isTried ? message : null);
		return {
			email: shown(
				validationMessage("email", email) ??
					(this.cert.proofFor(email) === null ? verificationCopy.needed : null),
			),
			password: shown(validationMessage("password", password)),
			passwordAgain: shown(validationMessage("passwordConfirm", passwordAgain, { password })),
		};
	}

	restore(): void {
		this.cert.reset();
	}

	type(field: keyof FindPasswordFields, text: string): void {
		this.fields = { ...this.fields, [field]: text };
		this.refusal = null;
	}

	/** Sets the new password and goes to the login page. False if a field is invalid. */
	async submit(): Promise<boolean> {
		runInAction(() => {
			this.isTried = true;
			this.refusal = null;
		});
		const { email, password } = this.fields;
		const certId = this.cert.proofFor(email);
		if (certId === null || Object.values(this.errors).some((error) => error !== null)) return false;
		const answer = await this.runExclusive(
			() => this.#app.use(useCases.resetPassword).execute({ email, certId, password }),
			(answer) => {
				if (answer.ok) return;
				this.refusal = refusalText(answer.error);
				if (answer.error.kind === "verifyFailed") this.cert.reset();
			},
		);
		if (!answer?.ok) return true;
		await this.#app.popups.alert(messagesCopy.msg.passwordChanged);
		const { navigation } = this.#app;
		await navigation.go(loginStep(loginRoute, navigation.current()), { replace: true });
		return true;
	}
}
