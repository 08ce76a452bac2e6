import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	type ComparisonChoices,
	comparisonPath,
	readComparison,
	readStayIds,
} from "#domain/compare/comparisonQuery.ts";
import { defaultDates } from "#domain/search/defaultDates.ts";
import { defaultCondition, typedPlace } from "#domain/search/SearchCondition.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { dayAndCondition } from "../search/searchArbitraries.ts";

const today = stayDateOf("2026-11-25");
const condition = defaultCondition(today);
const read = (path: string, day = today): ComparisonChoices => {
	const query = new URL(path, "http://localhost").searchParams;
	return readComparison((key) => query.get(key), day, defaultDates(day));
};
const someIds = fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { maxLength: 3 });

describe("the URL of a comparison", () => {
	it("contains the stays, dates, guests and whether only differences are shown [DEC-187]", () => {
		const path = comparisonPath({ stayIds: [7, 3], condition, onlyDifferences: true });
		expect(path).toMatch(/^\/compare\?stays=7,3&checkInDate=\d{4}-\d\d-\d\d&.*&count=1&only=differences$/);
		expect(read(path)).toEqual({ stayIds: [7, 3], condition, onlyDifferences: true });
		expect(comparisonPath({ stayIds: [7], condition, onlyDifferences: false })).toMatch(/&count=1$/);
	});

	it("is read back as it was written, with or without a place [DEC-187]", () => {
		fc.assert(
			fc.property(
				dayAndCondition,
				someIds,
				fc.boolean(),
				fc.boolean(),
				({ today: day, condition: any }, stayIds, onlyDifferences, hasPlace) => {
					const asked = hasPlace ? any : { ...any, ...typedPlace("") };
					const choices = { stayIds, condition: asked, onlyDifferences };
					expect(read(comparisonPath(choices), day)).toEqual(choices);
				},
			),
		);
	});

	it.each([
		["5,3,5", [5, 3]],
		["1,2,3,4", [1, 2, 3]],
		["0,-1,1.5,x,7", [7]],
		["", []],
		[null, []],
		["1234567890,8", [8]],
	])("reads from %s the stays %j", (text, ids) => {
		expect(readStayIds(text)).toEqual(ids);
	});

	it("without parameters has no stays and no place, and keeps the default dates and guests", () => {
		expect(read("/compare")).toEqual({
			stayIds: [],
			condition: { ...condition, ...typedPlace("") },
			onlyDifferences: false,
		});
		expect(read("/compare?stays=1&cityCode=SEOUL&only=no").condition.cityCode).toBe("SEOUL");
	});
});
