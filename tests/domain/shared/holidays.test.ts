import { describe, expect, it } from "vitest";
import { holidaysFrom, koreanHolidays, lunarDays } from "#domain/shared/holidays.ts";
import { addDays, stayDateOf, weekday } from "#domain/shared/StayDate.ts";

const nameOf = (day: string) => koreanHolidays(Number(day.slice(0, 4))).get(stayDateOf(day)) ?? null;

describe("public holidays", () => {
	it.each([
		["2026-12-25", "성탄절"],
		["2027-01-01", "새해 첫날"],
		["2027-02-06", "설날 연휴"],
		["2027-02-07", "설날"],
		["2027-02-08", "설날 연휴"],
		["2027-03-01", "삼일절"],
		["2027-05-13", "부처님오신날"],
		["2026-09-25", "추석"],
		["2027-06-06", "현충일"],
		["2027-02-10", null],
		["2031-02-07", null],
	])("on %s include %s", (day, name) => {
		expect(nameOf(day)).toBe(name);
	});

	it.each([
		["a Sunday of Seollal", "2027-02-09"],
		["Buddha's birthday on a Sunday", "2026-05-25"],
		["a Saturday's Liberation Day", "2026-08-17"],
		["a Sunday's Independence Movement Day", "2026-03-02"],
		["two on one day", "2025-05-06"],
		["Chuseok on Foundation Day", "2028-10-05"],
	])("move %s to the next working day, %s", (_, day) => {
		expect(nameOf(day)).toBe("대체공휴일");
	});

	it("have no substitute for a Saturday of Chuseok, New Year's Day or Memorial Day", () => {
		for (const day of ["2026-09-28", "2027-06-07", "2028-01-03"]) expect(nameOf(day)).toBeNull();
	});

	it("on the same day are both named", () => {
		expect(nameOf("2025-05-05")).toBe("어린이날 · 부처님오신날");
	});

	it("in 2026 and in 2028 are these", () => {
		const year = (number: number) =>
			[...koreanHolidays(number)]
				.map(([day, name]) => `${day.slice(5)} ${name}`)
				.toSorted()
				.join(", ");
		expect(year(2026)).toBe(
			"01-01 새해 첫날, 02-16 설날 연휴, 02-17 설날, 02-18 설날 연휴, 03-01 삼일절, 03-02 대체공휴일, 05-05 어린이날, 05-24 부처님오신날, 05-25 대체공휴일, 06-06 현충일, 08-15 광복절, 08-17 대체공휴일, 09-24 추석 연휴, 09-25 추석, 09-26 추석 연휴, 10-03 개천절, 10-05 대체공휴일, 10-09 한글날, 12-25 성탄절",
		);
		expect(year(2028)).toBe(
			"01-01 새해 첫날, 01-26 설날 연휴, 01-27 설날, 01-28 설날 연휴, 03-01 삼일절, 05-02 부처님오신날, 05-05 어린이날, 06-06 현충일, 08-15 광복절, 10-02 추석 연휴, 10-03 개천절 · 추석, 10-04 추석 연휴, 10-05 대체공휴일, 10-09 한글날, 12-25 성탄절",
		);
	});

	const fixedDays = {
		...{ "01-01": "새해 첫날", "03-01": "삼일절", "05-05": "어린이날", "06-06": "현충일" },
		...{ "08-15": "광복절", "10-03": "개천절", "10-09": "한글날", "12-25": "성탄절" },
	};

	it("never have a substitute on a weekend or in place of a holiday, in any year", () => {
		let substitutes = 0;
		for (let year = 2000; year <= 2060; year++) {
			const holidays = koreanHolidays(year);
			const named = [
				...Object.entries(fixedDays).map(([day, name]) => [`${year}-${day}`, name]),
				...lunarDays
					.filter(({ seollal }) => seollal.startsWith(`${year}`))
					.flatMap(({ seollal, buddha, chuseok }) => [
						...[-1, 1].map((shift) => [addDays(seollal, shift), "설날 연휴"]),
						...[-1, 1].map((shift) => [addDays(chuseok, shift), "추석 연휴"]),
						...[
							[seollal, "설날"],
							[buddha, "부처님오신날"],
							[chuseok, "추석"],
						],
					]),
			] as [string, string][];
			for (const [day, name] of named)
				expect(holidays.get(stayDateOf(day))?.split(" · "), `${day} ${name}`).toContain(name);
			for (const [day, name] of holidays) {
				if (name !== "대체공휴일") continue;
				substitutes += 1;
				expect([0, 6], day).not.toContain(weekday(day));
			}
		}
		expect(substitutes).toBeGreaterThan(61);
	});

	it("in a calendar cover this year and the next", () => {
		expect([...holidaysFrom(2026)]).toEqual([...koreanHolidays(2026), ...koreanHolidays(2027)]);
	});
});
