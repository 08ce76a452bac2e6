import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { completeDates, currentDates, defaultDates, refreshDates } from "#domain/search/defaultDates.ts";
import { defaultCondition, placeOfArea, placeOfRegion, typedPlace } from "#domain/search/SearchCondition.ts";
import { addDays, nightsBetween, stayDateOf, weekday } from "#domain/shared/StayDate.ts";
import { nightsOf } from "#domain/shared/StayDates.ts";
import { someDay } from "../shared/arbitraries.ts";
import { dayAndCondition } from "./searchArbitraries.ts";

const day = stayDateOf;

describe("the default dates", () => {
	it("are ten or more days ahead, never on a Friday or Saturday, for one night [SEARCH-COND-07] [SEARCH-COND-08] [A06]", () => {
		fc.assert(
			fc.property(someDay, (today) => {
				const { checkInDate, checkOutDate } = defaultDates(today);
				const gap = nightsBetween(today, checkInDate);
				expect([5, 6]).not.toContain(weekday(checkInDate));
				expect(gap).toBe(({ 2: 12, 3: 11 } as Record<number, number>)[weekday(today)] ?? 10);
				if (gap > 10) expect(weekday(checkInDate)).toBe(0);
				expect(checkOutDate).toBe(addDays(checkInDate, 1));
			}),
		);
	});

	it("are recalculated when missing or not made today [SEARCH-BAR-03]", () => {
		fc.assert(
			fc.property(someDay, fc.integer({ min: -30, max: 30 }), (today, shift) => {
				const fresh = { ...defaultDates(today), madeOn: today };
				expect(currentDates(null, today)).toEqual(fresh);
				const madeOn = addDays(today, shift);
				const stored = { checkInDate: madeOn, checkOutDate: addDays(madeOn, 2), madeOn };
				expect(currentDates(stored, madeOn)).toBe(stored);
				if (shift !== 0) expect(currentDates(stored, today)).toEqual(fresh);
			}),
		);
	});

	it("replace a pair when either date is missing [SEARCH-BAR-03]", () => {
		const maybe = fc.option(someDay);
		fc.assert(
			fc.property(someDay, maybe, maybe, (today, checkInDate, checkOutDate) => {
				const defaults = currentDates(null, today);
				const { checkInDate: first, checkOutDate: last } = defaults;
				expect(completeDates(checkInDate, checkOutDate, defaults)).toEqual(
					checkInDate && checkOutDate
						? { checkInDate, checkOutDate }
						: { checkInDate: first, checkOutDate: last },
				);
			}),
		);
	});

	it("replace only the past dates of a saved search [SEARCH-COND-09] [B09]", () => {
		fc.assert(
			fc.property(dayAndCondition, fc.integer({ min: -500, max: 500 }), ({ today, condition }, shift) => {
				const later = addDays(today, shift);
				const refreshed = refreshDates(condition, later, defaultDates(later));
				expect(refreshed).toEqual(
					condition.checkInDate < later ? { ...condition, ...defaultDates(later) } : condition,
				);
				const fromToday = refreshDates(condition, condition.checkInDate, defaultDates(later));
				expect(fromToday).toBe(condition);
			}),
		);
	});
});

describe("the default condition", () => {
	it("is Seoul for two adults in one room [SEARCH-COND-06] [ENT-01]", () => {
		expect(defaultCondition(day("2026-11-22"))).toEqual({
			searchText: "서울",
			nationCode: "KR",
			cityCode: "SEOUL",
			area: 0,
			subArea: 0,
			checkInDate: "2026-12-02",
			checkOutDate: "2026-12-03",
			adults: 2,
			childAges: [],
			rooms: 1,
		});
	});
});

describe("a search condition's place", () => {
	const codes = { nationCode: "KR", cityCode: "JEJU", area: 3, subArea: 7 };

	it("has codes when a tile or a region was chosen [SEARCH-KW-06] [SEARCH-KW-12]", () => {
		const place = { searchText: "애월", ...codes };
		expect(placeOfArea({ name: "애월", imageUrl: null, ...codes })).toEqual(place);
		expect(placeOfRegion({ kind: "location", name: "애월", detail: "제주", ...codes })).toEqual(place);
	});

	it("is text only when it was typed [SEARCH-COND-01]", () => {
		expect(typedPlace("바다뷰")).toEqual({
			searchText: "바다뷰",
			nationCode: "",
			cityCode: "",
			area: 0,
			subArea: 0,
		});
	});
});

describe("a search condition's nights", () => {
	it("equal the days from check-in to check-out [SEARCH-COND-03]", () => {
		fc.assert(
			fc.property(dayAndCondition, ({ condition }) => {
				expect(addDays(condition.checkInDate, nightsOf(condition))).toBe(condition.checkOutDate);
			}),
		);
	});
});
