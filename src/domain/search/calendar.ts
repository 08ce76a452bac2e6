import { invariant } from "#domain/shared/invariant.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import { defineMachine, type EventOf, type StateOf } from "#domain/shared/StateMachine.ts";
import {
	addDays,
	addMonths,
	daysInMonth,
	nightsBetween,
	partsOf,
	type StayDate,
	startOfMonth,
	weekday,
} from "#domain/shared/StayDate.ts";
import { type StayDates, stayFrom, stayRules } from "#domain/shared/StayDates.ts";

/** [SEARCH-CAL-01, SEARCH-CAL-07, CONST-04] */
export const calendarRules = { months: 7, daysAhead: stayRules.daysAhead, weekStartsOn: 0 } as const;

/** Table 4.6. Disabled days cause no event at all. */
export const calendarMachine = defineMachine({
	initial: "EMPTY",
	states: { EMPTY: {}, IN: {}, RANGE: {} },
	events: {
		PICK_FIRST: { from: { EMPTY: "IN" } },
		PICK_LATER: { from: { IN: "RANGE", RANGE: "IN" } },
		PICK_SAME_OR_EARLIER: { from: { IN: "IN", RANGE: "IN" } },
		CONFIRM: { from: { IN: "RANGE", RANGE: "RANGE" } },
	},
});

export type CalendarState = StateOf<typeof calendarMachine>;
export type CalendarEvent = EventOf<typeof calendarMachine>;

/** What is chosen so far. A check-out never stands without a check-in before it. */
export interface DateSelection {
	readonly checkInDate: StayDate | null;
	readonly checkOutDate: StayDate | null;
}

export function calendarState({ checkInDate, checkOutDate }: DateSelection): CalendarState {
	if (checkInDate === null) return "EMPTY";
	return checkOutDate === null ? "IN" : "RANGE";
}

/** Today + 180 days. [SEARCH-CAL-07] */
export const lastSelectable = (today: StayDate): StayDate => addDays(today, calendarRules.daysAhead);

/** From today to today + 180, both included. [SEARCH-CAL-06, SEARCH-CAL-07, DEC-053] */
export const isSelectable = (day: StayDate, today: StayDate): boolean =>
	day >= today && day <= lastSelectable(today);

function pickEvent({ checkInDate }: DateSelection, day: StayDate): CalendarEvent {
	if (checkInDate === null) return "PICK_FIRST";
	return day > checkInDate ? "PICK_LATER" : "PICK_SAME_OR_EARLIER";
}

/**
 * The selection after a click. A disabled day changes nothing; a day after a lone check-in completes the range; every
 * other day is a new check-in and clears the check-out. [SEARCH-CAL-03, SEARCH-CAL-04, DEC-052]
 */
export function clickDay(selection: DateSelection, day: StayDate, today: StayDate): DateSelection {
	if (!isSelectable(day, today)) return selection;
	const next = calendarMachine.next(calendarState(selection), pickEvent(selection, day));
	invariant(next.ok, "every enabled day can be clicked");
	return next.value === "RANGE"
		? { ...selection, checkOutDate: day }
		: { checkInDate: day, checkOutDate: null };
}

/** The chosen pair, the check-out being the next day when it is missing; refused without a check-in. [SEARCH-CAL-05, DEC-053] */
export function confirmDates({ checkInDate, checkOutDate }: DateSelection): Result<StayDates, "noCheckIn"> {
	if (checkInDate === null) return err("noCheckIn");
	return ok(checkOutDate === null ? stayFrom(checkInDate, 1) : { checkInDate, checkOutDate });
}

/** Nights of the selection; null while there is no check-out. [SEARCH-CAL-08, SEARCH-CAL-09] */
export const selectedNights = ({ checkInDate, checkOutDate }: DateSelection): number | null =>
	checkInDate === null || checkOutDate === null ? null : nightsBetween(checkInDate, checkOutDate);

export interface CalendarMonth {
	readonly year: number;
	/** 1 to 12. */
	readonly month: number;
	/** Weeks from Sunday to Saturday; null where the month has no day. [SEARCH-CAL-02] */
	readonly weeks: readonly (readonly (StayDate | null)[])[];
}

/** A month by its first day, in weeks. */
export function monthGrid(first: StayDate): CalendarMonth {
	const before = weekday(first);
	const cells = Array.from({ length: before + daysInMonth(first) }, (_, index) =>
		index < before ? null : addDays(first, index - before),
	);
	const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
		Array.from({ length: 7 }, (_, day) => cells[week * 7 + day] ?? null),
	);
	const { year, month } = partsOf(first);
	return { year, month, weeks };
}

/** Seven months, the current one first; they always cover today + 180. [SEARCH-CAL-01] */
export const calendarMonths = (today: StayDate): readonly CalendarMonth[] =>
	Array.from({ length: calendarRules.months }, (_, index) =>
		monthGrid(addMonths(startOfMonth(today), index)),
	);

export type DayMark = "disabled" | "checkIn" | "checkOut" | "between" | "free";

/** How a day looks and is spoken. Chosen days stay marked even when they can no longer be clicked. */
export function dayMark(
	day: StayDate,
	{ checkInDate, checkOutDate }: DateSelection,
	today: StayDate,
): DayMark {
	if (day === checkInDate) return "checkIn";
	if (day === checkOutDate) return "checkOut";
	if ((checkInDate ?? day) < day && day < (checkOutDate ?? day)) return "between";
	return isSelectable(day, today) ? "free" : "disabled";
}
