import type { Guests } from "#domain/guests/Guests.ts";
import { addDays, nightsBetween, type StayDate, startOfMonth, weekday } from "#domain/shared/StayDate.ts";
import { type StayDates, stayDates, stayFrom, stayRules } from "#domain/shared/StayDates.ts";
import { dayOf, lastOff, mondayOf } from "./dayOf.ts";
import type { SaidDay } from "./days.ts";
import { type Reading, type WordChip, withUnused } from "./Reading.ts";
import { saidGuests } from "./saidGuests.ts";
import type { DatesMeaning } from "./Term.ts";
import { isPeriod, withinPeriod } from "./withinPeriod.ts";

const friday = 5;

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
	const days = withinPeriod(said.flatMap((each) => (each.from ? [each.from] : [])));
	// E.g. '8월 15일 광복절 연휴'.
	const from = days.find(({ by }) => by === "daysOff") ?? days[0];
	const last = from?.by === "daysOff" ? undefined : days.findLast((each) => each !== from);
	const to = said.find((each) => each.to)?.to ?? null;
	const nights = said.find((each) => each.nights !== null)?.nights ?? null;
	if (!from) return stayOf(otherwise.checkInDate, nights!);
	const start = dayOf(from, today, today);
	if (start === null || start < today) return null;
	// Of a month or week that has begun, the traveller's own day stays if it is still to come: '이번달 특가' is not tonight.
	if (!to && start === today && isPeriod(from) && isWithinPeriod(otherwise.checkInDate, from, start))
		return nights === null ? otherwise : stayOf(otherwise.checkInDate, nights);
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

/** Whether a day is one of a month or week, given the first of its days that is left. */
const isWithinPeriod = (day: StayDate, { by }: SaidDay, first: StayDate): boolean => {
	const beginOf = by === "week" ? mondayOf : startOfMonth;
	return day >= first && beginOf(day) === beginOf(first);
};

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
