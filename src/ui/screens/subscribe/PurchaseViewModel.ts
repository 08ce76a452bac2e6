import { makeObservable, observable, observableRef, runInAction } from "mobx";
import type { BuyMembershipInput } from "#application/membership/BuyMembership.ts";
import { useCases } from "#application/tokens.ts";
import { subscribeCopy } from "#copy/subscribe.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { Subscription } from "#domain/membership/Subscription.ts";
import type { AppState } from "#ui/app/AppState.ts";

const text = subscribeCopy;

/** Maximum number of calls about a charge with an unknown outcome, before the visitor is told to wait for the e-mail. */
const questions = 10;

interface Problem {
	readonly title: string;
	readonly note: string | null;
}

/** One charge, from the press until its outcome is known (SUBS-04, DEC-174). */
export class PurchaseViewModel {
	stage: "choosing" | "checking" | "late" | "done" = "choosing";
	isBusy = false;
	problem: Problem | null = null;
	bought: Subscription | null = null;
	/** Pause in milliseconds between two calls. */
	readonly askAgainMs: number;
	readonly #use: AppState["use"];
	#input: BuyMembershipInput | null = null;

	constructor(use: AppState["use"], askAgainMs = 3000) {
		this.#use = use;
		this.askAgainMs = askAgainMs;
		makeObservable(this, {
			stage: observable,
			isBusy: observable,
			problem: observableRef,
			bought: observableRef,
		});
	}

	/** Buys the membership, one purchase at a time. Returns why nothing was charged; null if it was charged or the outcome is unknown. */
	async buy(input: BuyMembershipInput, signal?: AbortSignal): Promise<Failure | null> {
		this.#input = input;
		runInAction(() => {
			this.isBusy = true;
			this.problem = null;
		});
		for (let attempt = 0; attempt < questions; attempt += 1) {
			const answer = await this.#use(useCases.buyMembership).execute(input);
			if (!answer.ok) {
				this.#refused(answer.error);
				return answer.error;
			}
			const bought = answer.value;
			if (bought.kind === "approved") {
				runInAction(() => {
					this.stage = "done";
					this.isBusy = false;
					this.bought = bought.subscription;
				});
				return null;
			}
			runInAction(() => {
				this.stage = "checking";
			});
			await new Promise((next) => setTimeout(next, this.askAgainMs));
			if (signal?.aborted) return null;
		}
		runInAction(() => {
			this.stage = "late";
			this.isBusy = false;
		});
		return null;
	}

	/** Retries a charge whose outcome is unknown. */
	async askAgain(): Promise<Failure | null> {
		return this.#input && !this.isBusy ? this.buy(this.#input) : null;
	}

	#refused(failure: Failure): void {
		const isDeclined = failure.kind === "payDeclined";
		runInAction(() => {
			this.stage = "choosing";
			this.isBusy = false;
			this.problem = isDeclined
				? { title: text.declined, note: text.declinedNote }
				: { title: text.refused, note: "message" in failure ? failure.message : null };
		});
	}
}
