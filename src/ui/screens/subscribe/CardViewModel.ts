import { makeObservable, observable, observableRef, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import { subscribeCopy } from "#copy/subscribe.ts";
import type { KeptCard } from "#domain/membership/Subscription.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { refusalText } from "#ui/my/refusalText.ts";

const text = subscribeCopy.card;

/** A card entered at the provider for one purchase (DEC-174). */
export class CardViewModel {
	/** Null: none was entered. */
	kept: KeptCard | null = null;
	/** On the way to the provider, or keeping what it gave. */
	isBusy = false;
	problem: string | null = null;
	readonly #use: AppState["use"];

	constructor(use: AppState["use"]) {
		this.#use = use;
		makeObservable(this, { kept: observableRef, isBusy: observable, problem: observable });
	}

	/** A card kept before. */
	recall(kept: KeptCard | null): void {
		runInAction(() => {
			this.kept ??= kept;
		});
	}

	/** Leaves for the provider's page, which leads back to `returnPath`. */
	async enter(registrationUrl: string, returnPath: string): Promise<void> {
		runInAction(() => {
			this.isBusy = true;
			this.problem = null;
		});
		await this.#use(useCases.leaveForCard).execute({ registrationUrl, returnPath });
	}

	/** Keeps the card the provider has led back with. */
	async register(authKey: string): Promise<void> {
		runInAction(() => {
			this.isBusy = true;
		});
		const answer = await this.#use(useCases.registerCard).execute(authKey);
		runInAction(() => {
			this.isBusy = false;
			if (answer.ok) this.kept = answer.value;
			else this.problem = refusalText(answer.error) ?? text.failed;
		});
	}

	/** The traveller came back without a card, or to a page the browser had kept. */
	returned(problem: string | null = this.problem): void {
		runInAction(() => {
			this.isBusy = false;
			this.problem = problem;
		});
	}

	/** The server no longer knows the card. */
	forget(): void {
		runInAction(() => {
			this.kept = null;
			this.problem = text.gone;
		});
	}
}
