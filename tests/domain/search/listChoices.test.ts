import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	choiceKeys,
	choicePairs,
	defaultChoices,
	type ListChoices,
	listQuery,
	maxPages,
	readChoices,
} from "#domain/search/listChoices.ts";
import { searchKeys, searchQuery } from "#domain/search/searchQuery.ts";
import { noFilter } from "#domain/search/stayFilters.ts";
import { staySorts } from "#domain/search/staySort.ts";
import { anyText } from "../shared/arbitraries.ts";
import { someBounds } from "../stay/someBounds.ts";
import { dayAndCondition, someFilter } from "./searchArbitraries.ts";

const read = (query: string): ListChoices => {
	const params = new URLSearchParams(query);
	return readChoices((key) => params.get(key));
};

const choices: fc.Arbitrary<ListChoices> = fc.record({
	sort: fc.constantFrom(...staySorts),
	filter: someFilter,
	view: fc.constantFrom("list", "map"),
	bounds: fc.option(someBounds),
	pages: fc.integer({ min: 1, max: maxPages }),
});

describe("the result list options", () => {
	it("follow the search condition in the URL and are read back unchanged [DEC-187] [ROUTE-02]", () => {
		fc.assert(
			fc.property(dayAndCondition, choices, ({ condition }, chosen) => {
				const query = listQuery(condition, chosen);
				expect(query.startsWith(searchQuery(condition))).toBe(true);
				const keys = [...new URLSearchParams(query).keys()];
				expect(keys.slice(0, 10)).toEqual([...searchKeys]);
				expect(keys.slice(10)).toEqual(choiceKeys.filter((key) => keys.includes(key)));
				expect(read(query)).toEqual(chosen);
			}),
		);
	});

	it("are omitted from the URL when they are the default [DEC-187]", () => {
		expect(defaultChoices.sort).toBe(staySorts[0]);
		expect(choicePairs(defaultChoices)).toEqual([]);
		expect(
			choicePairs({
				...defaultChoices,
				sort: "priceAsc",
				pages: 3,
				filter: { ...noFilter, stars: ["5", "4"] },
			}),
		).toEqual([
			["sort", "priceAsc"],
			["stars", "5,4"],
			["pages", "3"],
		]);
	});

	it("ignore unknown or invalid values, and can be written and read back [DEC-187]", () => {
		fc.assert(
			fc.property(
				fc.dictionary(
					fc.constantFrom(...choiceKeys),
					fc.oneof(anyText, fc.constantFrom("1", "5,5", "45", "POOL,,x")),
				),
				(values) => {
					const chosen = readChoices((key) => values[key]);
					expect(read(new URLSearchParams(choicePairs(chosen).map((pair) => [...pair])).toString())).toEqual(
						chosen,
					);
				},
			),
		);
		expect(
			read(
				"sort=cheap&priceMax=151&stars=9&scoreMin=50&freeCancel=yes&meals=LUNCH&view=wall&bounds=1,2,3&pages=0&x=1",
			),
		).toEqual(defaultChoices);
		expect([
			read("pages=1").pages,
			read("pages=51").pages,
			read("pages=02").pages,
			read("pages=50").pages,
		]).toEqual([1, 1, 1, 50]);
	});
});
