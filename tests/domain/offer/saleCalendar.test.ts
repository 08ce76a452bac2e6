import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SaleDate } from "#domain/offer/Promotion.ts";
import { canTakeDay, lowestSale, saleMonths, saleSpan } from "#domain/offer/saleCalendar.ts";
import { addDays, compareDays, stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { someDay } from "../shared/arbitraries.ts";

const today = stayDateOf("2026-11-21");
const day = (price: number | null, more: Partial<SaleDate> = {}): SaleDate => ({
	date: today,
	price: price === null ? null : won(price),
	stockStatus: "AVAILABLE",
	isOnSale: true,
	...more,
});

describe("the sale calendar", () => {
	it("covers the deal's days from today on, up to the calendar limit [SEARCH-CAL-07]", () => {
		const shift = fc.option(fc.integer({ min: -30, max: 220 }));
		fc.assert(
			fc.property(someDay, shift, shift, (now, from, to) => {
				const at = (days: number | null) => (days === null ? null : addDays(now, days));
				const [first, last] = [Math.max(from ?? 0, 0), Math.min(to ?? 180, 180)];
				expect(saleSpan({ stayStartDate: at(from), stayEndDate: at(to) }, now)).toEqual(
					first <= last ? { from: at(first), to: at(last) } : null,
				);
			}),
		);
	});

	it("has one day on the last day, and none afterwards or beyond the limit", () => {
		const span = (from: string, to: string) =>
			saleSpan({ stayStartDate: stayDateOf(from), stayEndDate: stayDateOf(to) }, today);
		expect(span("2026-11-01", "2026-11-21")).toEqual({ from: today, to: today });
		expect(span("2026-11-01", "2026-11-20")).toBeNull();
		expect(span("2027-05-20", "2027-12-31")).toEqual({ from: "2027-05-20", to: "2027-05-20" });
		expect(span("2027-05-21", "2027-12-31")).toBeNull();
	});

	it("shows the months it touches, in order [SEARCH-CAL-02]", () => {
		const months = (from: string, to: string) =>
			saleMonths({ from: stayDateOf(from), to: stayDateOf(to) }).map(({ year, month }) => `${year}-${month}`);
		expect(months("2026-11-30", "2027-02-01")).toEqual(["2026-11", "2026-12", "2027-1", "2027-2"]);
		expect(months("2026-11-30", "2027-01-31")).toEqual(["2026-11", "2026-12", "2027-1"]);
		expect(months("2026-11-05", "2026-11-05")).toEqual(["2026-11"]);
		fc.assert(
			fc.property(someDay, fc.nat({ max: 180 }), (from, length) => {
				const to = addDays(from, length);
				const days = saleMonths({ from, to }).flatMap(({ weeks }) => weeks.flat());
				const inside = days.filter((one) => one && compareDays(one, from) >= 0 && compareDays(one, to) <= 0);
				expect(inside).toHaveLength(length + 1);
			}),
		);
	});

	it("allows selecting days that are on sale and not sold out [DEC-090]", () => {
		expect(canTakeDay(undefined)).toBe(false);
		expect(canTakeDay(day(1))).toBe(true);
		expect(canTakeDay(day(1, { stockStatus: "LOW" }))).toBe(true);
		expect(canTakeDay(day(1, { stockStatus: "SOLD_OUT" }))).toBe(false);
		expect(canTakeDay(day(1, { isOnSale: false }))).toBe(false);
	});

	it("returns the lowest price among selectable days, or null when none has a price", () => {
		const days = [day(90_000), day(null), day(70_000, { isOnSale: false }), day(80_000), day(100_000)];
		expect(lowestSale(days)).toBe(80_000);
		expect(lowestSale([day(null), day(5, { stockStatus: "SOLD_OUT" })])).toBeNull();
		expect(lowestSale([])).toBeNull();
	});
});
