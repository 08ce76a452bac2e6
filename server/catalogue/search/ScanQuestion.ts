import type { FilterKey } from "#domain/search/stayFilters.ts";
import type { StaySort } from "#domain/search/staySort.ts";
import type { GeoBounds } from "#domain/stay/GeoBounds.ts";
import type { Moment, StayTerms } from "#server/catalogue/pricing/StayTerms.ts";
import type { Viewer } from "#server/catalogue/pricing/Viewer.ts";
import type { PriceRange } from "./PriceFilter.ts";

/** Chosen values as numbers: steps in thousand won, perks and facilities by their bit, everything else as it is stored. */
export type ChosenNumbers = Readonly<Record<FilterKey, readonly number[]>>;

/** The bits of some perks. */
export const perkMask = ({ freeCancel, meals }: Pick<ChosenNumbers, "freeCancel" | "meals">): number =>
	[...freeCancel, ...meals].reduce((mask, perk) => mask | (1 << perk), 0);

/** What stays have to be, besides free. */
export interface StayFilters {
	/** 0 = all. */
	readonly area: number;
	readonly subArea: number;
	readonly bounds: GeoBounds | null;
	readonly chosen: ChosenNumbers;
	/** Beside the chosen limit. */
	readonly price: PriceRange;
}

export interface ScanQuestion {
	readonly stay: StayTerms;
	readonly viewer: Viewer;
	readonly moment: Moment;
	readonly filters: StayFilters;
	readonly sort: StaySort;
	readonly offset: number;
	readonly limit: number;
}

/** How many free stays a filter's values leave beside the other filters. */
export interface FacetCount {
	/** Without the filter. */
	readonly total: number;
	/** By value as in `ChosenNumbers`. Of a limit: by the value it is about, the limit not yet applied. */
	readonly counts: readonly number[];
}

export type FacetCounts = Readonly<Record<FilterKey, FacetCount>>;

/** A stay with the plan this viewer pays least for, of those with the perks that were asked for. */
export interface ProposedStay {
	readonly stayId: number;
	readonly ratePlanId: number;
	/** Null when it is kept back, of every plan that is free. */
	readonly amount: number | null;
	readonly lat: number;
	readonly lng: number;
}

export interface ScanAnswer {
	readonly stays: readonly ProposedStay[];
	readonly total: number;
	readonly facets: FacetCounts;
}

/** What a scan of some cities found, as a thread can tell it to another. */
export interface ScanPart {
	readonly total: number;
	/** What was counted; those of two scans add up. */
	readonly tallies: readonly (readonly number[] | Uint32Array)[];
	readonly best: readonly (readonly [key: number, cityId: number, place: number])[];
}
