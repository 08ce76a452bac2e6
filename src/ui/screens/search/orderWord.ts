import { defaultChoices, type ListChoices, listQuery } from "#domain/search/listChoices.ts";
import { type SearchCondition, typedPlace } from "#domain/search/SearchCondition.ts";
import type { SearchReading } from "#domain/search/SearchReading.ts";
import { type StaySort, staySortLabel, staySorts } from "#domain/search/staySort.ts";

/** A list of results, as far as its order goes. */
interface OrderedList {
	readonly condition: SearchCondition;
	readonly choices: ListChoices;
	readonly reading: SearchReading | null;
}

const orderWord = (reading: SearchReading | null) => reading?.chips.find(({ kind }) => kind === "sort");

/** The order in sight: the chosen one, else the one that the text asks for ('부산 가성비 호텔'). [DEC-059, DEC-193] */
export function orderInSight({ choices: { sort }, reading }: Omit<OrderedList, "condition">): StaySort {
	if (sort !== defaultChoices.sort) return sort;
	const word = orderWord(reading);
	return staySorts.find((each) => staySortLabel(each) === word?.label) ?? sort;
}

/** Where the text is without the word for an order, for who chooses the usual one instead; null without such a word. */
export function addressWithoutOrder({ condition, choices, reading }: OrderedList): string | null {
	const word = orderWord(reading);
	if (!word?.searchText) return null;
	const rest = { ...condition, ...typedPlace(word.searchText) };
	return `/search?${listQuery(rest, { ...choices, sort: defaultChoices.sort, pages: 1 })}`;
}
