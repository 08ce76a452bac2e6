import type { StoredDates } from "#domain/search/defaultDates.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";

/** The search and the default dates remembered on this device (DEC-041, DEC-117). */
export interface SavedSearch {
	condition(): SearchCondition | null;
	saveCondition(condition: SearchCondition): void;
	dates(): StoredDates | null;
	saveDates(dates: StoredDates): void;
}
