import type { StaySummary } from "#domain/stay/Stay.ts";
import type { SearchHelp, SearchReading } from "./SearchReading.ts";
import { type FilterKey, perFilter } from "./stayFilters.ts";

/** A value of a filter that can be chosen. */
export interface FilterOption {
	readonly value: string;
	/** As the catalogue names it; null where the value is the product's own. */
	readonly name: string | null;
	/** How many stays there are once it is chosen, too. */
	readonly count: number;
}

/** What a filter offers beside the others as they are chosen. */
export interface FilterFacet {
	/** How many stays there are without this filter. */
	readonly total: number;
	readonly options: readonly FilterOption[];
}

export type StayFacets = Readonly<Record<FilterKey, FilterFacet>>;

export const noFacets: StayFacets = perFilter(() => ({ total: 0, options: [] }));

export interface StayPage {
	readonly stays: readonly StaySummary[];
	readonly total: number;
	readonly facets: StayFacets;
	/** How the search text was read; null without one. */
	readonly reading: SearchReading | null;
	/** Null unless nothing was found. */
	readonly help: SearchHelp | null;
}

/** [DEC-011, DEC-185] */
export const staysPerPage = 20;
