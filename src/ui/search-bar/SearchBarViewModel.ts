import { action, computed, makeObservable, observable, observableRef, reaction, runInAction } from "mobx";
import type { RecentEdit } from "#application/search/EditRecents.ts";
import { useCases } from "#application/tokens.ts";
import type { Guests } from "#domain/guests/Guests.ts";
import { addresses } from "#domain/navigation/addresses.ts";
import { stayTarget } from "#domain/navigation/bridgeMessage.ts";
import { confirmDates, type DateSelection } from "#domain/search/calendar.ts";
import { currentDates, defaultDates, refreshDates, type StoredDates } from "#domain/search/defaultDates.ts";
import type { KeywordRegion, KeywordStay } from "#domain/search/KeywordResult.ts";
import { noRecents, type RecentKind, type RecentLists, type RecentSearch } from "#domain/search/recents.ts";
import {
	defaultCondition,
	placeOfArea,
	placeOfRegion,
	type SearchCondition,
	type SearchDraft,
	type SearchPlace,
} from "#domain/search/SearchCondition.ts";
import type { CountedReading } from "#domain/search/SearchReading.ts";
import { fitSearchText, searchQuery } from "#domain/search/searchQuery.ts";
import { nextPanel, type SearchPanel } from "#domain/search/searchSection.ts";
import { placeName } from "#domain/search/searchSummary.ts";
import { submitSearch } from "#domain/search/submitSearch.ts";
import type { PopularArea } from "#domain/stay/PopularDestination.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { LiveKeyword, type LiveResults } from "./LiveKeyword.ts";
import { PopularViewModel } from "./PopularViewModel.ts";

/**
 * The three fields, their panels and the search button (SEARCH-BAR-01..03). Typing triggers a call 300 ms after the last key, and only the
 * newest answer is used (SEARCH-KW-07, SEARCH-KW-13). A Korean keyboard keeps composing the last syllable until another key is pressed, so
 * composed text counts as typed; an incomplete syllable is not a keyword (DEC-045).
 */
export class SearchBarViewModel {
	draft: SearchDraft;
	text = "";
	panel: SearchPanel = "none";
	recents: RecentLists = noRecents;
	readonly popular: PopularViewModel;
	readonly #keyword: LiveKeyword;
	readonly #app: AppState;
	/** Default dates stored on this device; null until read. */
	#defaults: StoredDates | null = null;
	/** Condition shown until the last search on this device has been read. */
	readonly #blank: SearchDraft;

	constructor(app: AppState, condition: SearchCondition | null = null) {
		this.#app = app;
		const { today } = app.environment;
		this.#blank = defaultCondition(today);
		this.draft = condition ? refreshDates(condition, today, defaultDates(today)) : this.#blank;
		this.popular = new PopularViewModel(app);
		this.#keyword = new LiveKeyword(app);
		makeObservable(this, {
			draft: observableRef,
			text: observable,
			panel: observable,
			recents: observableRef,
			isTyping: computed,
			place: computed,
			open: action,
			close: action,
			type: action,
			selectDates: action,
			confirmDates: action,
			changeGuests: action,
			confirmGuests: action,
		});
	}

	get today() {
		return this.#app.environment.today;
	}

	get live(): LiveResults {
		return this.#keyword.live;
	}

	/** Whether there is input; an empty input shows recent searches and popular destinations (SEARCH-KW-10). */
	get isTyping(): boolean {
		return this.text.trim() !== "";
	}

	/** The place shown in its field: the one that would be searched for, unless the visitor is typing (DEC-040). */
	get place(): string {
		return placeName(this.panel === "keyword" ? this.draft : this.condition);
	}

	/**
	 * Reads the values stored on this device and listens to typing; a condition that was given or changed is kept. Returns a function that
	 * stops this.
	 */
	activate(): () => void {
		let isOver = false;
		void this.#app
			.use(useCases.recallSearch)
			.execute()
			.then(
				action(({ condition, defaults, recents }) => {
					if (isOver) return;
					this.#defaults = defaults;
					this.recents = recents;
					if (condition && this.draft === this.#blank) this.draft = condition;
				}),
			);
		const stops = [
			reaction(
				() => this.#app.recentsVersion,
				() => void this.#readRecents(),
			),
			// On a page left open the chosen dates may have passed; the fields then show the dates that would be searched (DEC-042).
			reaction(
				() => this.today,
				(today) => (this.draft.checkInDate ?? today) < today && this.selectDates(this.condition),
			),
			this.#keyword.follow(
				() => this.text,
				() => this.condition,
			),
		];
		return () => {
			isOver = true;
			for (const stop of stops) stop();
		};
	}

