import type { Banner, Place } from "#domain/content/HomeContent.ts";
import type { StoredDates } from "#domain/search/defaultDates.ts";
import { type KeywordResults, limitResults } from "#domain/search/KeywordResult.ts";
import { isWithinStep } from "#domain/search/priceSteps.ts";
import { noRecents, type RecentLists } from "#domain/search/recents.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import { type StayFilter, type StayPage, staysPerPage } from "#domain/search/StayResults.ts";
import { sortStays } from "#domain/search/sortStays.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import type { NationTab, PopularArea } from "#domain/stay/PopularDestination.ts";
import type { StaySummary } from "#domain/stay/Stay.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import type { HomeContent } from "#ports/HomeContent.ts";
import type { KeywordSearch } from "#ports/KeywordSearch.ts";
import type { PopularDestinations } from "#ports/PopularDestinations.ts";
import type { RecentSearches } from "#ports/RecentSearches.ts";
import type { SavedSearch } from "#ports/SavedSearch.ts";
import type { StaySearch } from "#ports/StaySearch.ts";

/** A catalogue in memory that can be told to fail. */
export class MemoryCatalog implements StaySearch, KeywordSearch, PopularDestinations, HomeContent {
	stays: readonly StaySummary[] = [];
	keywordResults: KeywordResults = { regions: [], stays: [] };
	tabList: readonly NationTab[] = [];
	areaList: readonly PopularArea[] = [];
	bannerList: readonly Banner[] = [];
	placeList: readonly Place[] = [];
	failure: CallFailure | null = null;
	/** Every text that was looked for, in order. */
	readonly searched: string[] = [];

	async find(
		condition: SearchCondition,
		filter: StayFilter,
		page: number,
	): Promise<Result<StayPage, CallFailure>> {
		if (this.failure) return err(this.failure);
		const found = this.stays.filter(
			(stay) =>
				(condition.nationCode === "" || stay.nationCode === condition.nationCode) &&
				(filter.stars.length === 0 || filter.stars.some((stars) => stars === stay.stars)) &&
				isWithinStep(stay.offer?.averageNight ?? null, filter.priceStep),
		);
		const sorted = sortStays(found, filter.sort, (stay) => stay.offer?.total ?? null);
		const start = (page - 1) * staysPerPage;
		return ok({
			stays: sorted.slice(start, start + staysPerPage),
			total: found.length,
			page,
			facets: { priceSteps: [], stars: [], facilities: [] },
		});
	}

	recommendForStay = () => this.#answer(this.stays.slice(0, 20));

	recommendForHome = () => this.#answer(this.stays.slice(0, 20));

	search(text: string): Promise<Result<KeywordResults, CallFailure>> {
		this.searched.push(text);
		return this.#answer(limitResults(this.keywordResults));
	}

	tabs = () => this.#answer(this.tabList);

	areas = () => this.#answer(this.areaList);

	banners = () => this.#answer(this.bannerList);

	places = (start: number, end: number) => this.#answer(this.placeList.slice(start, end));

	async #answer<T>(value: T): Promise<Result<T, CallFailure>> {
		return this.failure ? err(this.failure) : ok(value);
	}
}

export class MemoryRecents implements RecentSearches {
	lists: RecentLists = noRecents;

	read(): RecentLists {
		return this.lists;
	}

	write(lists: RecentLists): void {
		this.lists = lists;
	}
}

export class MemorySavedSearch implements SavedSearch {
	saved: SearchCondition | null = null;
	defaults: StoredDates | null = null;

	condition(): SearchCondition | null {
		return this.saved;
	}

	saveCondition(condition: SearchCondition): void {
		this.saved = condition;
	}

	dates(): StoredDates | null {
		return this.defaults;
	}

	saveDates(dates: StoredDates): void {
		this.defaults = dates;
	}
}
