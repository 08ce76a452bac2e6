import { action, computed, makeObservable, observable, observableRef, reaction, runInAction } from "mobx";
import type { RecentEdit } from "#application/search/EditRecents.ts";
import { useCases } from "#application/tokens.ts";
import type { Guests } from "#domain/guests/Guests.ts";
import { stayTarget } from "#domain/navigation/bridgeMessage.ts";
import { confirmDates, type DateSelection } from "#domain/search/calendar.ts";
import type { DatePair } from "#domain/search/defaultDates.ts";
import type { KeywordRegion, KeywordResults, KeywordStay } from "#domain/search/KeywordResult.ts";
import { debounceMs, readKeyword } from "#domain/search/keyword.ts";
import { noRecents, type RecentKind, type RecentLists, type RecentSearch } from "#domain/search/recents.ts";
import {
	defaultCondition,
	placeOfArea,
	placeOfRegion,
	type SearchCondition,
	type SearchDraft,
	type SearchPlace,
} from "#domain/search/SearchCondition.ts";
import { searchQuery } from "#domain/search/searchQuery.ts";
import { nextPanel, type SearchPanel } from "#domain/search/searchSection.ts";
import { submitSearch } from "#domain/search/submitSearch.ts";
import type { PopularArea } from "#domain/stay/PopularDestination.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { PopularViewModel } from "./PopularViewModel.ts";

/** What is shown for a typed text: nothing yet, the answer of the newest call, or its failure. */
export type LiveResults =
	| { readonly kind: "idle" }
	| { readonly kind: "asking" }
	| { readonly kind: "found"; readonly text: string; readonly results: KeywordResults }
	| { readonly kind: "failed" };

/**
 * The three fields, their panels and the search button (SEARCH-BAR-01..03). Typing asks 300 ms after the last key, never
 * while a syllable is being composed, and only the newest answer counts (SEARCH-KW-07, SEARCH-KW-13).
 */
export class SearchBarViewModel {
	draft: SearchDraft;
	text = "";
	panel: SearchPanel = "none";
	recents: RecentLists = noRecents;
	live: LiveResults = { kind: "idle" };
	isComposing = false;
	readonly popular: PopularViewModel;
	readonly #app: AppState;
	#defaults: DatePair;
	#asked = 0;
	#asking: AbortController | null = null;

	constructor(app: AppState, condition: SearchCondition | null = null) {
		this.#app = app;
		const start = condition ?? defaultCondition(app.environment.today);
		this.draft = start;
		this.#defaults = start;
		this.popular = new PopularViewModel(app);
		makeObservable(this, {
			draft: observableRef,
			text: observable,
			panel: observable,
			recents: observableRef,
			live: observableRef,
			isComposing: observable,
			isTyping: computed,
			open: action,
			close: action,
			type: action,
			compose: action,
			selectDates: action,
			confirmDates: action,
			changeGuests: action,
			confirmGuests: action,
			take: action,
		});
	}

	get today() {
		return this.#app.environment.today;
	}

	/** Empty input shows recents and popular destinations (SEARCH-KW-10). */
	get isTyping(): boolean {
		return this.text.trim() !== "";
	}

	/** Reads what this device remembers, and listens to typing until stopped. */
	activate(): () => void {
		let isOver = false;
		void this.#app
			.use(useCases.recallSearch)
			.execute()
			.then(({ condition, defaults, recents }) => {
				if (isOver) return;
				this.#defaults = defaults;
				runInAction(() => {
					this.recents = recents;
					if (condition) this.take(condition);
				});
			});
		const stopFollowing = reaction(
			() => this.#app.recentsVersion,
			() => void this.#readRecents(),
		);
		let timer: ReturnType<typeof setTimeout> | undefined;
		const stop = reaction(
			() => ({ text: this.text, isComposing: this.isComposing }),
			({ text, isComposing }) => {
				clearTimeout(timer);
				if (!isComposing) timer = setTimeout(() => void this.#search(text), debounceMs);
			},
		);
		return () => {
			isOver = true;
			clearTimeout(timer);
			stopFollowing();
			stop();
			this.#asking?.abort();
		};
	}

	async #readRecents(): Promise<void> {
		const { recents } = await this.#app.use(useCases.recallSearch).execute();
		runInAction(() => {
			this.recents = recents;
		});
	}

