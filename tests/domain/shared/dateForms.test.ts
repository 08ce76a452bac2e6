import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { monthDay, monthDayRange, parseTimed, stayLength, weekdayLabels } from "#domain/shared/dateForms.ts";
import { dayOfText, isPast } from "#domain/shared/dayOfText.ts";
import {
	compareDays,
	isStayDate,
	nightsBetween,
	partsOf,
	stayDateOf,
	weekday,
} from "#domain/shared/StayDate.ts";
import { anyDay, anyText } from "./arbitraries.ts";

const day = stayDateOf;

function reading(text: unknown): { value: string; logs: string[] } {
	const logs: string[] = [];
	const value = dayOfText(text, (log) => logs.push(log));
	return { value, logs };
}

const two = (max: number): fc.Arbitrary<string> =>
	fc.integer({ min: 0, max }).map((number) => String(number).padStart(2, "0"));
const clock = fc
	.tuple(fc.constantFrom(" ", "T"), two(23), two(59), fc.option(two(59), { nil: undefined }))
	.map(([mark, hours, minutes, seconds]) => `${mark}${hours}:${minutes}${seconds ? `:${seconds}` : ""}`);

describe("reading a date text", () => {
	it("accepts a date with or without a time [DOM-DATE-01] [DOM-DATE-02] [DEC-131]", () => {
		fc.assert(
			fc.property(anyDay, fc.option(clock, { nil: "" }), (date, time) => {
				expect(reading(`${date}${time}`)).toEqual({ value: date, logs: [] });
			}),
		);
	});

	it.each([
		["2026-02-30", "Invalid time value"],
		["2026-13-01", "Invalid time value"],
		["9999-99-99", "Invalid time value"],
		["2026-12-06 24:00", "Invalid time value"],
		["2026-12-06T10:60", "Invalid time value"],
		["2026-12-06 10:00:60", "Invalid time value"],
		["2026/12/06", "not a date format"],
		["20261206", "not a date format"],
		["２０２７-01-01", "not a date format"],
		["2026-12-6", "not a date format"],
		["2026-12-06 10", "not a date format"],
		["2026-12-06  10:00", "not a date format"],
		["2026-12-06T10:00Z", "not a date format"],
		["", "not a date format"],
		["x2026-12-06", "not a date format"],
		["2026-12-06x", "not a date format"],
		[["2026-12-06"], "not a date format"],
		[null, "not a date format"],
		[20261206, "not a date format"],
	])(
		"logs for %j '%s' and returns nothing [DOM-DATE-03] [ERR-DEV-01] [ERR-DEV-02] [DEC-131] [A03]",
		(text, log) => {
			expect(reading(text)).toEqual({ value: "", logs: [log] });
			expect(parseTimed(text)).toBeNull();
		},
	);

	it("returns a real date, or nothing with exactly one log, for any text [DOM-DATE-03] [DEC-131] [A03]", () => {
		fc.assert(
			fc.property(anyText, (text) => {
				const { value, logs } = reading(text);
				expect(value === "" ? logs.length === 1 : isStayDate(value) && logs.length === 0).toBe(true);
			}),
			{ numRuns: 60 },
		);
	});

	it("separates the time and fills in the seconds [DOM-DATE-02]", () => {
		expect(parseTimed("2026-12-06T09:30")).toEqual({ day: "2026-12-06", time: "09:30:00" });
		expect(parseTimed("2026-12-06 09:30:15")).toEqual({ day: "2026-12-06", time: "09:30:15" });
		expect(parseTimed("2026-12-06")).toEqual({ day: "2026-12-06", time: null });
	});
});

describe("the past-date check", () => {
	it("is true only for dates before today, whatever the time [DOM-DATE-04]", () => {
		fc.assert(
			fc.property(anyDay, anyDay, fc.option(clock, { nil: "" }), (date, today, time) => {
				expect(isPast(`${date}${time}`, today)).toBe(compareDays(date, today) < 0);
				expect(isPast(`${date}${time}`, date)).toBe(false);
			}),
		);
	});

	it("throws 'Invalid date format' for any other text [DOM-DATE-04] [ERR-DEV-03] [A03]", () => {
		fc.assert(
			fc.property(
				fc.oneof(anyText, fc.constant(null)).filter((text) => parseTimed(text) === null),
				(text) => {
					expect(() => isPast(text, day("2026-11-22"))).toThrow("Invalid date format");
				},
			),
		);
	});
});

describe("date texts", () => {
	it("show month, day and weekday without zeros or a year [UI-SUM-02] [CONST-13] [DEC-060]", () => {
		fc.assert(
			fc.property(anyDay, (date) => {
				const { month, day: dayOfMonth } = partsOf(date);
				expect(monthDay(date)).toBe(`${month}.${dayOfMonth}(${"일월화수목금토"[weekday(date)]})`);
			}),
		);
		expect(monthDay(day("2026-12-06"))).toBe("12.6(일)");
	});

	it("join a pair with ' ~ ' [UI-SUM-02] [DEC-060]", () => {
		expect(monthDayRange(day("2026-12-31"), day("2027-01-01"))).toBe("12.31(목) ~ 1.1(금)");
	});

	it("start the week on Sunday [SEARCH-CAL-02]", () => {
		expect(weekdayLabels.join(" ")).toBe("일 월 화 수 목 금 토");
	});

	it("write the length of a stay as 'N박 N+1일' [UI-SUM-06] [CONST-13] [DEC-061] [A04]", () => {
		expect(stayLength(nightsBetween(day("2028-02-28"), day("2028-03-01")))).toBe("2박 3일");
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 400 }), (nights) => {
				expect(stayLength(nights)).toBe(`${nights}박 ${nights + 1}일`);
			}),
		);
	});
});
