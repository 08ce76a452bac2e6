import { action, computed, makeObservable, observableRef } from "mobx";
import { defaultChoices, type ListChoices } from "#domain/search/listChoices.ts";
import { type FilterKey, filterKeys } from "#domain/search/stayFilters.ts";

/** Choices of a list in three stages: as pressed, as applied to the page, and as answered by the visible list. */
export class ListChoicesState {
	/** Shown at once by the control that was pressed. */
	choices: ListChoices = defaultChoices;
	/** Shown by everything else, after the next paint. */
	applied: ListChoices = defaultChoices;
	/** Choices that the visible list corresponds to. */
	shown: ListChoices = defaultChoices;
	readonly #filters = new Map(filterKeys.map((key) => [key, computed(() => this.choices.filter[key])]));

	constructor() {
		makeObservable(this, {
			choices: observableRef,
			applied: observableRef,
			view: computed,
			pages: computed,
			choose: action,
			apply: action,
			settle: action,
			setView: action,
		});
	}

	/** List or map; a computed value, so that its observers do not re-render on other choices. */
	get view(): ListChoices["view"] {
		return this.choices.view;
	}

	get pages(): number {
		return this.choices.pages;
	}

	/** Returns the chosen values of one filter, so that its observers do not re-render for another. */
	of(key: FilterKey): readonly string[] {
		return this.#filters.get(key)?.get() ?? [];
	}

	/** Whether a choice is shown only by its own control so far. */
	get isAhead(): boolean {
		return this.choices !== this.applied;
	}

	choose(choices: ListChoices): void {
		this.choices = choices;
	}

	/** Applies the choices to the rest of the page. */
	apply(): void {
		this.applied = this.choices;
	}

	/** Sets all three stages, since the visible list corresponds to these choices. */
	settle(choices: ListChoices): void {
		this.choices = choices;
		this.applied = choices;
		this.shown = choices;
	}

	/** Switches between list and map; the stays remain the same. */
	setView(view: ListChoices["view"]): void {
		if (view === this.view) return;
		const isAhead = this.isAhead;
		this.choices = { ...this.choices, view };
		this.applied = isAhead ? { ...this.applied, view } : this.choices;
		this.shown = { ...this.shown, view };
	}
}
