import { describe, expect, it } from "vitest";
import { childAges, isChildAge } from "#domain/guests/Guests.ts";

describe("a child's age", () => {
	it("is a whole number from 0 to 13 [SEARCH-GUEST-09]", () => {
		expect([-1, -0.5, 0, 6.5, 13, 13.5, 14, Number.NaN].filter(isChildAge)).toEqual([0, 13]);
		expect(childAges.every(isChildAge)).toBe(true);
		expect([childAges.at(0), childAges.at(-1), childAges.length]).toEqual([0, 13, 14]);
	});
});
