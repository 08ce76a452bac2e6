import { koreanHolidays, lunarDays, substituteOf, substitutesFrom } from "#domain/shared/holidays.ts";
import {
	addDays,
	addMonths,
	daysInMonth,
	isCivilDay,
	partsOf,
	type StayDate,
	startOfMonth,
	stayDateOf,
	weekday,
} from "#domain/shared/StayDate.ts";
import type { SaidDay } from "./days.ts";
import type { Counted } from "./months.ts";

const saturday = 6;

/** Returns the Monday of a day's week. */
export const mondayOf = (day: StayDate): StayDate => addDays(day, -((weekday(day) + 6) % 7));

/** Returns the date for a year, month and day; null when the month has no such day. */
function civil(year: number, month: number, day: number | "last"): StayDate | null {
	if (!isCivilDay(year, month, day === "last" ? 1 : day)) return null;
	const first = stayDateOf(`${year}-${String(month).padStart(2, "0")}-01`);
	return addDays(first, (day === "last" ? daysInMonth(first) : day) - 1);
}

const nextOf = (days: readonly (StayDate | null)[], earliest: StayDate): StayDate | null =>
	days.find((day) => day !== null && day >= earliest) ?? null;

const isOff = (day: StayDate): boolean =>
	weekday(day) === 0 || weekday(day) === saturday || koreanHolidays(partsOf(day).year).has(day);

/** Returns the last of the consecutive days off from a day on. */
export function lastOff(day: StayDate): StayDate {
	let last = day;
	while (isOff(addDays(last, 1))) last = addDays(last, 1);
	return last;
}

const aheadOf = (day: StayDate, months: number) => partsOf(addMonths(startOfMonth(day), months));

/** Returns the months a word may mean, soonest first; without a named month they start from `earliest`. */
function monthsOf(
	{ year, month }: { readonly year: Counted; readonly month: Counted },
	today: StayDate,
	earliest: StayDate,
): readonly { readonly year: number; readonly month: number }[] {
	if (month === null) return [0, 1, 2].map((months) => aheadOf(earliest, months));
	if (typeof month !== "number") return [aheadOf(today, month.ahead)];
	if (typeof year === "number") return [{ year, month }];
	if (year !== null) return [{ year: partsOf(today).year + year.ahead, month }];
	return [0, 1, 2, 3, 4].map((years) => ({ year: partsOf(earliest).year + years, month }));
}

const isOfYear = (day: StayDate, year: Counted, today: StayDate): boolean =>
	year === null || partsOf(day).year === (typeof year === "number" ? year : partsOf(today).year + year.ahead);

/** Whether the month is unambiguous: a given year or a relative month leaves no choice, so the date may be in the past. */
const isOneMonth = ({ year, month }: { readonly year: Counted; readonly month: Counted }): boolean =>
	year !== null || (month !== null && typeof month !== "number");

/** Returns all dates in a month that fall on the given weekday, in order. */
function weekdaysOf(year: number, month: number, day: number): readonly StayDate[] {
	const first = civil(year, month, 1);
	if (!first) return [];
	const start = addDays(first, (day - weekday(first) + 7) % 7);
	return [0, 7, 14, 21, 28]
		.map((days) => addDays(start, days))
		.filter((each) => partsOf(each).month === month);
}

/** Resolves a day as seen from today; if several dates fit, the first one not before `earliest`. Null when there is none. */
export function dayOf(said: SaidDay, today: StayDate, earliest: StayDate): StayDate | null {
	switch (said.by) {
		case "ahead":
			return addDays(said.months ? addMonths(today, said.months) : today, said.days);
		case "weekday": {
			if (typeof said.weeks === "number")
				return addDays(mondayOf(today), 7 * said.weeks + ((said.weekday + 6) % 7));
			return addDays(earliest, (said.weekday - weekday(earliest) + 7) % 7);
		}
		case "weekend": {
			if (said.weeks === "coming") return addDays(today, (saturday - weekday(today) + 7) % 7);
			const start = addDays(mondayOf(today), 7 * (said.weeks ?? 0) + 5);
			// On a Sunday, the weekend is what is left of it.
			return (said.weeks ?? 0) === 0 && start < today ? today : start;
		}
		case "week": {
			const start = addDays(mondayOf(today), 7 * said.weeks);
			return start < today ? today : start;
		}
		case "date": {
			const days = monthsOf(said, today, earliest).map(({ year, month }) => civil(year, month, said.day));
			return isOneMonth(said) ? (days[0] ?? null) : nextOf(days, earliest);
		}
		case "nthOf": {
			const { nth, weekday: day, month: named, first = 1 } = said;
			const { year, month } = partsOf(earliest);
			const months = monthsOf(said, today, earliest).map((each) => ({
				days: weekdaysOf(each.year, each.month, day ?? saturday),
				isOver: 12 * each.year + each.month < 12 * year + month,
			}));
			if (nth === null)
				return nextOf(
					months.flatMap(({ days }) => days.filter((each) => partsOf(each).day >= first)),
					earliest,
				);
			const [next, ...later] = months
				.filter(({ isOver }) => !isOver)
				.map(({ days }) => days.at(nth - 1) ?? null);
			// If the named month has no fifth Saturday, the result is none rather than a day in another year.
			return named !== null && !next ? null : nextOf([next ?? null, ...later], earliest);
		}
		case "monthPart": {
			const { year, month, day } = partsOf(earliest);
			const hasBegun = said.first <= day && day <= said.last;
			// For a part that has already begun, the rest of it counts.
			const days = monthsOf(said, today, earliest).map((each) =>
				hasBegun && each.year === year && each.month === month
					? earliest
					: civil(each.year, each.month, said.first),
			);
			return nextOf(days, earliest);
		}
		case "beside": {
			const day = dayOf(said.day, today, earliest);
			return day && addDays(day, said.days);
		}
		case "weekendBeside": {
			const day = dayOf(said.day, today, earliest);
			if (!day) return null;
			// From Wednesday on, the next weekend is the nearest.
			if (said.where === "around") return addDays(day, ((saturday - weekday(day) + 3) % 7) - 3);
			// A day that is itself on a weekend is not beside it.
			return addDays(day, said.where === "before" ? -1 - (weekday(day) || 7) : saturday - weekday(day) || 7);
		}
		case "lunar":
			return nextOf(
				lunarDays.map((days) => days[said.feast]).filter((day) => isOfYear(day, said.year, today)),
				earliest,
			);
		case "substitute": {
			if (said.of === null) return nextOf(substitutesFrom(partsOf(earliest).year), earliest);
			const day = dayOf(said.of, today, earliest);
			return day && substituteOf(day);
		}
		case "daysOff": {
			const middle = dayOf(said.around, today, earliest);
			if (middle === null) return null;
			if (said.only === "last") return lastOff(middle);
			let first = middle;
			while (isOff(addDays(first, -1))) first = addDays(first, -1);
			return first < today ? today : first;
		}
	}
}