	async #readRecents(): Promise<void> {
		const { recents } = await this.#app.use(useCases.recallSearch).execute();
		this.#showRecents(recents);
	}

	open(panel: Exclude<SearchPanel, "none">): void {
		this.panel = nextPanel({ kind: "fieldClicked", panel });
	}

	close(): void {
		this.panel = nextPanel({ kind: "closed" });
	}

	type(text: string): void {
		this.text = text;
		this.#keyword.typed(text);
	}

	chooseArea(area: PopularArea): void {
		this.#choosePlace(placeOfArea(area));
	}

	chooseRegion(region: KeywordRegion): void {
		this.#choosePlace(placeOfRegion(region));
	}

	/** Opens the stay in a new window and adds it to the recent searches (SEARCH-KW-12, DEC-046). */
	chooseStay({ stayId, name }: Pick<KeywordStay, "stayId" | "name">): void {
		void this.#editRecents({ kind: "add", item: { kind: "product", name, stayId } });
		const path = `${addresses.stay.to(stayId)}?${searchQuery(this.condition)}`;
		void this.#app.use(useCases.followTarget).execute(stayTarget(path, this.#app.environment.surface));
		this.close();
	}

	chooseReading({ searchText }: Pick<CountedReading, "searchText">): void {
		this.type(searchText);
		void this.search();
	}

	chooseRecent(recent: RecentSearch): void {
		switch (recent.kind) {
			case "keyword":
				this.type(recent.name);
				void this.search();
				return;
			case "location":
				this.#choosePlace(recent.place);
				return;
			case "product":
				this.chooseStay(recent);
		}
	}

	removeRecent(list: RecentKind, index: number): void {
		void this.#editRecents({ kind: "remove", list, index });
	}

	removeAllRecents(): void {
		void this.#editRecents({ kind: "removeAll" });
	}

	selectDates({ checkInDate, checkOutDate }: DateSelection): void {
		this.draft = { ...this.draft, checkInDate, checkOutDate };
	}

	confirmDates(): void {
		const confirmed = confirmDates(this.draft);
		if (!confirmed.ok) return;
		this.draft = { ...this.draft, ...confirmed.value };
		this.panel = nextPanel({ kind: "datesConfirmed" });
	}

	changeGuests({ adults, childAges }: Guests): void {
		this.draft = { ...this.draft, adults, childAges };
	}

	confirmGuests(): void {
		this.panel = nextPanel({ kind: "guestsConfirmed" });
	}

	/** Stores the condition, adds a typed text to the recent searches, and goes to the results (SEARCH-BAR-02, DEC-040). */
	async search(): Promise<void> {
		const condition = this.condition;
		if (fitSearchText(this.text) !== "") {
			void this.#editRecents({ kind: "add", item: { kind: "keyword", name: condition.searchText } });
		}
		runInAction(() => {
			this.draft = condition;
			this.text = "";
			this.#keyword.typed("");
			this.panel = nextPanel({ kind: "closed" });
		});
		await this.#app.use(useCases.keepSearch).execute(condition);
		await this.#app.navigation.go(`/search?${searchQuery(condition)}`);
	}

	/** The condition that would be searched now. Dates that have passed on a page left open are replaced (DEC-042). */
	get condition(): SearchCondition {
		const state = { draft: this.draft, text: this.text, isCalendarOpen: this.panel === "calendar" };
		const defaults = currentDates(this.#defaults, this.today);
		return refreshDates(submitSearch(state, defaults), this.today, defaults);
	}

	#choosePlace(place: SearchPlace): void {
		void this.#editRecents({ kind: "add", item: { kind: "location", name: place.searchText, place } });
		runInAction(() => {
			this.draft = { ...this.draft, ...place };
			this.text = "";
			this.#keyword.typed("");
			this.panel = nextPanel({ kind: "placeChosen" });
		});
	}

	async #editRecents(edit: RecentEdit): Promise<void> {
		this.#showRecents(await this.#app.use(useCases.editRecents).execute(edit));
	}

	#showRecents(recents: RecentLists): void {
		runInAction(() => {
			this.recents = recents;
		});
	}
}
