import { makeObservable, observable, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import type { MemberAccount } from "#domain/member/Member.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { SingleActionViewModel } from "#ui/app/SingleActionViewModel.ts";
import type { LoadViewModel } from "#ui/my/LoadViewModel.ts";
import { refusalText } from "#ui/my/refusalText.ts";

/** The marketing consent, as easy to withdraw as to give (ROUTE-08). */
export class AlertsViewModel extends SingleActionViewModel {
	/** Outcome of the last change; null also for a failure shown in a popup. */
	outcome: "on" | "off" | "failed" | null = null;
	readonly #app: Pick<AppState, "use">;
	readonly #account: LoadViewModel<MemberAccount>;

	constructor(app: Pick<AppState, "use">, account: LoadViewModel<MemberAccount>) {
		super();
		this.#app = app;
		this.#account = account;
		makeObservable(this, { outcome: observable });
	}

	async choose(agreesToMarketing: boolean): Promise<void> {
		runInAction(() => {
			this.outcome = null;
		});
		await this.runExclusive(
			() => this.#app.use(useCases.changeProfile).execute({ agreesToMarketing }),
			(answer) => {
				if (answer.ok) this.#account.take(answer.value);
				if (answer.ok) this.outcome = agreesToMarketing ? "on" : "off";
				else if (refusalText(answer.error) !== null) this.outcome = "failed";
			},
		);
	}
}
