import { addDays, partsOf, type StayDate, stayDateOf, weekday } from "./StayDate.ts";

/** Dates of Seollal, Buddha's birthday and Chuseok. They follow the lunar calendar and are taken from announcements, not computed. */
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

/** Weekdays on which a holiday is replaced by a substitute; Sunday is 0. */
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
 * Holidays with a fixed date. Constitution Day (17 July) and Labour Day (1 May) are left out: when this was written, no law in force making
 * them public holidays could be verified at its source, and marking too few days misleads less than marking a working day.
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

/** Returns a year's holidays with their names, without substitutes. */
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
 * Returns Korea's public holidays of a year by date, including substitutes: a holiday that falls on one of its excluded weekdays or on
 * another holiday is made up for on the next working day.
 */
export function koreanHolidays(year: number): ReadonlyMap<StayDate, string> {
	const byDay = Map.groupBy(named(year), ({ day }) => day);
	const names = new Map<StayDate, string>();
	for (const [day, holidays] of byDay) names.set(day, holidays.map(({ name }) => name).join(" · "));
	// The resulting dates are the same in whatever order the substitutes are assigned.
	for (const [day, holidays] of byDay) {
		if (holidays.length === 1 && !holidays.some(({ lost }) => lost.includes(weekday(day)))) continue;
		let free = addDays(day, 1);
		while (names.has(free) || weekend.includes(weekday(free))) free = addDays(free, 1);
		names.set(free, substitute);
	}
	return names;
}

/** Returns the substitute that makes up for a holiday: the last one of the days off it begins or lies in; null when it has none. */
export function substituteOf(holiday: StayDate): StayDate | null {
	const names = koreanHolidays(partsOf(holiday).year);
	let found: StayDate | null = null;
	for (let day = holiday; names.has(day) || weekend.includes(weekday(day)); day = addDays(day, 1))
		if (names.get(day) === substitute) found = day;
	return found;
}

/** Returns the substitutes of a year and the next, in order. */
export const substitutesFrom = (year: number): readonly StayDate[] =>
	[...holidaysFrom(year)].flatMap(([day, name]) => (name === substitute ? [day] : [])).sort();

/** Returns the holidays for a calendar that starts in the given year: those of that year and the next. */
export const holidaysFrom = (year: number): ReadonlyMap<StayDate, string> =>
	new Map([...koreanHolidays(year), ...koreanHolidays(year + 1)]);
