import { makeObservable, observable, observableRef, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import { subscribeCopy } from "#copy/subscribe.ts";
import type { SavedCard } from "#domain/membership/Subscription.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { refusalText } from "#ui/my/refusalText.ts";

const text = subscribeCopy.card;

/** A card registered with the provider for one purchase (DEC-174). */
export class CardViewModel {
	/** Null if no card was registered. */
	kept: SavedCard | null = null;
	/** Whether the visitor is leaving for the provider, or the provider's card is being registered. */
	isBusy = false;
	problem: string | null = null;
	readonly #use: AppState["use"];

	constructor(use: AppState["use"]) {
		this.#use = use;
		makeObservable(this, { kept: observableRef, isBusy: observable, problem: observable });
	}

	/** Restores a card registered earlier. */
	recall(kept: SavedCard | null): void {
		runInAction(() => {
			this.kept ??= kept;
		});
	}

	/** Leaves for the provider's page, which returns to `returnPath`. */
	async enter(registrationUrl: string, returnPath: string): Promise<void> {
		runInAction(() => {
			this.isBusy = true;
			this.problem = null;
		});
		await this.#use(useCases.leaveForCard).execute({ registrationUrl, returnPath });
	}

	/** Registers the card with which the provider has returned. */
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

	/** Handles a return without a card, or a page restored from the back/forward cache. */
	returned(problem: string | null = this.problem): void {
		runInAction(() => {
			this.isBusy = false;
			this.problem = problem;
		});
	}

	/** Drops the card, which the server no longer knows. */
	forget(): void {
		runInAction(() => {
			this.kept = null;
			this.problem = text.gone;
		});
	}
}
