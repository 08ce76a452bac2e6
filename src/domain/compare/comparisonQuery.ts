import { type SearchCondition, typedPlace } from "#domain/search/SearchCondition.ts";
import {
	namesPlace,
	readSearchQuery,
	type SearchKey,
	searchQueryWithRooms,
} from "#domain/search/searchQuery.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { StayDates } from "#domain/shared/StayDates.ts";
import { maxPicked } from "./pickedStays.ts";

/** The state held in a comparison's URL. */
export interface ComparisonChoices {
	/** In column order. */
	readonly stayIds: readonly number[];
	/** The search condition the stays are priced for. */
	readonly condition: SearchCondition;
	/** Whether rows in which all stays are alike are hidden. */
	readonly onlyDifferences: boolean;
}

type ComparisonKey = "stays" | "only" | SearchKey;

const stayId = /^[1-9]\d{0,8}$/;
const differences = "differences";

/** Parses a comma-separated list of stay ids, dropping duplicates, invalid ids and any beyond the maximum. [DEC-187] */
export function readStayIds(text: string | null | undefined): readonly number[] {
	const ids = (text ?? "").split(",").filter((part) => stayId.test(part));
	return [...new Set(ids.map(Number))].slice(0, maxPicked);
}

/** Reads a comparison from any query. Without a place it stays empty, whereas a search would fall back to the default place. [DEC-187] */
export function readComparison(
	read: (key: ComparisonKey) => string | null | undefined,
	today: StayDate,
	defaults: StayDates,
): ComparisonChoices {
	const condition = readSearchQuery(read, today, defaults);
	return {
		stayIds: readStayIds(read("stays")),
		condition: namesPlace(read) ? condition : { ...condition, ...typedPlace("") },
		onlyDifferences: read("only") === differences,
	};
}

/** Returns the query of a comparison's URL, without the question mark. [DEC-187] */
export const comparisonQuery = ({ stayIds, condition, onlyDifferences }: ComparisonChoices): string =>
	[
		`stays=${stayIds.join(",")}`,
		searchQueryWithRooms(condition),
		...(onlyDifferences ? [`only=${differences}`] : []),
	].join("&");

export const comparisonPath = (choices: ComparisonChoices): string => `/compare?${comparisonQuery(choices)}`;
