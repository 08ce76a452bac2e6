import { action, computed, makeObservable, observable, observableRef, runInAction } from "mobx";
import { defaultDates, refreshDates } from "#domain/search/defaultDates.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import {
	nextSection,
	type SearchSectionEvent,
	type SearchSectionState,
} from "#domain/search/searchSection.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";

/** The header's search: a summary of the stored search condition that expands into the search bar (table 4.5). */
export class SearchSectionViewModel {
	state: SearchSectionState = "HIDDEN";
	condition: SearchCondition | null = null;

	constructor() {
		makeObservable(this, {
			state: observable,
			condition: observableRef,
			isOpen: computed,
			handle: action,
			onDayChange: action,
		});
	}

	get isOpen(): boolean {
		return this.state === "OPEN";
	}

	handle(event: SearchSectionEvent): void {
		this.state = nextSection(this.state, event);
	}

	/** Replaces stored dates that have passed, on a page left open, by the default dates (SEARCH-COND-09). */
	onDayChange(today: StayDate): void {
		this.condition &&= refreshDates(this.condition, today, defaultDates(today));
	}

	/** Shows a newly stored search condition in the summary (UI-SUM-05). */
	stored(condition: SearchCondition): void {
		runInAction(() => {
			this.condition = condition;
			this.handle("CONDITION_STORED");
		});
	}

	/** Hides the summary and closes the section when the stored search condition was removed (table 4.5). */
	removed(): void {
		runInAction(() => {
			this.condition = null;
			this.handle("CONDITION_REMOVED");
		});
	}
}