	/** Shows another condition: the one of the page, or the one remembered. */
	take(condition: SearchCondition): void {
		this.draft = condition;
	}

	open(panel: Exclude<SearchPanel, "none">): void {
		this.panel = nextPanel({ kind: "fieldClicked", panel });
		if (panel === "keyword") void this.popular.load();
	}

	close(): void {
		this.panel = nextPanel({ kind: "closed" });
	}

	type(text: string): void {
		this.text = text;
		this.#asked += 1; // an answer on its way is for an older text
		if (!this.isTyping) this.live = { kind: "idle" };
	}

	compose(isComposing: boolean): void {
		this.isComposing = isComposing;
	}

	chooseArea(area: PopularArea): void {
		this.#choosePlace(placeOfArea(area));
	}

	chooseRegion(region: KeywordRegion): void {
		this.#choosePlace(placeOfRegion(region));
	}

	/** Opens the stay in a new window and remembers it (SEARCH-KW-12, DEC-046). */
	chooseStay({ stayId, name }: Pick<KeywordStay, "stayId" | "name">): void {
		this.#remember({ kind: "product", name, stayId });
		const path = `/products/${stayId}?${searchQuery(submitSearch(this.#state(), this.#defaults))}`;
		void this.#app.use(useCases.followTarget).execute(stayTarget(path, this.#app.environment.surface));
		this.close();
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

	/** Stores the condition, remembers a typed text, and goes to the results (SEARCH-BAR-02, DEC-040). */
	async search(): Promise<void> {
		const typed = this.text.trim();
		const condition = submitSearch(this.#state(), this.#defaults);
		if (typed !== "" && condition.searchText !== this.draft.searchText) {
			this.#remember({ kind: "keyword", name: condition.searchText });
		}
		runInAction(() => {
			this.take(condition);
			this.text = "";
			this.live = { kind: "idle" };
			this.panel = nextPanel({ kind: "closed" });
		});
		await this.#app.use(useCases.keepSearch).execute(condition);
		await this.#app.navigation.go(`/search?${searchQuery(condition)}`);
	}

	#state() {
		return { draft: this.draft, text: this.text, isCalendarOpen: this.panel === "calendar" };
	}

	#choosePlace(place: SearchPlace): void {
		this.#remember({ kind: "location", name: place.searchText, place });
		runInAction(() => {
			this.draft = { ...this.draft, ...place };
			this.text = "";
			this.live = { kind: "idle" };
			this.panel = nextPanel({ kind: "placeChosen" });
		});
	}

	#remember(item: RecentSearch): void {
		void this.#editRecents({ kind: "add", item });
	}

	async #editRecents(edit: RecentEdit): Promise<void> {
		const recents = await this.#app.use(useCases.editRecents).execute(edit);
		runInAction(() => {
			this.recents = recents;
		});
	}

	async #search(text: string): Promise<void> {
		if (readKeyword(text) === null) return; // not a finished word: the last results stay (DEC-045)
		this.#asking?.abort();
		const asking = new AbortController();
		this.#asking = asking;
		const turn = ++this.#asked;
		runInAction(() => {
			if (this.live.kind !== "found") this.live = { kind: "asking" };
		});
		const answer = await this.#app.use(useCases.searchKeyword).execute(text, { signal: asking.signal });
		if (turn !== this.#asked || asking.signal.aborted || answer === null) return;
		runInAction(() => {
			this.live = answer.ok
				? { kind: "found", text: text.trim(), results: answer.value }
				: { kind: "failed" };
		});
	}
}
