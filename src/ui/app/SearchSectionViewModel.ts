import { action, computed, makeObservable, observable, observableRef, runInAction } from "mobx";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import {
	nextSection,
	type SearchSectionEvent,
	type SearchSectionState,
} from "#domain/search/searchSection.ts";

/** The header's search: a summary of the stored condition that opens into the search bar (table 4.5). */
export class SearchSectionViewModel {
	state: SearchSectionState = "HIDDEN";
	condition: SearchCondition | null = null;

	constructor() {
		makeObservable(this, {
			state: observable,
			condition: observableRef,
			isOpen: computed,
			handle: action,
		});
	}

	get isOpen(): boolean {
		return this.state === "OPEN";
	}

	handle(event: SearchSectionEvent): void {
		this.state = nextSection(this.state, event);
	}

	/** A condition was stored: the summary shows it from now on (UI-SUM-05). */
	stored(condition: SearchCondition): void {
		runInAction(() => {
			this.condition = condition;
			this.handle("CONDITION_STORED");
		});
	}
}
