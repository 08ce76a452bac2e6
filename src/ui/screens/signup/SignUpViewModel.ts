import { action, computed, makeObservable, observable, observableRef, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import { accountCopy } from "#copy/account.ts";
import { signUpCopy } from "#copy/signUp.ts";
import { verificationCopy } from "#copy/verification.ts";
import type { PendingSocial, SocialProvider } from "#domain/member/socialLogin.ts";
import { validationMessage } from "#domain/member/validators.ts";
import { loginRoute, returnTarget } from "#domain/navigation/returnTarget.ts";
import type { Typed } from "#ports/TypedTexts.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { autosaveDraft } from "#ui/app/autosaveDraft.ts";
import { SingleActionViewModel } from "#ui/app/SingleActionViewModel.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";
import { CertViewModel } from "#ui/cert/CertViewModel.ts";

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
	/** Set if the visitor comes from a login provider, whose account data is stored in the tab. */
	readonly provider: SocialProvider | null;
}

const empty: SignUpFields = { email: "", password: "", passwordAgain: "", name: "", phone: "" };

type SocialAccount = Extract<PendingSocial, { kind: "signUp" }>;

/**
 * Agreements, e-mail with code, password twice, name, phone with code (DEC-028, DEC-144). Nothing is ticked in advance. With a provider's
 * account there is no password, and no code for an e-mail address verified by the provider.
 */
export class SignUpViewModel extends SingleActionViewModel implements ViewModel<SignUpSnapshot> {
	fields = empty;
	readonly agreed = observable.set<Agreement>();
	isTried = false;
	refusal: string | null = null;
	returnUrl: string | null = null;
	provider: SocialProvider | null = null;
	social: SocialAccount | null = null;
	readonly emailCert: CertViewModel;
	readonly phoneCert: CertViewModel;
	readonly #app: AppState;
	/** Initial values of the form. */
	#given = empty;

	constructor(app: AppState) {
		super();
		this.#app = app;
		this.emailCert = new CertViewModel(app, "SIGN_EMAIL");
		this.phoneCert = new CertViewModel(app, "SIGN_PHONE");
		makeObservable(this, {
			fields: observable,
			isTried: observable,
			refusal: observable,
			provider: observable,
			social: observableRef,
			isWaiting: computed,
			isEmailProven: computed,
			errors: computed,
			agreementError: computed,
			isReady: computed,
			type: action,
			agree: action,
			agreeToAll: action,
			restore: action,
		});
	}

	/** Whether the provider's account data is still being read. */
	get isWaiting(): boolean {
		return this.provider !== null && this.social === null;
	}

	get isEmailProven(): boolean {
		return this.social !== null && this.social.email !== null;
	}

	/** Error of each field; null if it is valid, or before the first attempt. */
	get errors(): Readonly<Record<keyof SignUpFields, string | null>> {
		const { email, password, passwordAgain, name, phone } = this.fields;
		const shown = (message: string | null) => (this.isTried ? message : null);
		const { needed } = verificationCopy;
		const needsPassword = this.provider === null;
		const isEmailProven = this.isEmailProven || this.emailCert.proofFor(email) !== null;
		const isPhoneProven = this.phoneCert.proofFor(phone) !== null;
		return {
			email: shown(validationMessage("email", email) ?? (isEmailProven ? null : needed)),
			password: needsPassword ? shown(validationMessage("password", password)) : null,
			passwordAgain: needsPassword
				? shown(validationMessage("passwordConfirm", passwordAgain, { password }))
				: null,
			name: shown(validationMessage("name", name)),
			phone: shown(validationMessage("phone", phone) ?? (isPhoneProven ? null : needed)),
		};
	}

	get agreementError(): string | null {
		if (!this.isTried) return null;
		return required.every((item) => this.agreed.has(item)) ? null : signUpCopy.agreementsNeeded;
	}

	get isReady(): boolean {
		return this.agreementError === null && Object.values(this.errors).every((error) => error === null);
	}

	isValid(field: "email" | "phone"): boolean {
		return validationMessage(field, this.fields[field]) === null;
	}

