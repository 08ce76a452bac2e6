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

/** What the address of a comparison tells. */
export interface ComparisonChoices {
	/** In the order of their columns. */
	readonly stayIds: readonly number[];
	/** What they are priced for. */
	readonly condition: SearchCondition;
	/** Rows in which they are alike are left out. */
	readonly onlyDifferences: boolean;
}

type ComparisonKey = "stays" | "only" | SearchKey;

const stayId = /^[1-9]\d{0,8}$/;
const differences = "differences";

/** The stays that a text names, each once and no more than fit; what is no number of a stay is left out. [DEC-187] */
export function readStayIds(text: string | null | undefined): readonly number[] {
	const ids = (text ?? "").split(",").filter((part) => stayId.test(part));
	return [...new Set(ids.map(Number))].slice(0, maxPicked);
}

/** A comparison out of any query. Without a place it has none, where a search would have the default one. [DEC-187] */
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

/** The query of a comparison's address, without the question mark. [DEC-187] */
export const comparisonQuery = ({ stayIds, condition, onlyDifferences }: ComparisonChoices): string =>
	[
		`stays=${stayIds.join(",")}`,
		searchQueryWithRooms(condition),
		...(onlyDifferences ? [`only=${differences}`] : []),
	].join("&");

export const comparisonPath = (choices: ComparisonChoices): string => `/compare?${comparisonQuery(choices)}`;
