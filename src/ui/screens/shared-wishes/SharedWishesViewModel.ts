import { action, makeObservable, observable, observableRef, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import type { SharedWishes } from "#domain/stay/Stay.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { LatestRequest } from "#ui/app/LatestRequest.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";
import { ConditionViewModel } from "#ui/condition/ConditionViewModel.ts";

export interface SharedWishesSnapshot {
	readonly token: string;
	readonly condition: SearchCondition;
}

/** The stays of a shared wish list, priced for dates and guests chosen by the reader; read-only. */
export class SharedWishesViewModel implements ViewModel<SharedWishesSnapshot> {
	token = "";
	shown!: SearchCondition;
	list: SharedWishes | null = null;
	/** 'gone': no list is shared at this address. */
	status: "loading" | "ready" | "failed" | "gone" = "loading";
	readonly condition: ConditionViewModel;
	readonly #app: Pick<AppState, "use">;
	readonly #latest = new LatestRequest();

	constructor(app: Pick<AppState, "use" | "environment">, condition: SearchCondition) {
		this.#app = app;
		this.shown = condition;
		this.condition = new ConditionViewModel({
			today: app.environment.today,
			current: () => this.shown,
			onChange: (changed) => void this.load(changed),
		});
		makeObservable(this, {
			shown: observableRef,
			list: observableRef,
			status: observable,
			restore: action,
		});
	}

	restore({ token, condition }: SharedWishesSnapshot): void {
		this.token = token;
		this.shown = condition;
	}

	activate(): () => void {
		void this.load(this.shown);
		return () => this.#latest.stop();
	}

	/** Loads the list for a condition; the current stays remain until the answer arrives. */
	load(condition: SearchCondition): Promise<void> {
		runInAction(() => {
			this.shown = condition;
			this.status = "loading";
		});
		return this.#latest.read(
			(signal) => this.#app.use(useCases.listSharedWishes).execute(this.token, condition, { signal }),
			(answer) => {
				if (answer.ok) this.list = answer.value;
				this.status = answer.ok ? "ready" : answer.error.kind === "notFound" ? "gone" : "failed";
			},
		);
	}
}
