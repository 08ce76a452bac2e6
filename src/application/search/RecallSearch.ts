import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import { currentDates, refreshDates, type StoredDates } from "#domain/search/defaultDates.ts";
import type { RecentLists } from "#domain/search/recents.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import type { Clock } from "#ports/Clock.ts";
import type { RecentSearches } from "#ports/RecentSearches.ts";
import type { SavedSearch } from "#ports/SavedSearch.ts";

interface RecallSearchDeps {
	readonly saved: SavedSearch;
	readonly recents: RecentSearches;
	readonly clock: Clock;
}

/** The searches remembered on this device. */
export interface Recollection {
	/** Null before the first search; no summary is then shown (UI-SUM-05). */
	readonly condition: SearchCondition | null;
	readonly defaults: StoredDates;
	readonly recents: RecentLists;
}

/** Loads the remembered search; past dates are replaced by today's default dates (SEARCH-COND-09, DEC-041). */
export class RecallSearch extends UseCaseOf<RecallSearchDeps> {
	async execute(): Promise<Recollection> {
		const { saved, recents, clock } = this.deps;
		const today = koreanDay(clock.now());
		const defaults = currentDates(saved.dates(), today);
		saved.saveDates(defaults);
		const condition = saved.condition();
		return {
			condition: condition && refreshDates(condition, today, defaults),
			defaults,
			recents: recents.read(),
		};
	}
}
