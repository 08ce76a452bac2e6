import type { Clock } from "#server/clock.ts";
import type { Queryable } from "#server/database/Database.ts";
import type { Keywords } from "#server/keywords/createKeywords.ts";
import type { Search } from "#server/search/createSearch.ts";
import type { FacilityTable } from "./facilities.ts";

/** What the catalogue's calls work with. */
export interface CatalogContext {
	readonly db: Queryable;
	readonly clock: Clock;
	readonly search: Search;
	readonly keywords: Keywords;
	readonly facilities: FacilityTable;
	/** Our own title in price comparisons (DEC-102). */
	readonly siteName: string;
}
