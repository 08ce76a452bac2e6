import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	calendarMachine,
	calendarMonths,
	calendarRules,
	calendarState,
	clickDay,
	confirmDates,
	type DateSelection,
	dayMark,
	isSelectable,
	lastSelectable,
	selectedNights,
} from "#domain/search/calendar.ts";
import {
	addDays,
	compareDays,
	nightsBetween,
	partsOf,
	stayDateOf,
	weekday,
} from "#domain/shared/StayDate.ts";
import { someDay } from "../shared/arbitraries.ts";
import { reachable } from "../shared/reachable.ts";
import { noDates } from "./noDates.ts";

const offsets = fc.integer({ min: -3, max: 185 });

describe("the calendar's date range", () => {
	it("is today to today + 180, inclusive [SEARCH-CAL-06] [SEARCH-CAL-07] [CONST-04] [A09]", () => {
		fc.assert(
			fc.property(someDay, fc.integer({ min: -400, max: 400 }), (today, shift) => {
				expect(isSelectable(addDays(today, shift), today)).toBe(shift >= 0 && shift <= 180);
				expect(nightsBetween(today, lastSelectable(today))).toBe(180);
			}),
		);
		expect(calendarRules).toEqual({ months: 7, daysAhead: 180, weekStartsOn: 0 });
	});

	it("lies within seven months, starting with the current one [SEARCH-CAL-01]", () => {
		fc.assert(
			fc.property(someDay, (today) => {
				const months = calendarMonths(today);
				const days = months.flatMap(({ weeks }) => weeks.flat()).filter((day) => day !== null);
				expect(months).toHaveLength(7);
				expect(months[0]).toMatchObject({ year: partsOf(today).year, month: partsOf(today).month });
				expect(days.includes(today) && days.includes(lastSelectable(today))).toBe(true);
				expect(days.every((day, index) => index === 0 || day === addDays(days[0] ?? today, index))).toBe(
					true,
				);
			}),
		);
	});

	it("has weeks of seven days from Sunday, with empty cells outside the month [SEARCH-CAL-02]", () => {
		fc.assert(
			fc.property(someDay, (today) => {
				const wrong = calendarMonths(today).flatMap(({ weeks, month }) =>
					weeks.filter(
						(week) =>
							week.length !== 7 ||
							week.every((day) => day === null) ||
							week.some((day, index) => day && (weekday(day) !== index || partsOf(day).month !== month)),
					),
				);
				expect(wrong).toEqual([]);
			}),
			{ numRuns: 15 },
		);
	});

	it("shows February 2026 in four full weeks and August 2026 in six [SEARCH-CAL-02]", () => {
		const [february] = calendarMonths(stayDateOf("2026-02-10"));
		const [august] = calendarMonths(stayDateOf("2026-08-01"));
		expect(february?.weeks).toHaveLength(4);
		expect(august?.weeks).toHaveLength(6);
	});
});

