import type { StaySummary } from "#domain/stay/Stay.ts";
import type { SearchHelp, SearchReading } from "./SearchReading.ts";
import { type FilterKey, perFilter } from "./stayFilters.ts";

/** A selectable value of a filter. */
export interface FilterOption {
	readonly value: string;
	/** Name given by the catalogue; null when the application names the value itself. */
	readonly name: string | null;
	/** Number of stays left when this value is selected as well. */
	readonly count: number;
}

/** The options of one filter, given the current choices in all the others. */
export interface FilterFacet {
	/** Number of stays without this filter. */
	readonly total: number;
	readonly options: readonly FilterOption[];
}

export type StayFacets = Readonly<Record<FilterKey, FilterFacet>>;

export const noFacets: StayFacets = perFilter(() => ({ total: 0, options: [] }));

export interface StayPage {
	readonly stays: readonly StaySummary[];
	readonly total: number;
	readonly facets: StayFacets;
	/** How the search text was interpreted; null when there was none. */
	readonly reading: SearchReading | null;
	/** Set only when nothing was found. */
	readonly help: SearchHelp | null;
}

/** Number of stays per page of the list. [DEC-011, DEC-185] */
export const staysPerPage = 20;
