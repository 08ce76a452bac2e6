import { action, computed, makeObservable, observable, observableRef } from "mobx";
import { useCases } from "#application/tokens.ts";
import { type ListChoices, listQuery, maxPages } from "#domain/search/listChoices.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import type { SearchHelp, SearchReading } from "#domain/search/SearchReading.ts";
import { noFacets, type StayFacets, type StayPage } from "#domain/search/StayResults.ts";
import { chosenValues, type FilterKey, noFilter, toggleValue } from "#domain/search/stayFilters.ts";
import type { StaySort } from "#domain/search/staySort.ts";
import type { StaySummary } from "#domain/stay/Stay.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { LatestRequest } from "#ui/app/LatestRequest.ts";
import { afterPaint } from "#ui/app/later.ts";
import { rememberVisit } from "#ui/app/rememberVisit.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";
import { ListChoicesState } from "./ListChoicesState.ts";
import { mergeStays } from "./mergeStays.ts";
import { visibleSort } from "./sortWord.ts";
import { UnderstoodSearch } from "./UnderstoodSearch.ts";

/** Data from the loader: condition and choices in the address, and the list; null if that could not be loaded. */
export interface SearchSnapshot {
	readonly condition: SearchCondition;
	readonly choices: ListChoices;
	readonly list: StayPage | null;
}

/**
 * The results of one condition, which the visitor filters, sorts and extends. The address holds all choices: choices made here are written
 * to it, and changes of the address are followed (DEC-058, DEC-059, DEC-185, DEC-187).
 */
export class SearchViewModel implements ViewModel<SearchSnapshot> {
	condition!: SearchCondition;
	readonly choicesState = new ListChoicesState();
	stays: readonly StaySummary[] = [];
	total = 0;
	facets: StayFacets = noFacets;
	/** How the text was interpreted; null if there is none, or the list could not be loaded. */
	reading: SearchReading | null = null;
	/** Suggestions if nothing was found. */
	help: SearchHelp | null = null;
	/** choiceFailed: the list could not be filtered or sorted as requested and stays as it was. */
	status: "ready" | "loading" | "loadingMore" | "failed" | "choiceFailed" | "moreFailed" = "ready";
	/** How many times the visitor's choices led to a new list. */
	turns = 0;
	readonly #app: Pick<AppState, "use" | "searchSection" | "recentsChanged">;
	/** The choices whose request failed. */
	#refused: ListChoices | null = null;
	readonly #latest = new LatestRequest();
	#isReported = false;

	constructor(app: Pick<AppState, "use" | "searchSection" | "recentsChanged">) {
		this.#app = app;
		makeObservable(this, {
			condition: observableRef,
			stays: observableRef,
			total: observable,
			facets: observableRef,
			reading: observableRef,
			help: observableRef,
			status: observable,
			turns: observable,
			query: computed,
			order: computed,
			isEmpty: computed,
			understood: computed,
			chosen: computed,
			canReadOn: computed,
			restore: action,
			change: action,
			follow: action,
		});
	}

	/** Query that reproduces this list. */
	get query(): string {
		return listQuery(this.condition, this.choicesState.applied);
	}

	get choices(): ListChoices {
		return this.choicesState.choices;
	}

	get view(): ListChoices["view"] {
		return this.choicesState.view;
	}

	/** Sort order of the visible list. */
	get order(): StaySort {
		return visibleSort(this);
	}

	/** Whether nothing was found. */
	get isEmpty(): boolean {
		return this.status === "ready" && this.total === 0;
	}

	get understood(): UnderstoodSearch {
		return new UnderstoodSearch(this.condition, this.reading, () => this.choices);
	}

	/** Active filter values with their names in the catalogue; null if the catalogue has none. */
	get chosen(): readonly { readonly key: FilterKey; readonly value: string; readonly name: string | null }[] {
		return chosenValues(this.choicesState.applied.filter).map(({ key, value }) => ({
			key,
			value,
			name: this.facets[key].options.find((option) => option.value === value)?.name ?? null,
		}));
	}

	/** Whether there is a next page within the page limit. */
	get canReadOn(): boolean {
		return this.stays.length < this.total && this.choices.pages < maxPages;
	}

	restore({ condition, choices, list }: SearchSnapshot): void {
		this.condition = condition;
		this.choicesState.settle(choices);
		if (list) this.#show(list, list.stays);
		this.status = list ? "ready" : "failed";
	}

