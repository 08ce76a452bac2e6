import type { CountedReading } from "./SearchReading.ts";

/** A region found for a keyword. [ENT-02] */
export interface KeywordRegion {
	readonly kind: "location";
	readonly name: string;
	/** Location details displayed below the name. */
	readonly detail: string;
	readonly nationCode: string;
	readonly cityCode: string;
	/** 0 means the whole city. */
	readonly area: number;
	/** 0 means the whole area. */
	readonly subArea: number;
}

/** A stay found for a keyword. [ENT-02] */
export interface KeywordStay {
	readonly kind: "product";
	readonly name: string;
	readonly detail: string;
	readonly stayId: number;
	readonly nationCode: string;
	readonly cityCode: string;
}

/** Live results: interpretations of the text, and the regions and stays matching by name. [SEARCH-KW-08, DEC-193] */
export interface KeywordResults {
	readonly readings: readonly CountedReading[];
	readonly regions: readonly KeywordRegion[];
	readonly stays: readonly KeywordStay[];
}

/** Maximum number of results per group. [SEARCH-KW-09, CONST-04] */
export const resultsPerGroup = 20;

/** Limits each group to its first twenty results. [SEARCH-KW-09] */
export const limitResults = ({ readings, regions, stays }: KeywordResults): KeywordResults => ({
	readings: readings.slice(0, resultsPerGroup),
	regions: regions.slice(0, resultsPerGroup),
	stays: stays.slice(0, resultsPerGroup),
});

/** Which message to show for missing results. */
export type EmptyResult = "keyword" | "regions" | "stays" | null;

/**
 * Returns 'keyword' when there are neither regions nor stays, unless the text itself could be interpreted; otherwise names the empty group,
 * or null. [ERR-ACT-06, ERR-ACT-07, ERR-ACT-08, DEC-050]
 */
export function emptyResult({ readings, regions, stays }: KeywordResults): EmptyResult {
	if (regions.length > 0) return stays.length > 0 ? null : "stays";
	if (stays.length > 0) return "regions";
	return readings.length > 0 ? null : "keyword";
}
