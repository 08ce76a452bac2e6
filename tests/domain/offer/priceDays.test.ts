import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysAround, nearestStays, type PriceDay } from "#domain/offer/priceDays.ts";
import { addDays, nightsBetween, stayDateOf } from "#domain/shared/StayDate.ts";
import { nightsOf } from "#domain/shared/StayDates.ts";
import { won } from "#domain/shared/Won.ts";

const first = stayDateOf("2026-11-22");
const day = (index: number, isFree: boolean): PriceDay => ({
	date: addDays(first, index),
	night: { isFree, amount: isFree ? won(10_000) : null },
	stay: { isFree, amount: isFree ? won(20_000 + index) : null },
});
const calendars = fc
	.array(fc.boolean(), { maxLength: 60 })
	.map((free) => free.map((is, index) => day(index, is)));
const checkIns = fc.integer({ min: 0, max: 60 }).map((index) => addDays(first, index));

describe("the dates around a check-in", () => {
	it("include the nearest available stays of the same length", () => {
		fc.assert(
			fc.property(calendars, checkIns, fc.integer({ min: 1, max: 14 }), (days, checkIn, nights) => {
				const found = nearestStays(days, checkIn, nights, 3);
				const free = days.filter(
					({ stay, date }, index) => stay.isFree && date !== checkIn && index + nights <= days.length,
				);
				expect(found).toHaveLength(Math.min(3, free.length));
				const far = found.map(({ checkInDate }) => Math.abs(nightsBetween(checkInDate, checkIn)));
				expect(far).toEqual(far.toSorted((a, b) => a - b));
				const taken = new Set(found.map(({ checkInDate }) => checkInDate));
				for (const { date } of free.filter((each) => !taken.has(each.date)))
					expect(Math.abs(nightsBetween(date, checkIn))).toBeGreaterThanOrEqual(far.at(-1) ?? 0);
				for (const stay of found) {
					expect(nightsOf(stay)).toBe(nights);
					expect(days.find(({ date }) => date === stay.checkInDate)?.stay.amount).toBe(stay.total);
				}
			}),
		);
	});

	it("include no stay that ends later than the day after the calendar's last day [SEARCH-CAL-07, DEC-053, DEC-189]", () => {
		const days = Array.from({ length: 5 }, (_, index) => day(index, true));
		const ends = (nights: number) =>
			nearestStays(days, addDays(first, 4), nights, 3).map(({ checkOutDate }) => checkOutDate);
		expect(ends(1)).toEqual(["2026-11-26", "2026-11-25", "2026-11-24"]);
		expect(ends(3)).toEqual(["2026-11-27", "2026-11-26", "2026-11-25"]);
		expect(ends(6)).toEqual([]);
		expect(daysAround(days, addDays(first, 2), 3, 3).map(({ date }) => date)).toEqual([
			"2026-11-22",
			"2026-11-23",
			"2026-11-24",
		]);
	});

	it("prefer the earlier of two equally near dates", () => {
		const days = [day(0, true), day(1, false), day(2, true)];
		expect(nearestStays(days, addDays(first, 1), 1, 2).map(({ checkInDate }) => checkInDate)).toEqual([
			"2026-11-22",
			"2026-11-24",
		]);
	});

	it("cover three days before and after, as far as the calendar reaches", () => {
		const days = Array.from({ length: 10 }, (_, index) => day(index, true));
		expect(daysAround(days, addDays(first, 1), 3, 1).map(({ date }) => date)).toEqual(
			days.slice(0, 5).map(({ date }) => date),
		);
	});
});
