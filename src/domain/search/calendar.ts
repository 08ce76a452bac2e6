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

/** Months shown, selectable days ahead of today, and first day of the week (0 is Sunday). [SEARCH-CAL-01, SEARCH-CAL-07, CONST-04] */
export const calendarRules = { months: 7, daysAhead: stayRules.daysAhead, weekStartsOn: 0 } as const;

/** State machine of the calendar, table 4.6. Disabled days trigger no event. */
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

/** The current selection. There is never a check-out without an earlier check-in. */
export interface DateSelection {
	readonly checkInDate: StayDate | null;
	readonly checkOutDate: StayDate | null;
}

export function calendarState({ checkInDate, checkOutDate }: DateSelection): CalendarState {
	if (checkInDate === null) return "EMPTY";
	return checkOutDate === null ? "IN" : "RANGE";
}

/** Returns the last selectable day, today + 180 days. [SEARCH-CAL-07] */
export const lastSelectable = (today: StayDate): StayDate => addDays(today, calendarRules.daysAhead);

/** Whether a day is selectable: from today to today + 180 days, both inclusive. [SEARCH-CAL-06, SEARCH-CAL-07, DEC-053] */
export const isSelectable = (day: StayDate, today: StayDate): boolean =>
	day >= today && day <= lastSelectable(today);

function pickEvent({ checkInDate }: DateSelection, day: StayDate): CalendarEvent {
	if (checkInDate === null) return "PICK_FIRST";
	return day > checkInDate ? "PICK_LATER" : "PICK_SAME_OR_EARLIER";
}

/**
 * Returns the selection after a click. A disabled day changes nothing; a day after a lone check-in completes the range; any other day
 * becomes the new check-in and clears the check-out. [SEARCH-CAL-03, SEARCH-CAL-04, DEC-052]
 */
export function clickDay(selection: DateSelection, day: StayDate, today: StayDate): DateSelection {
	if (!isSelectable(day, today)) return selection;
	const next = calendarMachine.next(calendarState(selection), pickEvent(selection, day));
	invariant(next.ok, "every enabled day can be clicked");
	return next.value === "RANGE"
		? { ...selection, checkOutDate: day }
		: { checkInDate: day, checkOutDate: null };
}

/** Returns the selected dates, with the next day as check-out if none is selected; refused without a check-in. [SEARCH-CAL-05, DEC-053] */
export function confirmDates({ checkInDate, checkOutDate }: DateSelection): Result<StayDates, "noCheckIn"> {
	if (checkInDate === null) return err("noCheckIn");
	return ok(checkOutDate === null ? stayFrom(checkInDate, 1) : { checkInDate, checkOutDate });
}

/** Returns the number of selected nights; null while there is no check-in or no check-out. [SEARCH-CAL-08, SEARCH-CAL-09] */
export const selectedNights = ({ checkInDate, checkOutDate }: DateSelection): number | null =>
	checkInDate === null || checkOutDate === null ? null : nightsBetween(checkInDate, checkOutDate);

export interface CalendarMonth {
	readonly year: number;
	/** 1 to 12. */
	readonly month: number;
	/** Weeks from Sunday to Saturday; null in cells outside the month. [SEARCH-CAL-02] */
	readonly weeks: readonly (readonly (StayDate | null)[])[];
}

/** Lays out the month that starts on `first` in weeks. */
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

/** Returns seven months starting with the current one, which always cover today + 180 days. [SEARCH-CAL-01] */
export const calendarMonths = (today: StayDate): readonly CalendarMonth[] =>
	Array.from({ length: calendarRules.months }, (_, index) =>
		monthGrid(addMonths(startOfMonth(today), index)),
	);

export type DayMark = "disabled" | "checkIn" | "checkOut" | "between" | "free";

/** Returns how a day is displayed and announced. Selected days stay marked even when they can no longer be clicked. */
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
