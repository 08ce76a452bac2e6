import { action, computed, makeObservable, observable, observableRef, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import { accountCopy } from "#copy/account.ts";
import { providerNames, socialCopy } from "#copy/social.ts";
import { verificationCopy } from "#copy/verification.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { PendingSocial } from "#domain/member/socialLogin.ts";
import { loginRoute, returnTarget } from "#domain/navigation/returnTarget.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { SingleActionViewModel } from "#ui/app/SingleActionViewModel.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";
import { CertViewModel } from "#ui/cert/CertViewModel.ts";

type Connection = Extract<PendingSocial, { kind: "connect" }>;

/** Links a provider's account to the member who verifies its e-mail address (DEC-139, DEC-140). */
export class SocialConnectViewModel extends SingleActionViewModel implements ViewModel<null> {
	pending: Connection | null = null;
	isTried = false;
	refusal: string | null = null;
	readonly cert: CertViewModel;
	readonly #app: AppState;

	constructor(app: AppState) {
		super();
		this.#app = app;
		this.cert = new CertViewModel(app, "CONNECT_EMAIL");
		makeObservable(this, {
			pending: observableRef,
			isTried: observable,
			refusal: observable,
			name: computed,
			error: computed,
			restore: action,
		});
	}

	get name(): string {
		return this.pending ? providerNames[this.pending.provider] : "";
	}

	get error(): string | null {
		return this.isTried && !this.cert.isVerified ? verificationCopy.needed : null;
	}

	restore(): void {
		this.refusal = null;
	}

	activate(): () => void {
		const visit = { isOver: false };
		void this.#open(visit);
		return () => {
			visit.isOver = true;
		};
	}

	async #open(visit: { readonly isOver: boolean }): Promise<void> {
		const pending = await this.#app.use(useCases.viewPendingSocial).execute();
		if (visit.isOver) return;
		if (pending?.kind !== "connect") return this.#wrongAccess();
		runInAction(() => {
			this.pending = pending;
		});
	}

	async submit(): Promise<void> {
		const { pending } = this;
		if (!pending) return;
		runInAction(() => {
			this.isTried = true;
			this.refusal = null;
		});
		const certId = this.cert.proofFor(pending.email);
		if (certId === null) return;
		const { provider, token } = pending;
		const entered = await this.runExclusive(() =>
			this.#app.use(useCases.logInWithProvider).execute({ provider, token, certId }),
		);
		if (entered === null) return;
		if (!entered.ok) return this.#refused(entered.error);
		// Waits until it is read, since the route change closes all popups (UI-POPUP-05).
		await this.#app.popups.alert(socialCopy.connect.done(providerNames[provider]));
		await this.#app.navigation.go(returnTarget(entered.value.returnUrl), { replace: true });
	}

	async #refused(failure: Failure): Promise<void> {
		if (failure.kind === "wrongAccess") return this.#wrongAccess();
		const own = "message" in failure && failure.message;
		runInAction(() => {
			this.refusal = own || accountCopy.account.linkFailed;
			// A proof is single-use.
			if (failure.kind === "verifyFailed" || failure.kind === "linkFailed") this.cert.reset();
		});
	}

	async #wrongAccess(): Promise<void> {
		await this.#app.popups.alert(accountCopy.account.wrongAccess);
		await this.#app.navigation.go(loginRoute, { replace: true });
	}
}
