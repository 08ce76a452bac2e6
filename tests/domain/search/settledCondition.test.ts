import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type SearchReading, settledCondition } from "#domain/search/SearchReading.ts";
import { dayAndCondition } from "./searchArbitraries.ts";

const silent: SearchReading = {
	title: "",
	chips: [],
	unknown: [],
	around: null,
	guests: null,
	dates: null,
	settledText: "강릉",
};

describe("a condition whose text has been read", () => {
	it("is as it was without a reading, and keeps the days and people that the text does not say [DEC-193]", () => {
		fc.assert(
			fc.property(dayAndCondition, ({ condition }) => {
				expect(settledCondition(condition, null)).toBe(condition);
				expect(settledCondition(condition, silent)).toEqual({ ...condition, searchText: "강릉" });
			}),
		);
	});

	it("has the days and people of the text, which says them no longer [DEC-193]", () => {
		fc.assert(
			fc.property(dayAndCondition, dayAndCondition, ({ condition }, { condition: said }) => {
				const { checkInDate, checkOutDate, adults, childAges } = said;
				const dates = { checkInDate, checkOutDate };
				const guests = { adults, childAges };
				expect(settledCondition(condition, { ...silent, dates, guests })).toEqual({
					...condition,
					...dates,
					...guests,
					searchText: "강릉",
				});
			}),
		);
	});
});
