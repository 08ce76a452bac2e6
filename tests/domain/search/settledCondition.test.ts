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

describe("a condition with its text interpreted", () => {
	it("stays unchanged without a reading, and keeps the dates and guests that the text omits [DEC-193]", () => {
		fc.assert(
			fc.property(dayAndCondition, ({ condition }) => {
				expect(settledCondition(condition, null)).toBe(condition);
				expect(settledCondition(condition, silent)).toEqual({ ...condition, searchText: "강릉" });
			}),
		);
	});

	it("takes the dates and guests from the text, which no longer contains them [DEC-193]", () => {
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
