import type { Guests } from "#domain/guests/Guests.ts";
import { koreanHolidays, lunarDays, substituteOf } from "#domain/shared/holidays.ts";
import {
	addDays,
	addMonths,
	daysInMonth,
	isCivilDay,
	nightsBetween,
	partsOf,
	type StayDate,
	startOfMonth,
	stayDateOf,
	weekday,
} from "#domain/shared/StayDate.ts";
import { type StayDates, stayDates, stayFrom, stayRules } from "#domain/shared/StayDates.ts";
import type { SaidDay } from "./days.ts";
import type { Counted } from "./months.ts";
import { type Reading, type WordChip, withUnused } from "./Reading.ts";
import { saidGuests } from "./saidGuests.ts";
import type { DatesMeaning } from "./Term.ts";
import { withinMonth } from "./withinMonth.ts";

const friday = 5;
const saturday = 6;

/** Returns the Monday of a day's week. */
const mondayOf = (day: StayDate): StayDate => addDays(day, -((weekday(day) + 6) % 7));

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
function lastOff(day: StayDate): StayDate {
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
function dayOf(said: SaidDay, today: StayDate, earliest: StayDate): StayDate | null {
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
		case "date": {
			const days = monthsOf(said, today, earliest).map(({ year, month }) => civil(year, month, said.day));
			return isOneMonth(said) ? (days[0] ?? null) : nextOf(days, earliest);
		}
		case "nthOf": {
			const { nth, weekday: day, month: named } = said;
			const { year, month } = partsOf(earliest);
			const months = monthsOf(said, today, earliest).map((each) => ({
				days: weekdaysOf(each.year, each.month, day ?? saturday),
				isOver: 12 * each.year + each.month < 12 * year + month,
			}));
			if (nth === null)
				return nextOf(
					months.flatMap(({ days }) => days),
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

/** Returns the number of nights implied by a day when none is stated: the whole span for consecutive days off, otherwise one. */
function nightsFrom(said: SaidDay, first: StayDate): number {
	const isSpan = said.by === "daysOff" && !said.only;
	return isSpan ? Math.max(1, nightsBetween(first, lastOff(first))) : 1;
}

/**
 * Resolves the dates in a text as of today, for a traveller whose current dates are `otherwise`. Null when they cannot be searched for,
 * e.g. a past day or an end before the start. [DEC-193]
 */
function saidDates(said: readonly DatesMeaning[], today: StayDate, otherwise: StayDates): StayDates | null {
	const days = withinMonth(said.flatMap((each) => (each.from ? [each.from] : [])));
	// E.g. '8월 15일 광복절 연휴'.
	const from = days.find(({ by }) => by === "daysOff") ?? days[0];
	const last = from?.by === "daysOff" ? undefined : days.findLast((each) => each !== from);
	const to = said.find((each) => each.to)?.to ?? null;
	const nights = said.find((each) => each.nights !== null)?.nights ?? null;
	if (!from) return stayOf(otherwise.checkInDate, nights!);
	const start = dayOf(from, today, today);
	if (start === null || start < today) return null;
	if (to) {
		const end = dayOf(to, today, addDays(start, 1));
		return end === null ? null : stayDates(start, end);
	}
	if (last && nights === null) {
		const end = dayOf(last, today, addDays(start, 1));
		const stay = end && stayDates(start, end);
		// Another name for the first day is not an end: '12월 24일 크리스마스 이브'.
		if (stay) return stay;
	}
	if (nights === null) return stayOf(start, nightsFrom(from, start));
	const eve = addDays(start, -1);
	// Two or more nights of a weekend start on Friday.
	const isWeekend =
		from.by === "weekend" || from.by === "weekendBeside" || (from.by === "nthOf" && from.weekday === null);
	const isLongWeekend = isWeekend && nights > 1 && weekday(eve) === friday && eve >= today;
	return stayOf(isLongWeekend ? eve : start, nights);
}

const stayOf = (start: StayDate, nights: number): StayDates | null =>
	nights > stayRules.maxNights ? null : stayDates(start, stayFrom(start, nights).checkOutDate);

/** The dates and guests stated by a text. */
export interface StatedStay {
	/** The reading, with chips that could not be resolved to dates or guests moved to its unused words. */
	readonly reading: Reading;
	/** `dates` and `guests` are null when the text does not state them or they cannot be resolved. */
	readonly dates: StayDates | null;
	readonly guests: Guests | null;
}

type Said<Kind> = WordChip & { readonly meaning: Extract<WordChip["meaning"], { readonly kind: Kind }> };
const chipsOf = <Kind extends "dates" | "guests">({ chips }: Reading, kind: Kind) =>
	chips.filter((chip): chip is Said<Kind> => chip.meaning.kind === kind);

/** Returns the chips whose words are turned into the condition's dates and guests. */
export const conditionChips = (reading: Reading): readonly WordChip[] => [
	...chipsOf(reading, "dates"),
	...chipsOf(reading, "guests"),
];

/** Resolves the dates and guests in a text as of today; what it does not state is null and stays as it was. [DEC-193] */
export function statedStay(reading: Reading, today: StayDate, otherwise: StayDates & Guests): StatedStay {
	const days = chipsOf(reading, "dates");
	const people = chipsOf(reading, "guests");
	const dates =
		days.length > 0
			? saidDates(
					days.map(({ meaning }) => meaning),
					today,
					otherwise,
				)
			: null;
	const guests =
		people.length > 0
			? saidGuests(
					people.map(({ meaning }) => meaning),
					otherwise,
				)
			: null;
	const unusable = [...(dates ? [] : days), ...(guests ? [] : people)];
	return { reading: withUnused(reading, unusable), dates, guests };
}
