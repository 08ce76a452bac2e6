import type { CountedReading } from "./SearchReading.ts";

/** A region found for a keyword. [ENT-02] */
export interface KeywordRegion {
	readonly kind: "location";
	readonly name: string;
	/** Where it lies, as printed under the name. */
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

/** Live results: what the text says, and its two groups by name. [SEARCH-KW-08, DEC-193] */
export interface KeywordResults {
	readonly readings: readonly CountedReading[];
	readonly regions: readonly KeywordRegion[];
	readonly stays: readonly KeywordStay[];
}

/** [SEARCH-KW-09, CONST-04] */
export const resultsPerGroup = 20;

/** The first twenty of each group. [SEARCH-KW-09] */
export const limitResults = ({ readings, regions, stays }: KeywordResults): KeywordResults => ({
	readings: readings.slice(0, resultsPerGroup),
	regions: regions.slice(0, resultsPerGroup),
	stays: stays.slice(0, resultsPerGroup),
});

/** What to say in place of results: one message a fact. */
export type EmptyResult = "keyword" | "regions" | "stays" | null;

/**
 * The keyword message when both groups are empty, unless the text itself says what to look for; else the empty group's own.
 * [ERR-ACT-06, ERR-ACT-07, ERR-ACT-08, DEC-050]
 */
export function emptyResult({ readings, regions, stays }: KeywordResults): EmptyResult {
	if (regions.length > 0) return stays.length > 0 ? null : "stays";
	if (stays.length > 0) return "regions";
	return readings.length > 0 ? null : "keyword";
}