	/** Stores the condition, so that the header can show it (DEC-042), and reports the search once its list has loaded (TRACK-02). */
	activate(): () => void {
		const { use, searchSection } = this.#app;
		const { settled } = this.understood;
		void use(useCases.keepSearch).execute(settled);
		searchSection.stored(settled);
		if (this.status === "ready") this.#report();
		return () => this.#latest.stop();
	}

	#report(): void {
		if (this.#isReported) return;
		this.#isReported = true;
		void this.#app.use(useCases.report).execute({ kind: "search", condition: this.condition });
	}

	sortBy(sort: StaySort): void {
		this.change({ ...this.choices, sort });
	}

	/** Adds or removes a filter value. */
	toggle(key: FilterKey, value: string): void {
		this.change({ ...this.choices, filter: toggleValue(this.choices.filter, key, value) });
	}

	/** Clears a filter, or the map's bounds. */
	lift(key: FilterKey | "bounds"): void {
		const { filter } = this.choices;
		const lifted = key === "bounds" ? { bounds: null } : { filter: { ...filter, [key]: [] } };
		this.change({ ...this.choices, ...lifted });
	}

	clearFilters(): void {
		this.change({ ...this.choices, filter: noFilter });
	}

	/** Switches between list and map; the stays remain the same. */
	look(view: ListChoices["view"]): void {
		this.choicesState.setView(view);
	}

	/** Applies choices and loads a new list from its first page. */
	change(choices: ListChoices): void {
		this.choicesState.choose({ ...choices, pages: 1 });
		void this.#load(1, 1, 1);
	}

	/** Follows an address changed elsewhere, by a link or by Back. */
	follow(choices: ListChoices): void {
		this.look(choices.view);
		if (listQuery(this.condition, choices) === this.query) return;
		this.choicesState.choose(choices);
		// The address contains them already.
		this.choicesState.apply();
		void this.#load(1, choices.pages);
	}

	/** Retries what failed: the list, the refused choices, or the next page. */
	retry(): void {
		if (this.#refused) this.change(this.#refused);
		else if (this.status === "moreFailed") void this.#load(this.choices.pages + 1, this.choices.pages + 1);
		else void this.#load(1, this.choices.pages);
	}

	/** Loads the next twenty stays below the visible ones. */
	loadMore(): void {
		const next = this.choices.pages + 1;
		if (this.status === "ready" && this.canReadOn && !this.choicesState.isAhead) void this.#load(next, next);
	}

	/** Adds an opened stay to the recent searches (SEARCH-KW-03). A stable reference, for the memoised cards. */
	readonly rememberOpened = ({ id, name }: Pick<StaySummary, "id" | "name">): void => {
		void rememberVisit(this.#app, { id, name });
	};

	#load(from: number, to: number, turns = 0): Promise<void> {
		const { condition, choices } = this;
		const begin = action(() => {
			this.choicesState.apply();
			this.status = from === 1 ? "loading" : "loadingMore";
			this.turns += turns;
		});
		// A visible list is replaced only after the next paint, so that the response to the press is seen first.
		const isInSight = from === 1 && this.stays.length > 0;
		if (!isInSight) begin();
		return this.#latest.read(
			async (signal) => {
				// Paints the choice before sending the request.
				await new Promise<void>((then) => void afterPaint(then));
				if (isInSight && !signal.aborted) begin();
				return this.#app.use(useCases.searchStays).execute({ condition, choices, from, to }, { signal });
			},
			(answer) => {
				if (!answer.ok) return this.#refuse(choices, from);
				this.#refused = null;
				this.choicesState.settle({ ...choices, view: this.view, pages: Math.max(to, choices.pages) });
				this.#show(
					answer.value,
					from === 1 ? answer.value.stays : mergeStays(this.stays, answer.value.stays),
				);
				this.status = "ready";
				this.#report();
			},
		);
	}

	/** Keeps the visible list and resets the choices to match it. */
	#refuse(wanted: ListChoices, from: number): void {
		if (from > 1) this.status = "moreFailed";
		else if (this.stays.length === 0) this.status = "failed";
		else {
			this.#refused = wanted;
			this.choicesState.settle(this.choicesState.shown);
			this.status = "choiceFailed";
		}
	}

	#show({ total, facets, reading, help }: StayPage, stays: readonly StaySummary[]): void {
		this.reading = reading;
		this.help = help;
		this.stays = stays;
		this.total = total;
		this.facets = facets;
	}
}
