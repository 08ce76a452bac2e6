import { action, makeObservable, observable, observableRef, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import type { ThemeContent } from "#domain/content/Theme.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import type { StaySummary } from "#domain/stay/Stay.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { LatestRequest } from "#ui/app/LatestRequest.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";
import { ConditionViewModel } from "#ui/condition/ConditionViewModel.ts";

/** Data from the loader. */
export interface ThemeSnapshot {
	readonly content: ThemeContent;
	readonly condition: SearchCondition;
	/** Whether the address names dates; if not, the stored search is used. */
	readonly isSearched: boolean;
	/** Null if they could not be loaded. */
	readonly stays: readonly StaySummary[] | null;
}

type App = Pick<AppState, "use" | "environment" | "searchSection">;

const isSameStay = (a: SearchCondition, b: SearchCondition): boolean =>
	a.checkInDate === b.checkInDate &&
	a.checkOutDate === b.checkOutDate &&
	a.adults === b.adults &&
	a.childAges.join() === b.childAges.join() &&
	a.rooms === b.rooms;

/** The stays of a theme for the dates and guests of the current search, which can be changed in place (DEC-024, DEC-185). */
export class ThemeViewModel implements ViewModel<ThemeSnapshot> {
	content!: ThemeContent;
	shown: SearchCondition;
	stays: readonly StaySummary[] = [];
	status: "ready" | "loading" | "failed" = "ready";
	readonly condition: ConditionViewModel;
	readonly #app: App;
	#isSearched = false;
	readonly #latest = new LatestRequest();

	constructor(app: App, condition: SearchCondition) {
		this.#app = app;
		this.shown = condition;
		this.condition = new ConditionViewModel({
			today: app.environment.today,
			current: () => this.shown,
			onChange: (changed) => this.change(changed),
		});
		makeObservable(this, {
			content: observableRef,
			shown: observableRef,
			stays: observableRef,
			status: observable,
			restore: action,
		});
	}

	restore({ content, condition, isSearched, stays }: ThemeSnapshot): void {
		this.content = content;
		this.shown = condition;
		this.stays = stays ?? [];
		this.status = stays ? "ready" : "failed";
		this.#isSearched = isSearched;
	}

	activate(): () => void {
		if (!this.#isSearched) void this.#recall();
		return () => this.#latest.stop();
	}

	/** Applies a condition chosen here, and stores it as the current search. */
	change(condition: SearchCondition): void {
		void this.#app.use(useCases.keepSearch).execute(condition);
		this.#app.searchSection.stored(condition);
		void this.#load(condition);
	}

	retry(): void {
		void this.#load(this.shown);
	}

	/** Loads the stays for the last search on this device, if the address has no dates. */
	#recall(): Promise<void> {
		return this.#latest.read(
			() => this.#app.use(useCases.recallSearch).execute(),
			({ condition }) => {
				if (condition !== null && !isSameStay(condition, this.shown)) void this.#load(condition);
			},
		);
	}

	/** Loads the stays for a condition; the current ones stay until the answer arrives. */
	#load(condition: SearchCondition): Promise<void> {
		runInAction(() => {
			this.shown = condition;
			this.status = "loading";
		});
		return this.#latest.read(
			(signal) =>
				this.#app.use(useCases.listThemeStays).execute({ id: this.content.id, condition }, { signal }),
			(answer) => {
				if (answer.ok) this.stays = answer.value;
				this.status = answer.ok ? "ready" : "failed";
			},
		);
	}
}
