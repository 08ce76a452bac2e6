import { addDays, partsOf, type StayDate, stayDateOf, weekday } from "./StayDate.ts";

/** Seollal, Buddha's birthday and Chuseok: days of the lunar calendar, announced, not computed. */
export const lunarDays: readonly {
	readonly seollal: StayDate;
	readonly buddha: StayDate;
	readonly chuseok: StayDate;
}[] = (
	[
		["2025-01-29", "2025-05-05", "2025-10-06"],
		["2026-02-17", "2026-05-24", "2026-09-25"],
		["2027-02-07", "2027-05-13", "2027-09-15"],
		["2028-01-27", "2028-05-02", "2028-10-03"],
		["2029-02-13", "2029-05-20", "2029-09-22"],
		["2030-02-03", "2030-05-09", "2030-09-12"],
	] as const
).map(([seollal, buddha, chuseok]) => ({
	seollal: stayDateOf(seollal),
	buddha: stayDateOf(buddha),
	chuseok: stayDateOf(chuseok),
}));

/** Which days of the week a holiday may not fall on without a substitute; Sunday is 0. */
type Lost = readonly number[];

interface Holiday {
	readonly day: StayDate;
	readonly name: string;
	readonly lost: Lost;
}

const weekend: Lost = [0, 6];
const sunday: Lost = [0];
const never: Lost = [];
const substitute = "대체공휴일";

/**
 * Days of every year. Constitution Day (17 July) and Labour Day (1 May) are left out: that a law in force makes them public
 * holidays could not be read at its source when this was written, and a calendar that marks too few days misleads less than
 * one that marks a working day.
 */
const solarDays: readonly (readonly [monthDay: string, name: string, lost: Lost])[] = [
	["01-01", "새해 첫날", never],
	["03-01", "삼일절", weekend],
	["05-05", "어린이날", weekend],
	["06-06", "현충일", never],
	["08-15", "광복절", weekend],
	["10-03", "개천절", weekend],
	["10-09", "한글날", weekend],
	["12-25", "성탄절", weekend],
];

const threeDays = (middle: StayDate, name: string): Holiday[] =>
	[-1, 0, 1].map((shift) => ({
		day: addDays(middle, shift),
		name: shift === 0 ? name : `${name} 연휴`,
		lost: sunday,
	}));

/** What a year's holidays are called, without the substitutes. */
function named(year: number): Holiday[] {
	const solar = solarDays.map(([monthDay, name, lost]) => ({
		day: stayDateOf(`${year}-${monthDay}`),
		name,
		lost,
	}));
	const lunar = lunarDays.filter(({ seollal }) => partsOf(seollal).year === year);
	return [
		...solar,
		...lunar.flatMap(({ seollal, buddha, chuseok }) => [
			...threeDays(seollal, "설날"),
			{ day: buddha, name: "부처님오신날", lost: weekend },
			...threeDays(chuseok, "추석"),
		]),
	];
}

/**
 * Korea's public holidays of a year by day, substitutes included: one that falls on a day it may not, or on another, is
 * given back on the next working day.
 */
export function koreanHolidays(year: number): ReadonlyMap<StayDate, string> {
	const byDay = Map.groupBy(named(year), ({ day }) => day);
	const names = new Map<StayDate, string>();
	for (const [day, holidays] of byDay) names.set(day, holidays.map(({ name }) => name).join(" · "));
	// in whatever order holidays are given back, the days taken are the same
	for (const [day, holidays] of byDay) {
		if (holidays.length === 1 && !holidays.some(({ lost }) => lost.includes(weekday(day)))) continue;
		let free = addDays(day, 1);
		while (names.has(free) || weekend.includes(weekday(free))) free = addDays(free, 1);
		names.set(free, substitute);
	}
	return names;
}

/** The holidays a calendar beginning in a year may show: of that year and the next. */
export const holidaysFrom = (year: number): ReadonlyMap<StayDate, string> =>
	new Map([...koreanHolidays(year), ...koreanHolidays(year + 1)]);
