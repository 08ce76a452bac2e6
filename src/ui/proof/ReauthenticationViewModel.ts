import { action, computed, makeObservable, observable, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import { securityCopy } from "#copy/security.ts";
import { validationMessage } from "#domain/member/validators.ts";
import { hasValue } from "#domain/shared/values.ts";
import type { OwnerProof } from "#ports/AccountSecurity.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { CertViewModel } from "#ui/cert/CertViewModel.ts";
import { refusalText } from "#ui/my/refusalText.ts";

/** Asks the signed-in member to prove again that they own the account; the caller waits for the answer. [DEC-195] */
export class ReauthenticationViewModel {
	isOpen = false;
	/** Whether the account could not be loaded, so that it is not known how to prove anything. */
	hasFailed = false;
	way: "password" | "code" = "password";
	/** False for accounts of a login provider. */
	hasPassword = true;
	/** Whether the member has a passkey and the browser supports passkeys. */
	hasPasskey = false;
	isSigning = false;
	email = "";
	password = "";
	isTried = false;
	isBusy = false;
	refusal: string | null = null;
	readonly cert: CertViewModel;
	readonly #app: Pick<AppState, "use">;
	#settle: ((isProven: boolean) => void) | null = null;

	constructor(app: Pick<AppState, "use">) {
		this.#app = app;
		this.cert = new CertViewModel(app, "CONNECT_EMAIL");
		makeObservable(this, {
			isOpen: observable,
			hasFailed: observable,
			way: observable,
			hasPassword: observable,
			hasPasskey: observable,
			isSigning: observable,
			email: observable,
			password: observable,
			isTried: observable,
			isBusy: observable,
			refusal: observable,
			passwordError: computed,
			isReady: computed,
			type: action,
			choose: action,
		});
	}

	get passwordError(): string | null {
		return this.isTried ? validationMessage("required", this.password) : null;
	}

	/** Proof from the current input; null if it is incomplete. */
	get #given(): OwnerProof | null {
		if (this.way === "password") return hasValue(this.password) ? { password: this.password } : null;
		const certId = this.cert.proofFor(this.email);
		return certId === null ? null : { certId };
	}

	get isReady(): boolean {
		return this.way === "password" || this.cert.proofFor(this.email) !== null;
	}

	/** Opens the sheet. Resolves to true once ownership is proven, to false if the member cancels. */
	async ask(): Promise<boolean> {
		this.close();
		await this.#prepare();
		return new Promise((settle) => {
			this.#settle = settle;
			runInAction(() => {
				this.isOpen = true;
			});
		});
	}

	/** Loads the account again after that has failed. */
	async retry(): Promise<void> {
		if (this.isBusy) return;
		runInAction(() => {
			this.isBusy = true;
		});
		await this.#prepare();
		runInAction(() => {
			this.isBusy = false;
		});
	}

	async #prepare(): Promise<void> {
		const [account, hasPasskey] = await Promise.all([
			this.#app.use(useCases.viewAccount).execute(),
			this.#hasPasskey(),
		]);
		runInAction(() => {
			this.hasFailed = !account.ok;
			this.email = account.ok ? account.value.email : "";
			this.hasPassword = account.ok && account.value.loginType === "EMAIL";
			this.way = this.hasPassword ? "password" : "code";
			this.hasPasskey = hasPasskey;
		});
	}

	choose(way: "password" | "code"): void {
		this.way = way;
		this.isTried = false;
		this.refusal = null;
	}

	type(password: string): void {
		this.password = password;
		this.refusal = null;
	}

	async submit(): Promise<void> {
		const proof = this.#given;
		runInAction(() => {
			this.isTried = true;
		});
		if (this.isBusy || proof === null) return;
		runInAction(() => {
			this.isBusy = true;
			this.refusal = null;
		});
		const answer = await this.#app.use(useCases.proveOwner).execute(proof);
		runInAction(() => {
			this.isBusy = false;
			if (!answer.ok) this.refusal = refusalText(answer.error);
		});
		if (answer.ok) this.#end(true);
	}

	async submitByPasskey(): Promise<void> {
		if (this.isBusy || this.isSigning) return;
		runInAction(() => {
			this.isSigning = true;
			this.refusal = null;
		});
		const answer = await this.#app.use(useCases.proveByPasskey).execute();
		const fault = answer.ok ? answer.value : null;
		runInAction(() => {
			this.isSigning = false;
			if (!answer.ok) this.refusal = refusalText(answer.error);
			else if (fault !== null && fault !== "turnedBack") this.refusal = securityCopy.proof.passkeyFailed;
		});
		if (answer.ok && fault === null) this.#end(true);
	}

	async #hasPasskey(): Promise<boolean> {
		if ((await this.#app.use(useCases.offerPasskeys).execute()) === null) return false;
		const listed = await this.#app.use(useCases.listPasskeys).execute();
		return listed.ok && listed.value.length > 0;
	}

	/** Cancels: the pending `ask` resolves to false. */
	close(): void {
		this.#end(false);
	}

	#end(isProven: boolean): void {
		const settle = this.#settle;
		this.#settle = null;
		this.cert.reset();
		runInAction(() => {
			this.isOpen = false;
			this.password = "";
			this.isTried = false;
			this.isBusy = false;
			this.isSigning = false;
			this.refusal = null;
		});
		settle?.(isProven);
	}
}
