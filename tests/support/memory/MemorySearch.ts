import type { Banner, Place } from "#domain/content/HomeContent.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { NightPrice } from "#domain/offer/priceDays.ts";
import type { StoredDates } from "#domain/search/defaultDates.ts";
import { type KeywordResults, limitResults } from "#domain/search/KeywordResult.ts";
import { noRecents, type RecentLists } from "#domain/search/recents.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import type { StayPins } from "#domain/search/StayPin.ts";
import { noFacets, type StayPage } from "#domain/search/StayResults.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import type { MapPlace } from "#domain/stay/MapPlace.ts";
import type { NationTab, PopularArea } from "#domain/stay/PopularDestination.ts";
import type { StaySummary } from "#domain/stay/Stay.ts";
import type { HomeContent } from "#ports/HomeContent.ts";
import type { KeywordSearch } from "#ports/KeywordSearch.ts";
import type { PopularDestinations } from "#ports/PopularDestinations.ts";
import type { RecentSearches } from "#ports/RecentSearches.ts";
import type { SavedSearch } from "#ports/SavedSearch.ts";
import type { StayMap } from "#ports/StayMap.ts";
import type { ListPart, NarrowedBy, StaySearch } from "#ports/StaySearch.ts";
import { sortStays } from "./sortStays.ts";

/** In-memory catalogue that can be set to fail. */
export class MemoryCatalog implements StaySearch, StayMap, KeywordSearch, PopularDestinations, HomeContent {
	stays: readonly StaySummary[] = [];
	keywordResults: KeywordResults = { readings: [], regions: [], stays: [] };
	tabList: readonly NationTab[] = [];
	areaList: readonly PopularArea[] = [];
	bannerList: readonly Banner[] = [];
	placeList: readonly Place[] = [];
	mapPlaceList: readonly MapPlace[] = [];
	failure: Failure | null = null;
	/** Every search text, in order. */
	readonly searched: string[] = [];

	async find(
		condition: SearchCondition,
		{ sort, filter }: NarrowedBy,
		{ page, size }: ListPart,
	): Promise<Result<StayPage, Failure>> {
		if (this.failure) return err(this.failure);
		const found = this.stays.filter(
			(stay) =>
				(condition.nationCode === "" || stay.nationCode === condition.nationCode) &&
				(filter.stars.length === 0 || filter.stars.includes(String(stay.stars))) &&
				filter.priceMax.every((step) => (stay.offer?.averageNight ?? Infinity) <= Number(step) * 1000),
		);
		const sorted = sortStays(found, sort, (stay) => stay.offer?.total ?? null);
		const start = (page - 1) * size;
		return ok({
			stays: sorted.slice(start, start + size),
			total: found.length,
			facets: noFacets,
			reading: null,
			help: null,
		});
	}

	nightPriceList: readonly NightPrice[] = [];

	nightPrices = () => this.#answer(this.nightPriceList);

	recommendForStay = (_kind: string, stayId: number) =>
		this.#answer(this.stays.filter(({ id }) => id !== stayId).slice(0, 20));

	recommendForHome = () => this.#answer(this.stays.slice(0, 20));

	search(text: string): Promise<Result<KeywordResults, Failure>> {
		this.searched.push(text);
		return this.#answer(limitResults(this.keywordResults));
	}

	tabs = () => this.#answer(this.tabList);

	async pins(
		condition: SearchCondition,
		choices: Omit<NarrowedBy, "sort">,
	): Promise<Result<StayPins, Failure>> {
		const found = await this.find(condition, { ...choices, sort: "priceAsc" }, { page: 1, size: 300 });
		if (!found.ok) return found;
		const { stays, total } = found.value;
		return ok({
			pins: stays.map(({ id, name, position, offer }) => ({
				id,
				name,
				position,
				total: offer?.total ?? null,
			})),
			total,
		});
	}

	names = () => this.#answer(this.mapPlaceList);

	areas = () => this.#answer(this.areaList);

	banners = () => this.#answer(this.bannerList);

	places = (start: number, end: number) => this.#answer(this.placeList.slice(start, end));

	async #answer<T>(value: T): Promise<Result<T, Failure>> {
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