describe("date selection", () => {
	const today = stayDateOf("2026-11-25");
	const at = (shift: number) => addDays(today, shift);

	/** Table 4.6, restated independently of the code. */
	const expected = (selection: DateSelection, shift: number): DateSelection => {
		const day = at(shift);
		const { checkInDate, checkOutDate } = selection;
		if (shift < 0 || shift > 180) return selection;
		const completes = checkInDate !== null && checkOutDate === null && compareDays(day, checkInDate) > 0;
		return completes ? { checkInDate, checkOutDate: day } : { checkInDate: day, checkOutDate: null };
	};

	it("follows the table through any sequence of clicks [SEARCH-CAL-03] [SEARCH-CAL-04] [SEARCH-CAL-06] [SEARCH-CAL-07] [A09]", () => {
		fc.assert(
			fc.property(fc.array(offsets, { maxLength: 30 }), (clicks) => {
				const told: DateSelection[] = [noDates];
				const chosen: DateSelection[] = [noDates];
				for (const shift of clicks) {
					told.push(expected(told.at(-1) ?? noDates, shift));
					chosen.push(clickDay(chosen.at(-1) ?? noDates, at(shift), today));
				}
				expect(chosen).toEqual(told);
				const reversed = chosen.filter(
					({ checkInDate, checkOutDate }) => checkOutDate !== null && (checkInDate ?? "") >= checkOutDate,
				);
				expect(reversed).toEqual([]);
			}),
			{ numRuns: 60 },
		);
	});

	it("clears the check-out whenever a check-in is selected [SEARCH-CAL-03] [A09]", () => {
		fc.assert(
			fc.property(fc.nat({ max: 180 }), fc.nat({ max: 180 }), fc.nat({ max: 180 }), (a, b, c) => {
				const range = clickDay(clickDay(clickDay(noDates, at(a), today), at(b), today), at(c), today);
				if (range.checkInDate === at(c)) expect(range.checkOutDate).toBeNull();
			}),
		);
	});

	it("confirms with the next day when there is no check-out, and fails without a check-in [SEARCH-CAL-05] [A09]", () => {
		fc.assert(
			fc.property(fc.nat({ max: 180 }), fc.option(fc.integer({ min: 1, max: 60 })), (from, nights) => {
				const checkOutDate = nights === null ? null : at(from + nights);
				expect(confirmDates({ checkInDate: at(from), checkOutDate })).toEqual({
					ok: true,
					value: { checkInDate: at(from), checkOutDate: at(from + (nights ?? 1)) },
				});
			}),
		);
		expect(confirmDates(noDates)).toEqual({ ok: false, error: "noCheckIn" });
		expect(calendarMachine.next("EMPTY", "CONFIRM").ok).toBe(false);
	});

	it("can end on today + 181 when it starts on the last day [SEARCH-CAL-05] [SEARCH-CAL-07]", () => {
		const last = clickDay(noDates, at(180), today);
		expect(confirmDates(last)).toMatchObject({ value: { checkOutDate: at(181) } });
	});

	it("counts the nights only with both dates [SEARCH-CAL-08] [SEARCH-CAL-09]", () => {
		expect(selectedNights(noDates)).toBeNull();
		expect(selectedNights({ checkInDate: at(1), checkOutDate: null })).toBeNull();
		expect(selectedNights({ checkInDate: at(1), checkOutDate: at(4) })).toBe(3);
		expect(selectedNights({ checkInDate: null, checkOutDate: at(4) })).toBeNull();
	});

	it.each([
		["EMPTY", { PICK_FIRST: "IN" }],
		["IN", { PICK_LATER: "RANGE", PICK_SAME_OR_EARLIER: "IN", CONFIRM: "RANGE" }],
		["RANGE", { PICK_LATER: "IN", PICK_SAME_OR_EARLIER: "IN", CONFIRM: "RANGE" }],
	] as const)("allows in %s only %j [SEARCH-CAL-03] [SEARCH-CAL-04] [SEARCH-CAL-05]", (state, row) => {
		const moves = calendarMachine.eventsIn(state).map((event) => {
			const next = calendarMachine.next(state, event);
			return [event, next.ok && next.value];
		});
		expect(Object.fromEntries(moves)).toEqual(row);
	});

	it("reaches and names every state of its machine [SEARCH-CAL-03] [SEARCH-CAL-04]", () => {
		expect([...reachable(calendarMachine)].sort()).toEqual(["EMPTY", "IN", "RANGE"]);
		expect(calendarState(noDates)).toBe("EMPTY");
		expect(calendarState({ checkInDate: at(1), checkOutDate: null })).toBe("IN");
		expect(calendarState({ checkInDate: at(1), checkOutDate: at(2) })).toBe("RANGE");
	});

	it("marks each day [SEARCH-CAL-06] [SEARCH-CAL-08]", () => {
		const range = { checkInDate: at(2), checkOutDate: at(5) };
		const marks = [-1, 0, 2, 3, 4, 5, 6, 181].map((shift) => dayMark(at(shift), range, today));
		expect(marks).toEqual([
			"disabled",
			"free",
			"checkIn",
			"between",
			"between",
			"checkOut",
			"free",
			"disabled",
		]);
		expect(dayMark(at(-1), { checkInDate: at(-1), checkOutDate: null }, today)).toBe("checkIn");
		expect(dayMark(at(3), { checkInDate: at(2), checkOutDate: null }, today)).toBe("free");
		expect(dayMark(at(3), noDates, today)).toBe("free");
	});
});
