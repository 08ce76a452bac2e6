import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { priceSteps } from "#domain/search/priceSteps.ts";
import {
	chosenValues,
	type FilterFields,
	type FilterKey,
	filterFields,
	filterKeys,
	filterOfFields,
	fitFilter,
	noFilter,
	pickOf,
	toggleValue,
	valuesOf,
} from "#domain/search/stayFilters.ts";
import { anyText } from "../shared/arbitraries.ts";
import { someFilter, someValue } from "./searchArbitraries.ts";

const key = fc.constantFrom(...filterKeys);

describe("the filters of a result list", () => {
	it("have these keys, with the price in steps [DEC-187] [CONST-10]", () => {
		expect(filterKeys).toEqual([
			"priceMax",
			"freeCancel",
			"meals",
			"kinds",
			"stars",
			"scoreMin",
			"areas",
			"facilities",
		]);
		expect(valuesOf("priceMax")).toEqual(priceSteps.map(String));
		expect(Object.values(noFilter).flat()).toEqual([]);
	});

	it("hold known values only, each once and in order, for any input [DEC-187]", () => {
		fc.assert(
			fc.property(
				key,
				fc.array(fc.oneof(anyText, fc.constantFrom("150", "1", "5", "POOL", "45"))),
				(name, given) => {
					const chosen = fitFilter(name, given);
					expect(new Set(chosen).size).toBe(chosen.length);
					expect(chosen.every((value) => given.includes(value))).toBe(true);
					expect(chosen.every((value) => valuesOf(name)?.includes(value) ?? /^[A-Z0-9_]+$/.test(value))).toBe(
						true,
					);
					expect(chosen.length).toBeLessThanOrEqual(pickOf(name) === "one" ? 1 : 20);
					expect(fitFilter(name, chosen.toReversed())).toEqual(chosen);
				},
			),
		);
		expect(fitFilter("stars", ["0", "5", "5", "6", "4.5"])).toEqual(["5", "0"]);
		expect(fitFilter("kinds", ["10", "9", "09", "1e3", "40000", "-1"])).toEqual(["9", "10"]);
		expect(fitFilter("facilities", ["SPA", "POOL", "pool"])).toEqual(["POOL", "SPA"]);
	});

	it("toggle a value, and replace it where only one is allowed [DEC-058] [DEC-187]", () => {
		fc.assert(
			fc.property(
				someFilter,
				key.chain((name) => fc.tuple(fc.constant(name), someValue(name))),
				(filter, [name, value]) => {
					const pressed = toggleValue(filter, name, value);
					expect(pressed[name].includes(value)).toBe(!filter[name].includes(value));
					expect({ ...pressed, [name]: [] }).toEqual({ ...filter, [name]: [] });
					const again = toggleValue(pressed, name, value);
					if (pickOf(name) === "one") expect(pressed[name].length).toBeLessThanOrEqual(1);
					else expect(again).toEqual(filter);
				},
			),
		);
		expect(toggleValue({ ...noFilter, priceMax: ["150"] }, "priceMax", "200").priceMax).toEqual(["200"]);
	});

	it("sort catalogue values without duplicates, and reject unknown filters [DEC-187]", () => {
		expect(fitFilter("facilities", ["POOL", "GYM", "POOL", "…"])).toEqual(["GYM", "POOL"]);
		expect(fitFilter("areas", ["10", "9", "x"])).toEqual(["9", "10"]);
		const unknown = "none" as FilterKey;
		expect([fitFilter(unknown, ["1"]), pickOf(unknown), valuesOf(unknown)]).toEqual([[], "any", null]);
	});

	it("limit catalogue values to the contract's maximum count and number range [DEC-187]", () => {
		const many = Array.from({ length: 30 }, (_, value) => String(value));
		expect(fitFilter("areas", many.toReversed())).toEqual(many.slice(0, 20));
		expect(fitFilter("areas", ["32768", "32767", "-1", "1.5", "01"])).toEqual(["32767"]);
	});

	it("list each chosen value once", () => {
		const filter = { ...noFilter, stars: ["5", "4"], freeCancel: ["1"] };
		expect(chosenValues(filter)).toEqual([
			{ key: "freeCancel", value: "1" },
			{ key: "stars", value: "5" },
			{ key: "stars", value: "4" },
		]);
	});

	it("are read back from a call's fields unchanged [DEC-185]", () => {
		fc.assert(
			fc.property(someFilter, (filter) => {
				expect(filterOfFields(filterFields(filter))).toEqual(filter);
			}),
		);
		expect(
			filterFields({ ...noFilter, priceMax: ["150"], stars: ["5"], freeCancel: ["1"], meals: ["DINNER"] }),
		).toEqual({
			priceMax: 150,
			freeCancel: true,
			meals: ["DINNER"],
			stars: [5],
		});
		expect(filterFields(noFilter)).toEqual({});
		expect(filterOfFields({ freeCancel: false, stars: [], kinds: [7] } as FilterFields)).toEqual({
			...noFilter,
			kinds: ["7"],
		});
	});
});