	restore({ returnUrl, provider }: SignUpSnapshot): void {
		this.returnUrl = returnUrl;
		this.provider = provider;
	}

	activate(): () => void {
		const visit = { isOver: false, stopKeeping: () => {} };
		if (this.isWaiting) void this.#open(visit);
		else visit.stopKeeping = this.#keep();
		return () => {
			visit.isOver = true;
			visit.stopKeeping();
		};
	}

	#keep(): () => void {
		return autosaveDraft(this.#app, {
			name: this.#formName,
			texts: () => this.#texts,
			fill: (typed) => this.#fill(typed),
		});
	}

	/** Name under which the draft is stored; a different provider account has a draft of its own. */
	get #formName(): string {
		return `signup-${this.social?.ticket ?? ""}`;
	}

	/** Values stored as a draft. Passwords and proofs are never stored, and the agreements have to be given again. */
	get #texts(): Typed {
		const { email, name, phone } = this.fields;
		return { email, name, phone };
	}

	#fill(typed: Typed): void {
		for (const field of ["email", "name", "phone"] as const)
			if (this.fields[field] === this.#given[field] && typed[field])
				this.fields = { ...this.fields, [field]: typed[field] };
	}

	/** Reads the provider's account data. If there is none, the page was not reached through a login and the visitor is sent back (DEC-139). */
	async #open(visit: { readonly isOver: boolean; stopKeeping: () => void }): Promise<void> {
		const pending = await this.#app.use(useCases.viewPendingSocial).execute();
		if (visit.isOver) return;
		if (pending?.kind !== "signUp" || pending.provider !== this.provider) return this.#wrongAccess();
		runInAction(() => {
			this.social = pending;
			const { email, name } = pending;
			const isUsable = name !== null && validationMessage("name", name) === null;
			this.#given = { ...this.fields, email: email ?? "", name: isUsable ? name : "" };
			this.fields = this.#given;
		});
		visit.stopKeeping = this.#keep();
	}

	async #wrongAccess(): Promise<void> {
		await this.#app.popups.alert(accountCopy.account.wrongAccess);
		await this.#app.navigation.go(loginRoute, { replace: true });
	}

	type(field: keyof SignUpFields, text: string): void {
		this.fields = { ...this.fields, [field]: text };
		this.refusal = null;
	}

	agree(item: Agreement, isAgreed: boolean): void {
		if (isAgreed) this.agreed.add(item);
		else this.agreed.delete(item);
	}

	/** Agrees to all items or to none. Only this explicit control includes the optional marketing consent. */
	agreeToAll(isAgreed: boolean): void {
		for (const item of agreements) this.agree(item, isAgreed);
	}

	async submit(): Promise<void> {
		runInAction(() => {
			this.isTried = true;
			this.refusal = null;
		});
		const { social, isEmailProven } = this;
		const { email, password, name, phone } = this.fields;
		const emailCertId = isEmailProven ? null : this.emailCert.proofFor(email);
		const phoneCertId = this.phoneCert.proofFor(phone);
		if (!this.isReady || this.isWaiting || phoneCertId === null) return;
		const request = {
			email,
			emailCertId,
			password: social ? null : password,
			social: social && { provider: social.provider, ticket: social.ticket },
			name,
			phone,
			phoneCertId,
			agreesToMarketing: this.agreed.has("marketing"),
		};
		const answer = await this.runExclusive(
			() => this.#app.use(useCases.signUp).execute(request),
			(answer) => {
				if (answer.ok) return void this.#app.use(useCases.saveTyped).execute(this.#formName, {});
				if ("message" in answer.error) this.refusal = answer.error.message;
				// The server does not say which of the two proofs failed.
				if (answer.error.kind === "verifyFailed")
					for (const cert of [this.emailCert, this.phoneCert]) cert.reset();
			},
		);
		if (answer === null) return;
		if (!answer.ok) {
			return answer.error.kind === "wrongAccess" ? this.#wrongAccess() : undefined;
		}
		// Waits until it is read, since the route change closes all popups (UI-POPUP-05).
		await this.#app.popups.alert(signUpCopy.done);
		await this.#app.use(useCases.returnTo).execute(returnTarget(this.returnUrl));
	}
}
