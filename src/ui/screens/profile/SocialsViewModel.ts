import { makeObservable, observable, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import { securityCopy } from "#copy/security.ts";
import { providerNames } from "#copy/social.ts";
import type { SocialProvider } from "#domain/member/socialLogin.ts";
import type { LinkedSocial } from "#ports/SocialCalls.ts";
import type { AppState } from "#ui/app/AppState.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";
import { LoadViewModel } from "#ui/my/LoadViewModel.ts";
import { refusalText } from "#ui/my/refusalText.ts";
import type { ReauthenticationViewModel } from "#ui/proof/ReauthenticationViewModel.ts";

const text = securityCopy.socials;

/** The member's linked login providers: adding and removing one. [DEC-140, DEC-195] */
export class SocialsViewModel implements ViewModel<null> {
	readonly socials: LoadViewModel<readonly LinkedSocial[]>;
	/** The provider being linked or removed. */
	busy: SocialProvider | null = null;
	isDone = false;
	refusal: string | null = null;
	readonly #app: AppState;
	readonly #proof: Pick<ReauthenticationViewModel, "ask">;

	constructor(app: AppState, proof: Pick<ReauthenticationViewModel, "ask">) {
		this.#app = app;
		this.#proof = proof;
		this.socials = new LoadViewModel((signal) => app.use(useCases.listSocials).execute({ signal }));
		makeObservable(this, { busy: observable, isDone: observable, refusal: observable });
	}

	activate(): () => void {
		return this.socials.activate();
	}

	/** Leaves for the provider, whose callback links the account. */
	async add(provider: SocialProvider): Promise<void> {
		if (this.busy !== null || !(await this.#proof.ask())) return;
		this.#begin(provider);
		const left = await this.#app.use(useCases.leaveToLink).execute(provider);
		runInAction(() => {
			this.busy = null;
			if (!left.ok) this.refusal = refusalText(left.error);
		});
	}

	async remove(provider: SocialProvider): Promise<void> {
		const name = providerNames[provider];
		const isMeant = await this.#app.popups.confirm(text.removeQuestion(name), text.removeOf(name));
		if (!isMeant || this.busy !== null || !(await this.#proof.ask())) return;
		this.#begin(provider);
		const answer = await this.#app.use(useCases.removeSocial).execute(provider);
		if (answer.ok) await this.socials.reloadOrClear();
		runInAction(() => {
			this.busy = null;
			this.isDone = answer.ok;
			if (!answer.ok) this.refusal = refusalText(answer.error);
		});
	}

	#begin(provider: SocialProvider): void {
		runInAction(() => {
			this.busy = provider;
			this.isDone = false;
			this.refusal = null;
		});
	}
}
