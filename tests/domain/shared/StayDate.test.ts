import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	addDays,
	addMonths,
	compareDays,
	daysInMonth,
	fromDayNumber,
	isStayDate,
	lastCivilDay,
	lastNight,
	nightsBetween,
	parseStayDate,
	partsOf,
	type StayDate,
	startOfMonth,
	stayDateOf,
	toDayNumber,
	weekday,
} from "#domain/shared/StayDate.ts";
import { anyDay, anyText } from "./arbitraries.ts";

const day = stayDateOf;
const msPerDay = 86_400_000;

/** The platform's own calendar, in UTC, as an independent check. */
const oracle = (date: StayDate): Date => new Date(`${date}T00:00:00Z`);
const format = (date: Date): string => date.toISOString().slice(0, 10);

describe("a StayDate", () => {
	it("matches the platform's calendar on day numbers and weekdays, in both directions [DOM-DATE-01] [A03]", () => {
		fc.assert(
			fc.property(anyDay, (date) => {
				expect(toDayNumber(date)).toBe(oracle(date).getTime() / msPerDay);
				expect(fromDayNumber(toDayNumber(date))).toBe(date);
				expect(weekday(date)).toBe(oracle(date).getUTCDay());
			}),
		);
	});

	it("parses existing dates only [DOM-DATE-01] [A03]", () => {
		const numbers = fc.tuple(
			fc.integer({ min: 1, max: 9999 }),
			fc.integer({ min: 0, max: 13 }),
			fc.integer({ min: 0, max: 32 }),
		);
		fc.assert(
			fc.property(numbers, ([year, month, dayOfMonth]) => {
				const text = `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(dayOfMonth).padStart(2, "0")}`;
				const date = oracle(text as StayDate);
				const exists = !Number.isNaN(date.getTime()) && format(date) === text;
				expect(parseStayDate(text)).toBe(exists ? text : null);
			}),
			{ numRuns: 60 },
		);
	});

	it.each([
		"2027-02-29",
		"2027-02-30",
		"2027-13-01",
		"2027-00-10",
		"2027-2-3",
		"",
		"0000-01-01",
		"9999-99-99",
		"2027-03-01T00:00Z",
		"２０２７-01-01",
		"2027-03-01\n",
		" 2027-03-01",
		null,
		undefined,
		20270301,
		["2027-03-01"],
	])("rejects %j [DOM-DATE-01] [A03]", (text) => {
		expect(parseStayDate(text)).toBeNull();
		expect(isStayDate(text)).toBe(false);
	});

	it("parses any text without throwing or rolling over [DOM-DATE-01] [A03]", () => {
		fc.assert(fc.property(anyText, (text) => [null, text].includes(parseStayDate(text))));
	});

	it("handles leap days in century years [A04]", () => {
		expect(["1900-02-29", "2000-02-29", "2100-02-29", "2400-02-29"].map(isStayDate)).toEqual([
			false,
			true,
			false,
			true,
		]);
	});

	it("handles the leap day at the end of a 400-year cycle [A04]", () => {
		for (const date of ["0400-02-29", "1600-02-29", "2000-02-29", "2400-02-29"].map(day)) {
			expect(fromDayNumber(toDayNumber(date))).toBe(date);
			expect(addDays(addDays(date, 1), -1)).toBe(date);
		}
	});

	it("compares as a sort comparator", () => {
		const [early, late] = [day("2026-12-31"), day("2027-01-01")];
		expect([compareDays(early, late), compareDays(late, early), compareDays(late, late)]).toEqual([-1, 1, 0]);
	});

	it("throws for a literal that is not a date", () => {
		expect(() => stayDateOf("2027-02-29")).toThrow("2027-02-29 is a day");
	});

	it("adds days and counts nights as inverse operations [SEARCH-COND-03]", () => {
		fc.assert(
			fc.property(anyDay, anyDay, (from, to) => {
				const nights = nightsBetween(from, to);
				expect(addDays(from, nights)).toBe(to);
				expect(nightsBetween(to, from)).toBe(-nights + 0);
				expect(Math.sign(compareDays(to, from))).toBe(Math.sign(nights));
				expect(to > from).toBe(nights > 0);
			}),
		);
	});

	it("counts a stay over a leap day as two nights [SEARCH-COND-03] [A04]", () => {
		expect(nightsBetween(day("2028-02-28"), day("2028-03-01"))).toBe(2);
		expect(nightsBetween(day("2027-02-28"), day("2027-03-01"))).toBe(1);
	});

	it("throws when it leaves the calendar or is moved by fractions", () => {
		expect(() => addDays(lastCivilDay, 1)).toThrow("is a day of the years 1 to 9999");
		expect(() => addDays(day("0001-01-01"), -1)).toThrow("is a day of the years 1 to 9999");
		expect(() => addDays(day("2027-01-01"), 0.5)).toThrow("whole number of days");
		expect(() => addMonths(day("2027-01-01"), 1.5)).toThrow("whole number of months");
		expect(() => addMonths(day("9999-12-01"), 1)).toThrow("is a day of the years 1 to 9999");
	});

	it("adds months to the same day or the last day of the month [A05]", () => {
		const months = fc.integer({ min: -400, max: 400 });
		const middle = fc.integer({ min: -200_000, max: 200_000 }).map(fromDayNumber);
		fc.assert(
			fc.property(middle, months, (date, count) => {
				const moved = addMonths(date, count);
				const first = oracle(startOfMonth(date));
				first.setUTCMonth(first.getUTCMonth() + count);
				expect(startOfMonth(moved)).toBe(format(first));
				expect(partsOf(moved).day).toBe(Math.min(partsOf(date).day, daysInMonth(moved)));
			}),
		);
	});

	it.each([
		["2027-01-31", 1, "2027-02-28"],
		["2028-01-31", 1, "2028-02-29"],
		["2027-01-31", 2, "2027-03-31"],
		["2027-03-31", -1, "2027-02-28"],
		["2028-02-29", 12, "2029-02-28"],
		["2026-12-31", 2, "2027-02-28"],
	])("adds to %s %i months as %s [A05]", (from, months, to) => {
		expect(addMonths(day(from), months)).toBe(to);
	});

	it("has a morning after the last night, and none after that [DOM-DATE-01]", () => {
		const morning = addDays(stayDateOf(lastNight), 1);
		expect(morning).toBe("9999-12-31");
		expect(() => addDays(morning, 1)).toThrow();
	});

	it("knows the length of each month", () => {
		fc.assert(
			fc.property(anyDay, (date) => {
				const { year, month } = partsOf(date);
				const last = new Date(oracle(startOfMonth(date)));
				last.setUTCFullYear(year, month, 0);
				expect(daysInMonth(date)).toBe(last.getUTCDate());
			}),
		);
	});
});
