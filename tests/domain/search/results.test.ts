import { describe, expect, it } from "vitest";
import { filterCopy } from "#copy/filters.ts";
import { priceStepAmount, priceSteps } from "#domain/search/priceSteps.ts";
import { noFacets, staysPerPage } from "#domain/search/StayResults.ts";
import { filterKeys } from "#domain/search/stayFilters.ts";
import { staySortLabel, staySorts } from "#domain/search/staySort.ts";

describe("the price filter", () => {
	it("has these steps in thousands of won, in this order [CONST-10]", () => {
		expect(priceSteps).toEqual([150, 175, 200, 225, 250, 500, 1000]);
	});

	it("converts its steps to won [CONST-10, DEC-058]", () => {
		expect(priceSteps.map(priceStepAmount)).toEqual([
			150_000, 175_000, 200_000, 225_000, 250_000, 500_000, 1_000_000,
		]);
	});

	it("labels its steps in colloquial Korean [CONST-10]", () => {
		expect(priceSteps.map((step) => filterCopy.priceMax.option(String(step)))).toEqual([
			"15만원 이하",
			"17만 5천원 이하",
			"20만원 이하",
			"22만 5천원 이하",
			"25만원 이하",
			"50만원 이하",
			"100만원 이하",
		]);
	});
});

describe("a page of results", () => {
	it("has empty filter facets before a response", () => {
		expect(Object.keys(noFacets).sort()).toEqual([...filterKeys].sort());
		for (const facet of Object.values(noFacets)) expect(facet).toEqual({ total: 0, options: [] });
	});

	it("has twenty stays", () => {
		expect(staysPerPage).toBe(20);
	});
});

describe("the sort orders of a list", () => {
	it("start with the server's recommendation", () => {
		expect(staySorts.map(staySortLabel)).toEqual(["추천순", "낮은 가격순", "높은 가격순"]);
	});
});
