import { makeObservable, observable, observableRef, runInAction } from "mobx";
import type { BuyMembershipInput } from "#application/membership/BuyMembership.ts";
import { useCases } from "#application/tokens.ts";
import { subscribeCopy } from "#copy/subscribe.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { Subscription } from "#domain/membership/Subscription.ts";
import type { AppState } from "#ui/app/AppState.ts";

const text = subscribeCopy;

/** How often a charge whose end is not known is asked about before the reader is told to wait for the mail. */
const questions = 10;

interface Problem {
	readonly title: string;
	readonly note: string | null;
}

/** One charge: from the press until its end is known (SUBS-04, DEC-174). */
export class PurchaseViewModel {
	stage: "choosing" | "checking" | "late" | "done" = "choosing";
	isBusy = false;
	problem: Problem | null = null;
	bought: Subscription | null = null;
	/** Milliseconds between two questions. */
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

	/** Why nothing was charged; null when it was, or nobody knows. One purchase at a time. */
	async buy(input: BuyMembershipInput, signal?: AbortSignal): Promise<Failure | null> {
		this.#input = input;
		runInAction(() => {
			this.isBusy = true;
			this.problem = null;
		});
		for (let asked = 0; asked < questions; asked += 1) {
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

	/** Asks once more about a charge that nobody could tell the end of. */
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
