import { type Guests, isGuests } from "#domain/guests/Guests.ts";
import { koreanHolidays, lunarDays } from "#domain/shared/holidays.ts";
import {
	addDays,
	addMonths,
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
import type { DatesMeaning, GuestsMeaning } from "./Term.ts";

const friday = 5;
const saturday = 6;

/** The Monday a week begins on. */
const mondayOf = (day: StayDate): StayDate => addDays(day, -((weekday(day) + 6) % 7));

/** The day of a year and month; null when the month has no such day. */
const civil = (year: number, month: number, day: number): StayDate | null =>
	isCivilDay(year, month, day)
		? stayDateOf(`${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`)
		: null;

const nextOf = (days: readonly (StayDate | null)[], earliest: StayDate): StayDate | null =>
	days.find((day) => day !== null && day >= earliest) ?? null;

const isOff = (day: StayDate): boolean =>
	weekday(day) === 0 || weekday(day) === saturday || koreanHolidays(partsOf(day).year).has(day);

const aheadOf = (day: StayDate, months: number) => partsOf(addMonths(startOfMonth(day), months));

/** The months that a word may mean, soonest first; `earliest` is looked from where none is named. */
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

/** A year or a month ahead leaves no choice: what it names may be a day that is past. */
const isOneMonth = ({ year, month }: { readonly year: Counted; readonly month: Counted }): boolean =>
	year !== null || (month !== null && typeof month !== "number");

/** The same weekdays of a month in order. */
function weekdaysOf(year: number, month: number, day: number): readonly StayDate[] {
	const first = civil(year, month, 1);
	if (!first) return [];
	const start = addDays(first, (day - weekday(first) + 7) % 7);
	return [0, 7, 14, 21, 28]
		.map((days) => addDays(start, days))
		.filter((each) => partsOf(each).month === month);
}

/** The day that is meant, seen from today and not before `earliest` where several would do; null when it is none. */
function dayOf(said: SaidDay, today: StayDate, earliest: StayDate): StayDate | null {
	switch (said.by) {
		case "ahead":
			return addDays(said.months ? addMonths(today, said.months) : today, said.days);
		case "weekday": {
			if (said.weeks !== null) return addDays(mondayOf(today), 7 * said.weeks + ((said.weekday + 6) % 7));
			return addDays(earliest, (said.weekday - weekday(earliest) + 7) % 7);
		}
		case "weekend": {
			const start = addDays(mondayOf(today), 7 * (said.weeks ?? 0) + 5);
			// on a Sunday the weekend is what is left of it
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
			// the fifth Saturday of a month that has four is none, and not one of another year
			return named !== null && !next ? null : nextOf([next ?? null, ...later], earliest);
		}
		case "monthPart": {
			const { year, month, day } = partsOf(earliest);
			const hasBegun = said.first <= day && day <= said.last;
			// of a part that has begun, what is left
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
		case "lunar":
			return nextOf(
				lunarDays.map((days) => days[said.feast]).filter((day) => isOfYear(day, said.year, today)),
				earliest,
			);
		case "daysOff": {
			const middle = dayOf(said.around, today, earliest);
			if (middle === null) return null;
			let first = middle;
			while (isOff(addDays(first, -1))) first = addDays(first, -1);
			return first < today ? today : first;
		}
	}
}

/** How many nights a day brings along when nothing is said of them. */
function nightsFrom(said: SaidDay, first: StayDate): number {
	if (said.by !== "daysOff") return 1;
	let last = first;
	while (isOff(addDays(last, 1))) last = addDays(last, 1);
	return Math.max(1, nightsBetween(first, last));
}

/**
 * The stay that the words of a text mean, said today by somebody who would stay `otherwise`. Null when they mean none that can be
 * searched for: a past day, or an end before its beginning. [DEC-193]
 */
function saidDates(said: readonly DatesMeaning[], today: StayDate, otherwise: StayDates): StayDates | null {
	const days = said.flatMap((each) => (each.from ? [each.from] : []));
	// '8월 15일 광복절 연휴'
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
		// another name of the first day ends nothing: '12월 24일 크리스마스 이브'
		if (stay) return stay;
	}
	if (nights === null) return stayOf(start, nightsFrom(from, start));
	const eve = addDays(start, -1);
	// two nights of a weekend begin on Friday
	const isWeekend = from.by === "weekend" || (from.by === "nthOf" && from.weekday === null);
	const isLongWeekend = isWeekend && nights > 1 && weekday(eve) === friday && eve >= today;
	return stayOf(isLongWeekend ? eve : start, nights);
}

const stayOf = (start: StayDate, nights: number): StayDates | null =>
	nights > stayRules.maxNights ? null : stayDates(start, stayFrom(start, nights).checkOutDate);

/** Who the words of a text mean; of whom they do not speak, `otherwise` tells. Null when they are too many. [DEC-193] */
function saidGuests(said: readonly GuestsMeaning[], otherwise: Guests): Guests | null {
	const counts = said.filter(({ adults }) => adults !== null);
	const grown = counts.find(({ isAll }) => !isAll) ?? counts[0];
	const small = said.flatMap(({ childAges }) => childAges ?? []);
	const adults = grown?.adults ?? otherwise.adults;
	const guests = { adults, childAges: small };
	return isGuests(guests) ? guests : null;
}

/** What a text says of the stay itself. */
export interface StatedStay {
	/** Without the words that mean no stay: they are not used. */
	readonly reading: Reading;
	/** Null: the text says nothing of it. */
	readonly dates: StayDates | null;
	readonly guests: Guests | null;
}

type Said<Kind> = WordChip & { readonly meaning: Extract<WordChip["meaning"], { readonly kind: Kind }> };
const chipsOf = <Kind extends "dates" | "guests">({ chips }: Reading, kind: Kind) =>
	chips.filter((chip): chip is Said<Kind> => chip.meaning.kind === kind);

/** The chips whose words become days and people of the condition. */
export const conditionChips = (reading: Reading): readonly WordChip[] => [
	...chipsOf(reading, "dates"),
	...chipsOf(reading, "guests"),
];

/** The days and people of a text, seen from today; what it does not say stays as it was. [DEC-193] */
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
