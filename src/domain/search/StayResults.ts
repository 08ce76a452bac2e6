import type { StaySummary } from "#domain/stay/Stay.ts";
import type { PriceStep } from "./priceSteps.ts";
import type { StaySort } from "./sortStays.ts";

/** Stars a stay can be asked to have; 0 stands for stays without. */
export type Stars = 0 | 1 | 2 | 3 | 4 | 5;

/** How results are narrowed and ordered; the server does both over the whole catalogue. [DEC-058, DEC-059, DEC-185] */
export interface StayFilter {
	readonly sort: StaySort;
	readonly priceStep: PriceStep | null;
	readonly stars: readonly Stars[];
	/** Codes of facilities a stay must all have. */
	readonly facilities: readonly string[];
}

export const noFilter: StayFilter = { sort: "recommended", priceStep: null, stars: [], facilities: [] };

/** How many stays each choice of a filter would leave. */
export interface StayFacets {
	readonly priceSteps: readonly { readonly step: PriceStep; readonly count: number }[];
	readonly stars: readonly { readonly stars: Stars; readonly count: number }[];
	readonly facilities: readonly { readonly code: string; readonly name: string; readonly count: number }[];
}

export interface StayPage {
	readonly stays: readonly StaySummary[];
	readonly total: number;
	/** From 1. */
	readonly page: number;
	readonly facets: StayFacets;
}

/** [DEC-011, DEC-185] */
export const staysPerPage = 20;
