import { lunarDays } from "#domain/shared/holidays.ts";
import {
	addDays,
	addMonths,
	daysInMonth,
	partsOf,
	type StayDate,
	startOfMonth,
	toDayNumber,
	weekday,
} from "#domain/shared/StayDate.ts";
import type { Season } from "#world/places/Place.ts";
import { chanceOf } from "./hash.ts";

/** Number of nights on sale from today on. */
const nightsOnSale = 365;

const fixedDays = new Set([
	"01-01",
	"03-01",
	"05-05",
	"06-06",
	"08-15",
	"10-03",
	"10-09",
	"12-25",
	"12-24",
	"12-31",
]);

const holidays = new Set<string>(
	lunarDays.flatMap(({ seollal, buddha, chuseok }) => [
		...[-1, 0, 1].map((offset) => addDays(seollal, offset)),
		buddha,
		...[-1, 0, 1].map((offset) => addDays(chuseok, offset)),
	]),
);

/** Whether the day is a public holiday in Korea, or one of the eves on which everybody travels. */
export const isHoliday = (day: StayDate): boolean => fixedDays.has(day.slice(5)) || holidays.has(day);

/** Price by month in percent of a plain night, January first. */
const months: Record<Season, readonly number[]> = {
	city: [90, 90, 98, 110, 112, 104, 100, 100, 106, 114, 104, 112],
	beach: [84, 84, 88, 96, 108, 112, 142, 152, 106, 104, 88, 92],
	mountain: [88, 86, 92, 104, 112, 104, 112, 116, 106, 136, 108, 94],
	ski: [150, 138, 98, 84, 90, 94, 108, 114, 96, 106, 94, 126],
	tropics: [124, 118, 106, 98, 96, 98, 118, 122, 98, 100, 102, 124],
};

const beachPeak = (day: StayDate): boolean => day.slice(5) >= "07-22" && day.slice(5) <= "08-16";

/** Returns the price of a night relative to a plain one. */
export function nightFactor(day: StayDate, season: Season, saturday: number): number {
	const { month } = partsOf(day);
	const ofWeek = weekday(day);
	const base = (months[season][month - 1] ?? 100) / 100;
	const peak = season === "beach" && beachPeak(day) ? 1.15 : 1;
	const weekend =
		ofWeek === 6 ? saturday / 100 : ofWeek === 5 ? 1 + (saturday - 100) / 220 : ofWeek === 0 ? 0.97 : 1;
	const holiday = isHoliday(day) && ofWeek !== 6 ? Math.max(1.18, 1 + (saturday - 100) / 150) : 1;
	return base * peak * Math.max(weekend, holiday);
}

/** Returns the list price of a night in won, rounded to thousands. */
export function nightPrice(
	base: number,
	planId: number,
	day: StayDate,
	season: Season,
	saturday: number,
): number {
	const drift = 0.98 + 0.04 * chanceOf(planId, Math.floor(toDayNumber(day) / 7));
	return Math.max(10_000, Math.round((base * nightFactor(day, season, saturday) * drift) / 1000) * 1000);
}

/**
 * Returns how many rooms of a type are free on a night before any booking here: other sellers have taken some. Depends only on the room and
 * the day, so that nights added later follow the same pattern.
 */
export function freeRooms(cap: number, roomId: number, day: StayDate): number {
	const popularity = chanceOf(roomId, -1);
	const ofWeek = weekday(day);
	const rush = (ofWeek === 6 ? 0.26 : ofWeek === 5 ? 0.12 : 0) + (isHoliday(day) ? 0.24 : 0);
	const demand = 0.12 + 0.4 * popularity + rush;
	const luck = chanceOf(roomId, toDayNumber(day));
	if (cap <= 2) return luck < demand * 0.5 ? 0 : luck < demand * 0.8 ? 1 : cap;
	return Math.max(0, Math.min(cap, Math.round(cap * (1 - demand * (0.45 + 1.1 * luck)))));
}

/** Returns the first and last night on sale on the day `today`. */
export const saleWindow = (today: StayDate): { first: StayDate; last: StayDate } => ({
	first: today,
	last: addDays(today, nightsOnSale - 1),
});

/** One month of a date range. */
export interface Month {
	/** yyyymm. */
	readonly ym: number;
	/** Its first day and its length in days. */
	readonly first: StayDate;
	readonly days: number;
}

/** Returns the months that contain the days from `first` to `last`, both inclusive. */
export function monthsBetween(first: StayDate, last: StayDate): Month[] {
	const found: Month[] = [];
	for (let day = startOfMonth(first); day <= last; day = addMonths(day, 1)) {
		const { year, month } = partsOf(day);
		found.push({ ym: year * 100 + month, first: day, days: daysInMonth(day) });
	}
	return found;
}
