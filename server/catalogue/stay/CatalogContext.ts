import type { Keywords } from "#server/catalogue/keyword/Keywords.ts";
import type { Search } from "#server/catalogue/search/Search.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Queryable, Reads } from "#server/platform/database/Database.ts";
import type { FacilityTable } from "./facilities.ts";
import type { FilterNameTable } from "./filterNameTable.ts";

/** Dependencies of the catalogue's calls. */
export interface CatalogContext {
	readonly db: Queryable;
	/** For frequent reads that may be slightly stale, because no decision depends on them. */
	readonly reads: Reads;
	readonly clock: Clock;
	readonly search: Search;
	readonly keywords: Keywords;
	readonly facilities: FacilityTable;
	readonly filterNames: FilterNameTable;
	/** Our own name in price comparisons (DEC-102). */
	readonly siteName: string;
}
