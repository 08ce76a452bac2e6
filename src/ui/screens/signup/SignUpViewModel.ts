import { action, computed, makeObservable, observable, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import { accountTexts } from "#domain/copy/account.ts";
import { validationMessage } from "#domain/member/validators.ts";
import { returnTarget } from "#domain/navigation/returnTarget.ts";
import type { AppState } from "#ui/app/AppState.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";
import { CertViewModel } from "#ui/cert/CertViewModel.ts";
import { accountCopy } from "#ui/copy/account.ts";

export const agreements = ["terms", "privacy", "age", "marketing"] as const;
export type Agreement = (typeof agreements)[number];
const required: readonly Agreement[] = ["terms", "privacy", "age"];

export interface SignUpFields {
	readonly email: string;
	readonly password: string;
	readonly passwordAgain: string;
	readonly name: string;
	readonly phone: string;
}

export interface SignUpSnapshot {
	readonly returnUrl: string | null;
}

/** Agreements, e-mail with code, password twice, name, phone with code (DEC-028, DEC-144). Nothing is ticked beforehand. */
export class SignUpViewModel implements ViewModel<SignUpSnapshot> {
	fields: SignUpFields = { email: "", password: "", passwordAgain: "", name: "", phone: "" };
	readonly agreed = observable.set<Agreement>();
	isTried = false;
	isBusy = false;
	refusal: string | null = null;
	returnUrl: string | null = null;
	readonly emailCert: CertViewModel;
	readonly phoneCert: CertViewModel;
	readonly #app: AppState;

	constructor(app: AppState) {
		this.#app = app;
		this.emailCert = new CertViewModel(app, "SIGN_EMAIL");
		this.phoneCert = new CertViewModel(app, "SIGN_PHONE");
		makeObservable(this, {
			fields: observable,
			isTried: observable,
			isBusy: observable,
			refusal: observable,
			errors: computed,
			agreementError: computed,
			isReady: computed,
			type: action,
			agree: action,
			agreeToAll: action,
			restore: action,
		});
	}

	/** What is wrong with each field; null where nothing is, or nothing has been tried yet. */
	get errors(): Readonly<Record<keyof SignUpFields, string | null>> {
		const { email, password, passwordAgain, name, phone } = this.fields;
		const shown = (message: string | null) => (this.isTried ? message : null);
		const { needed } = accountCopy.cert;
		return {
			email: shown(validationMessage("email", email) ?? (this.emailCert.isVerified ? null : needed)),
			password: shown(validationMessage("password", password)),
			passwordAgain: shown(validationMessage("passwordConfirm", passwordAgain, { password })),
			name: shown(validationMessage("name", name)),
			phone: shown(validationMessage("phone", phone) ?? (this.phoneCert.isVerified ? null : needed)),
		};
	}

	get agreementError(): string | null {
		if (!this.isTried) return null;
		return required.every((item) => this.agreed.has(item)) ? null : accountCopy.signUp.agreementsNeeded;
	}

	get isReady(): boolean {
		return this.agreementError === null && Object.values(this.errors).every((error) => error === null);
	}

	isValid(field: "email" | "phone"): boolean {
		return validationMessage(field, this.fields[field]) === null;
	}

	restore({ returnUrl }: SignUpSnapshot): void {
		this.returnUrl = returnUrl;
	}

	type(field: keyof SignUpFields, text: string): void {
		this.fields = { ...this.fields, [field]: text };
		this.refusal = null;
	}

	agree(item: Agreement, isAgreed: boolean): void {
		if (isAgreed) this.agreed.add(item);
		else this.agreed.delete(item);
	}

	/** Only by its own tap does it include the optional one. */
	agreeToAll(isAgreed: boolean): void {
		for (const item of agreements) this.agree(item, isAgreed);
	}

	async submit(): Promise<void> {
		if (this.isBusy) return;
		runInAction(() => {
			this.isTried = true;
			this.refusal = null;
		});
		const { email, password, name, phone } = this.fields;
		const emailCertId = this.emailCert.proofFor(email.trim());
		const phoneCertId = this.phoneCert.proofFor(phone.trim());
		if (!this.isReady || emailCertId === null || phoneCertId === null) return;
		runInAction(() => {
			this.isBusy = true;
		});
		const answer = await this.#app.use(useCases.signUp).execute({
			email: email.trim(),
			emailCertId,
			password,
			name: name.trim(),
			phone: phone.trim(),
			phoneCertId,
			agreesToMarketing: this.agreed.has("marketing"),
		});
		runInAction(() => {
			this.isBusy = false;
			if (!answer.ok && answer.error.kind === "http" && answer.error.status === 400) {
				this.refusal = answer.error.message ?? accountTexts.account.signupFailed;
			}
		});
		if (!answer.ok) return;
		await this.#app.navigation.go(returnTarget(this.returnUrl ?? "/"), { replace: true });
		void this.#app.popups.alert(accountCopy.signUp.done);
	}
}
