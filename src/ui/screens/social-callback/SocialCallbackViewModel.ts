import { action, computed, makeObservable, observable, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import { accountCopy } from "#copy/account.ts";
import { errorsCopy } from "#copy/errors.ts";
import { profileCopy } from "#copy/profile.ts";
import { providerNames, socialCopy } from "#copy/social.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { SocialAnswer, SocialProvider } from "#domain/member/socialLogin.ts";
import { homeRoute, loginPath, loginRoute, returnTarget } from "#domain/navigation/returnTarget.ts";
import type { AppState } from "#ui/app/AppState.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";
import { refusalText } from "#ui/my/refusalText.ts";

export interface SocialCallbackSnapshot {
	readonly provider: SocialProvider;
	readonly answer: SocialAnswer;
}

/**
 * What the provider's answer is for: logging in, revoking the provider's login before closing the account (DEC-148), or linking another
 * provider (DEC-140).
 */
type Purpose = "enter" | "withdraw" | "link";

const texts = { enter: socialCopy.callback, withdraw: socialCopy.callback, link: socialCopy.link } as const;
const accountRoute = "/mypage/user";
const { withdrawFailed } = accountCopy.account;

/**
 * Completes a login with the provider's answer, which is sent once (DEC-139, DEC-140). Signed-in members come here only to close their
 * account (DEC-148) or to link a provider.
 */
export class SocialCallbackViewModel implements ViewModel<SocialCallbackSnapshot> {
	provider: SocialProvider = "kakao";
	answer: SocialAnswer = { kind: "foreign" };
	/** Error message; null while the answer is being checked. */
	message: string | null = null;
	/** Whether the answer may be sent again because it did not reach the server. */
	mayRetry = false;
	isBusy = false;
	/** Address for another attempt: the login with the same return target, or the account page for a member. */
	backUrl = loginRoute;
	purpose: Purpose = "enter";
	#isSent = false;
	readonly #app: AppState;

	constructor(app: AppState) {
		this.#app = app;
		makeObservable(this, {
			provider: observable,
			answer: observable,
			message: observable,
			mayRetry: observable,
			isBusy: observable,
			backUrl: observable,
			purpose: observable,
			name: computed,
			restore: action,
		});
	}

	get name(): string {
		return providerNames[this.provider];
	}

	restore({ provider, answer }: SocialCallbackSnapshot): void {
		this.provider = provider;
		this.answer = answer;
	}

	/** Sends the answer once, however often this runs, since a code is single-use. */
	activate(): () => void {
		if (!this.#isSent) {
			this.#isSent = true;
			// Waits for the page's first effects, which close all popups.
			void Promise.resolve().then(() => this.send());
		}
		return () => undefined;
	}

	async send(): Promise<void> {
		const { answer, provider, name } = this;
		if (this.isBusy) return;
		const { session, use } = this.#app;
		if (session.signedIn) {
			const pending = await use(useCases.viewPendingSocial).execute();
			if (pending === null || pending.provider !== provider) return this.#go(homeRoute);
			const purpose = pending.kind;
			if (purpose !== "withdraw" && purpose !== "link") return this.#go(homeRoute);
			runInAction(() => {
				this.purpose = purpose;
			});
			if (answer.kind === "answered")
				return purpose === "link" ? this.#link(answer.token) : this.#withdraw(answer.token);
		}
		if (answer.kind === "foreign") return this.#wrongAccess();
		if (answer.kind !== "answered") return this.#stop(texts[this.purpose][answer.kind](name), false);
		this.#begin();
		const entered = await use(useCases.logInWithProvider).execute({
			provider,
			token: answer.token,
			certId: null,
		});
		this.#end();
		if (!entered.ok) return this.#refused(entered.error);
		const { kind, returnUrl } = entered.value;
		if (kind === "member") return this.#go(returnTarget(returnUrl));
		const target = `returnUrl=${encodeURIComponent(returnUrl)}`;
		if (kind === "connect")
			return this.#go(`${loginRoute}/connect${returnUrl === homeRoute ? "" : `?${target}`}`);
		return this.#go(`${loginRoute}/signup?provider=${provider}&${target}`);
	}

	async #withdraw(token: string): Promise<void> {
		const left = await this.#app.use(useCases.withdrawAtApple).execute(token);
		if (left.ok) void this.#app.popups.alert(profileCopy.withdrawn);
		else await this.#stop(refusalText(left.error) ?? withdrawFailed, false);
	}

	async #link(token: string): Promise<void> {
		const { provider, name } = this;
		this.#begin();
		const linked = await this.#app.use(useCases.linkProviderAccount).execute({ provider, token });
		this.#end();
		if (!linked.ok) return this.#refused(linked.error);
		await this.#app.popups.alert(socialCopy.connect.done(name));
		await this.#go(accountRoute);
	}

	#begin(): void {
		runInAction(() => {
			this.isBusy = true;
			this.message = null;
		});
	}

	#end(): void {
		runInAction(() => {
			this.isBusy = false;
		});
	}

	async #refused(failure: Failure): Promise<void> {
		const text = texts[this.purpose];
		if (failure.kind === "unreachable") return this.#stop(text.offline, true);
		if (failure.kind === "wrongAccess") return this.#wrongAccess();
		if (failure.kind === "tooManyCalls") return this.#stop(errorsCopy.error.tooManyCalls, false);
		const isTold = failure.kind === "generic" || (this.purpose === "link" && failure.kind === "linkFailed");
		const message = isTold ? failure.message : null;
		return this.#stop(message ?? text.failed(this.name), false);
	}

	async #stop(message: string, mayRetry: boolean): Promise<void> {
		const target = await this.#app.use(useCases.findReturnTarget).execute();
		runInAction(() => {
			this.message = message;
			this.mayRetry = mayRetry;
			this.backUrl = this.purpose === "enter" ? loginPath(target) : accountRoute;
		});
	}

	async #wrongAccess(): Promise<void> {
		await this.#app.popups.alert(accountCopy.account.wrongAccess);
		await this.#go(this.purpose === "enter" ? loginRoute : accountRoute);
	}

	/** Replaces the callback in the history, so that Back does not send a used code again. */
	#go(path: string): Promise<void> {
		return this.#app.navigation.go(path, { replace: true });
	}
}
