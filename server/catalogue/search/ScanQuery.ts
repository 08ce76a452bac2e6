import type { FilterKey } from "#domain/search/stayFilters.ts";
import type { StaySort } from "#domain/search/staySort.ts";
import type { GeoBounds } from "#domain/stay/GeoBounds.ts";
import { perkFilters } from "#server/catalogue/pricing/planPerks.ts";
import type { Moment, StayTerms } from "#server/catalogue/pricing/StayTerms.ts";
import type { Viewer } from "#server/catalogue/pricing/Viewer.ts";
import type { PriceRange } from "./PriceFilter.ts";

/** Chosen filter values as numbers: price steps in thousands of won, perks and facilities as bit positions, everything else as stored. */
export type ChosenNumbers = Readonly<Record<FilterKey, readonly number[]>>;

/** Returns the bit mask of the chosen perks. */
export const perkMask = (chosen: ChosenNumbers): number =>
	perkFilters.flatMap((key) => chosen[key]).reduce((mask, perk) => mask | (1 << perk), 0);

/** Criteria for stays, in addition to availability. */
export interface StayFilters {
	/** 0 means all areas. */
	readonly area: number;
	readonly subArea: number;
	readonly bounds: GeoBounds | null;
	readonly chosen: ChosenNumbers;
	/** Price range that applies in addition to the chosen price limit. */
	readonly price: PriceRange;
}

export interface ScanQuery {
	readonly stay: StayTerms;
	readonly viewer: Viewer;
	readonly moment: Moment;
	readonly filters: StayFilters;
	readonly sort: StaySort;
	readonly offset: number;
	readonly limit: number;
}

/** How many available stays each value of a filter would leave, given the other filters. */
export interface FacetCount {
	/** Number of stays without this filter. */
	readonly total: number;
	/**
	 * Number of stays by value, numbered as in `ChosenNumbers`. For a threshold filter: the number with exactly that value, before the
	 * threshold is applied.
	 */
	readonly counts: readonly number[];
}

export type FacetCounts = Readonly<Record<FilterKey, FacetCount>>;

/** A stay with the cheapest plan for this viewer among those that have the requested perks. */
export interface ProposedStay {
	readonly stayId: number;
	readonly ratePlanId: number;
	/** Null when the amounts of all available plans are hidden. */
	readonly amount: number | null;
	readonly lat: number;
	readonly lng: number;
}

export interface ScanAnswer {
	readonly stays: readonly ProposedStay[];
	readonly total: number;
	readonly facets: FacetCounts;
}

/** The result of scanning some cities, in a form that can be sent between threads. */
export interface ScanPart {
	readonly total: number;
	/** The counters; those of two scans are added up. */
	readonly tallies: readonly (readonly number[] | Uint32Array)[];
	readonly best: readonly (readonly [key: number, cityId: number, place: number])[];
}
