import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	isPriceStep,
	isWithinStep,
	priceStepAmount,
	priceStepLabel,
	priceSteps,
} from "#domain/search/priceSteps.ts";
import { noFilter, staysPerPage } from "#domain/search/StayResults.ts";
import { sortStays, staySortLabel, staySorts } from "#domain/search/sortStays.ts";

describe("the price filter", () => {
	it("has these steps in thousand won, in this order [CONST-10]", () => {
		expect(priceSteps).toEqual([150, 175, 200, 225, 250, 500, 1000]);
		expect([149, 150, 1000, 1001, Number.NaN].map(isPriceStep)).toEqual([false, true, true, false, false]);
	});

	it("names its steps as people say them [CONST-10]", () => {
		expect([null, ...priceSteps].map(priceStepLabel)).toEqual([
			"전체",
			"15만원 이하",
			"17만 5천원 이하",
			"20만원 이하",
			"22만 5천원 이하",
			"25만원 이하",
			"50만원 이하",
			"100만원 이하",
		]);
	});

	it("includes its boundary and leaves out what is unknown [CONST-10]", () => {
		fc.assert(
			fc.property(fc.constantFrom(...priceSteps), fc.nat({ max: 2_000_000 }), (step, amount) => {
				expect(isWithinStep(amount, step)).toBe(amount <= step * 1000);
				expect(isWithinStep(amount, null)).toBe(true);
				expect(isWithinStep(priceStepAmount(step), step)).toBe(true);
				expect(isWithinStep(priceStepAmount(step) + 1, step)).toBe(false);
			}),
		);
		expect([isWithinStep(null, 150), isWithinStep(null, null)]).toEqual([false, true]);
	});
});

describe("a page of results", () => {
	it("holds twenty, unfiltered and in the server's order unless asked [PROD-05]", () => {
		expect(staysPerPage).toBe(20);
		expect(noFilter).toEqual({ sort: "recommended", priceStep: null, stars: [], facilities: [] });
	});
});

describe("sorting stays", () => {
	const stays = fc
		.array(fc.option(fc.nat({ max: 5 })), { maxLength: 20 })
		.map((amounts) => amounts.map((amount, place) => ({ amount, place })));
	const amountOf = ({ amount }: { amount: number | null }): number | null => amount;

	it("keeps the server's order unless asked [PROD-05]", () => {
		fc.assert(fc.property(stays, (list) => sortStays(list, "recommended", amountOf) === list));
		expect(staySorts.map(staySortLabel)).toEqual(["추천순", "낮은 가격순", "높은 가격순"]);
	});

	it("goes by amount, unknown ones last, ties in their order [PROD-05]", () => {
		fc.assert(
			fc.property(stays, fc.constantFrom("priceAsc" as const, "priceDesc" as const), (list, sort) => {
				const known = list.filter(({ amount }) => amount !== null);
				const direction = sort === "priceAsc" ? 1 : -1;
				const expected = [...known].sort(
					(a, b) => direction * ((a.amount ?? 0) - (b.amount ?? 0)) || a.place - b.place,
				);
				const unknown = list.filter(({ amount }) => amount === null);
				expect(sortStays(list, sort, amountOf)).toEqual([...expected, ...unknown]);
			}),
		);
	});
});
