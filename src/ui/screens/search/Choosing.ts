import { action, computed, makeObservable, observableRef } from "mobx";
import { defaultChoices, type ListChoices } from "#domain/search/listChoices.ts";
import { type FilterKey, filterKeys } from "#domain/search/stayFilters.ts";

/** What is chosen of a list: as it was touched, as the page tells of it, and as the list in sight answers it. */
export class Choosing {
	/** What the control that was touched shows at once. */
	choices: ListChoices = defaultChoices;
	/** What all else says was chosen, a picture later. */
	applied: ListChoices = defaultChoices;
	/** What the list in sight is the answer to. */
	shown: ListChoices = defaultChoices;
	readonly #filters = new Map(filterKeys.map((key) => [key, computed(() => this.choices.filter[key])]));

	constructor() {
		makeObservable(this, {
			choices: observableRef,
			applied: observableRef,
			view: computed,
			pages: computed,
			choose: action,
			tell: action,
			settle: action,
			look: action,
		});
	}

	/** What the stays are looked at in: what shows it is not drawn again at every other choice. */
	get view(): ListChoices["view"] {
		return this.choices.view;
	}

	get pages(): number {
		return this.choices.pages;
	}

	/** What is chosen of one filter: what shows it is not drawn again for another. */
	of(key: FilterKey): readonly string[] {
		return this.#filters.get(key)?.get() ?? [];
	}

	/** Whether something is chosen that nothing but its control shows yet. */
	get isAhead(): boolean {
		return this.choices !== this.applied;
	}

	choose(choices: ListChoices): void {
		this.choices = choices;
	}

	/** All else may say it now. */
	tell(): void {
		this.applied = this.choices;
	}

	/** The list in sight is the answer to these. */
	settle(choices: ListChoices): void {
		this.choices = choices;
		this.applied = choices;
		this.shown = choices;
	}

	/** At the list or at the map: the stays are the same. */
	look(view: ListChoices["view"]): void {
		if (view === this.view) return;
		const isAhead = this.isAhead;
		this.choices = { ...this.choices, view };
		this.applied = isAhead ? { ...this.applied, view } : this.choices;
		this.shown = { ...this.shown, view };
	}
}
