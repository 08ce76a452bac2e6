import type { SearchPlace } from "#domain/search/SearchCondition.ts";

/** A place of the home screen's list: choosing it searches there. [ENT-39, SCREEN-15] */
export interface ListedPlace extends SearchPlace {
	readonly imageUrl: string | null;
	/** How many stays are there. */
	readonly stayCount: number;
}

/** A slice of the list: from `start` (counted from 0) to before `end`. [ENT-39, DEC-156] */
export interface PlaceList {
	readonly totalCount: number;
	readonly start: number;
	readonly end: number;
	readonly places: readonly ListedPlace[];
}

/** The slice that is asked for first, and the longest there is. [DEC-156] */
export const placeSlice = { start: 0, end: 20, longest: 100 } as const;
