import { action, computed, makeObservable, observable, observableRef, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import type { PriceStep } from "#domain/search/priceSteps.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import {
	noFilter,
	type Stars,
	type StayFacets,
	type StayFilter,
	type StayPage,
} from "#domain/search/StayResults.ts";
import type { StaySort } from "#domain/search/sortStays.ts";
import type { StaySummary } from "#domain/stay/Stay.ts";
import type { AppState } from "#ui/app/AppState.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";

/** What the loader hands over: the condition, and its first page unless that failed. */
export interface SearchSnapshot {
	readonly condition: SearchCondition;
	readonly first: StayPage | null;
}

/** The results of one condition: narrowed, ordered and lengthened by the traveller (DEC-058, DEC-059, DEC-185). */
export class SearchViewModel implements ViewModel<SearchSnapshot> {
	condition!: SearchCondition;
	filter: StayFilter = noFilter;
	stays: readonly StaySummary[] = [];
	total = 0;
	page = 1;
	facets: StayFacets = { priceSteps: [], stars: [], facilities: [] };
	status: "ready" | "loading" | "loadingMore" | "failed" = "ready";
	readonly #app: Pick<AppState, "use" | "searchSection">;
	#turn = 0;
	#running: AbortController | null = null;
	#isReported = false;

	constructor(app: Pick<AppState, "use" | "searchSection">) {
		this.#app = app;
		makeObservable(this, {
			condition: observableRef,
			filter: observableRef,
			stays: observableRef,
			total: observable,
			page: observable,
			facets: observableRef,
			status: observable,
			activeFilters: computed,
			restore: action,
			change: action,
		});
	}

	/** How many filters narrow the list; the order is none. */
	get activeFilters(): number {
		const { priceStep, stars, facilities } = this.filter;
		return (priceStep === null ? 0 : 1) + stars.length + facilities.length;
	}

	restore({ condition, first }: SearchSnapshot): void {
		this.condition = condition;
		this.filter = noFilter;
		if (first) this.#show(first, first.stays);
		this.status = first ? "ready" : "failed";
	}

	/** Remembers the condition, so that the header can show it (DEC-042), and reports the search once (TRACK-02). */
	activate(): () => void {
		const { use, searchSection } = this.#app;
		void use(useCases.keepSearch).execute(this.condition);
		searchSection.stored(this.condition);
		if (this.status === "ready" && !this.#isReported) {
			this.#isReported = true;
			void use(useCases.report).execute({ kind: "search", condition: this.condition });
		}
		return () => {
			this.#turn += 1;
			this.#running?.abort();
		};
	}

	sortBy(sort: StaySort): void {
		this.change({ ...this.filter, sort });
	}

	limitPrice(priceStep: PriceStep | null): void {
		this.change({ ...this.filter, priceStep });
	}

	toggleStars(stars: Stars): void {
		this.change({ ...this.filter, stars: toggled(this.filter.stars, stars) });
	}

	toggleFacility(code: string): void {
		this.change({ ...this.filter, facilities: toggled(this.filter.facilities, code) });
	}

	clearFilters(): void {
		this.change({ ...noFilter, sort: this.filter.sort });
	}

	/** Asks once more for what did not come: the list, or the next twenty. */
	retry(): void {
		void this.#load(this.stays.length > 0 ? this.page + 1 : 1);
	}

	change(filter: StayFilter): void {
		this.filter = filter;
		void this.#load(1);
	}

	/** The next twenty, below the ones shown. */
	loadMore(): void {
		if (this.status === "ready" && this.stays.length < this.total) void this.#load(this.page + 1);
	}

	/** A stay that was opened is a recent search (SEARCH-KW-03). The same function for ever: the cards hold on to it. */
	readonly rememberOpened = ({ id, name }: StaySummary): void => {
		void this.#app
			.use(useCases.editRecents)
			.execute({ kind: "add", item: { kind: "product", name, stayId: id } });
	};

	async #load(page: number): Promise<void> {
		const turn = ++this.#turn;
		runInAction(() => {
			this.status = page === 1 ? "loading" : "loadingMore";
		});
		this.#running?.abort();
		const running = new AbortController();
		this.#running = running;
		const { condition, filter } = this;
		const answer = await this.#app
			.use(useCases.searchStays)
			.execute({ condition, filter, page }, { signal: running.signal });
		if (turn !== this.#turn) return;
		runInAction(() => {
			if (!answer.ok) {
				this.status = "failed";
				// What is left belongs to another filter or order.
				if (page === 1) this.stays = [];
				return;
			}
			this.#show(answer.value, page === 1 ? answer.value.stays : merged(this.stays, answer.value.stays));
			this.status = "ready";
		});
	}

	#show({ total, page, facets }: StayPage, stays: readonly StaySummary[]): void {
		this.stays = stays;
		this.total = total;
		this.page = page;
		this.facets = facets;
	}
}

const toggled = <T>(items: readonly T[], item: T): readonly T[] =>
	items.includes(item) ? items.filter((other) => other !== item) : [...items, item];

/** A stay that moved to a later page meanwhile is not shown twice. */
const merged = (shown: readonly StaySummary[], more: readonly StaySummary[]): readonly StaySummary[] => {
	const known = new Set(shown.map(({ id }) => id));
	return [...shown, ...more.filter(({ id }) => !known.has(id))];
};
