import { makeObservable, observable, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import type { SocialProvider } from "#domain/member/socialLogin.ts";
import type { LinkedSocial } from "#ports/SocialCalls.ts";
import type { AppState } from "#ui/app/AppState.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";
import { securityCopy } from "#ui/copy/security.ts";
import { providerNames } from "#ui/copy/social.ts";
import { LoadViewModel } from "#ui/my/LoadViewModel.ts";
import { refusalText } from "#ui/my/refusalText.ts";
import type { ProofViewModel } from "#ui/proof/ProofViewModel.ts";

const text = securityCopy.socials;

/** The accounts of providers that open the member's, and taking one off. [DEC-140, DEC-195] */
export class SocialsViewModel implements ViewModel<null> {
	readonly socials: LoadViewModel<readonly LinkedSocial[]>;
	removing: SocialProvider | null = null;
	isDone = false;
	refusal: string | null = null;
	readonly #app: AppState;
	readonly #proof: Pick<ProofViewModel, "ask">;

	constructor(app: AppState, proof: Pick<ProofViewModel, "ask">) {
		this.#app = app;
		this.#proof = proof;
		this.socials = new LoadViewModel((signal) => app.use(useCases.listSocials).execute({ signal }));
		makeObservable(this, { removing: observable, isDone: observable, refusal: observable });
	}

	restore(): void {}

	activate(): () => void {
		return this.socials.activate();
	}

	async remove(provider: SocialProvider): Promise<void> {
		const name = providerNames[provider];
		const isMeant = await this.#app.popups.confirm(text.removeQuestion(name), text.removeOf(name));
		if (!isMeant || this.removing !== null || !(await this.#proof.ask())) return;
		runInAction(() => {
			this.removing = provider;
			this.isDone = false;
			this.refusal = null;
		});
		const left = await this.#app.use(useCases.removeSocial).execute(provider);
		runInAction(() => {
			this.removing = null;
			this.isDone = left.ok;
			if (left.ok) this.socials.take(left.value);
			else this.refusal = refusalText(left.error);
		});
	}
}
