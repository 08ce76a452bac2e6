import { defaultChoices, type ListChoices, listQuery } from "#domain/search/listChoices.ts";
import { type SearchCondition, typedPlace } from "#domain/search/SearchCondition.ts";
import type { SearchReading } from "#domain/search/SearchReading.ts";
import { type StaySort, staySortLabel, staySorts } from "#domain/search/staySort.ts";

/** What determines the sort order of a list of results. */
interface OrderedList {
	readonly condition: SearchCondition;
	readonly choices: ListChoices;
	readonly reading: SearchReading | null;
}

const sortWord = (reading: SearchReading | null) => reading?.chips.find(({ kind }) => kind === "sort");

/** Returns the visible sort order: the chosen one, or else the one named in the text ('부산 가성비 호텔'). [DEC-059, DEC-193] */
export function visibleSort({ choices: { sort }, reading }: Omit<OrderedList, "condition">): StaySort {
	if (sort !== defaultChoices.sort) return sort;
	const word = sortWord(reading);
	return staySorts.find((each) => staySortLabel(each) === word?.label) ?? sort;
}

/** Returns the address of the search without its word for a sort order, for visitors who choose the default order; null without such a word. */
export function addressWithoutSortWord({ condition, choices, reading }: OrderedList): string | null {
	const word = sortWord(reading);
	if (!word?.searchText) return null;
	const rest = { ...condition, ...typedPlace(word.searchText) };
	return `/search?${listQuery(rest, { ...choices, sort: defaultChoices.sort, pages: 1 })}`;
}
