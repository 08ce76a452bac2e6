import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarRules, clickDay, confirmDates, isSelectable } from "#domain/search/calendar.ts";
import { defaultDates } from "#domain/search/defaultDates.ts";
import { readSearchQuery } from "#domain/search/searchQuery.ts";
import { addDays, nightsBetween } from "#domain/shared/StayDate.ts";
import { nightDays, nightsOf, stayDates, stayFrom, stayRules } from "#domain/shared/StayDates.ts";
import { noDates } from "../search/noDates.ts";
import { someDay } from "./arbitraries.ts";

const nights = fc.integer({ min: 1, max: 181 });

describe("the dates of a stay", () => {
	it("are a pair of 1 to 181 nights, or else null [DEC-189]", () => {
		expect(stayRules).toEqual({ daysAhead: 180, minNights: 1, maxNights: 181 });
		fc.assert(
			fc.property(someDay, fc.integer({ min: -400, max: 400 }), (checkInDate, apart) => {
				const checkOutDate = addDays(checkInDate, apart);
				const isStay = apart >= 1 && apart <= 181;
				expect(stayDates(checkInDate, checkOutDate)).toEqual(isStay ? { checkInDate, checkOutDate } : null);
			}),
		);
		fc.assert(
			fc.property(someDay, (day) => {
				expect([stayDates(day, null), stayDates(null, day), stayDates(null, null)]).toEqual([
					null,
					null,
					null,
				]);
			}),
		);
	});

	it("span at least one night and at most 181 [SEARCH-CAL-07, DEC-189]", () => {
		fc.assert(
			fc.property(someDay, (day) => {
				const isStay = (apart: number) => stayDates(day, addDays(day, apart)) !== null;
				expect([0, 1, 181, 182].map(isStay)).toEqual([false, true, true, false]);
			}),
		);
	});

	it("contain the requested number of consecutive nights from check-in [SEARCH-COND-03]", () => {
		fc.assert(
			fc.property(someDay, nights, (checkInDate, count) => {
				const stay = stayFrom(checkInDate, count);
				expect(nightsOf(stay)).toBe(count);
				expect(stayDates(stay.checkInDate, stay.checkOutDate)).toEqual(stay);
				expect(nightDays(stay).map((night) => nightsBetween(checkInDate, night))).toEqual(
					Array.from({ length: count }, (_, night) => night),
				);
				expect(nightDays(stay).at(-1)).toBe(addDays(stay.checkOutDate, -1));
			}),
			{ numRuns: 40 },
		);
	});

	it("can be searched for every pair that the calendar offers [DEC-189]", () => {
		const offered = fc.nat({ max: calendarRules.daysAhead });
		fc.assert(
			fc.property(someDay, offered, offered, (today, from, to) => {
				const selection = [from, to].reduce(
					(chosen, ahead) => clickDay(chosen, addDays(today, ahead), today),
					noDates,
				);
				const confirmed = confirmDates(selection);
				if (!confirmed.ok) throw new Error("two clicks choose a check-in");
				const { checkInDate, checkOutDate } = confirmed.value;
				expect(isSelectable(checkInDate, today)).toBe(true);
				expect(stayDates(checkInDate, checkOutDate)).toEqual(confirmed.value);
				const values: Partial<Record<string, string>> = { checkInDate, checkOutDate };
				expect(readSearchQuery((key) => values[key], today, defaultDates(today))).toMatchObject(
					confirmed.value,
				);
			}),
		);
	});
});
