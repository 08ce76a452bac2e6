import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { koreanDateTime, koreanInstant } from "#domain/shared/koreanTime.ts";
import { fromDayNumber, stayDateOf, toDayNumber } from "#domain/shared/StayDate.ts";
import { zonedInstant } from "#domain/shared/zonedInstant.ts";
import { bothClocks, koreanZone, wallClock } from "#domain/shared/zonedTime.ts";

const at = (text: string) => koreanInstant(text) ?? 0;

describe("the local time of a stay abroad", () => {
	it("is shown beside Korean time, with the day offset when the date differs", () => {
		expect(bothClocks(at("2026-12-08 05:00"), "America/New_York")).toBe(
			"12.7(월) 15:00 현지 · 한국 05:00(+1)",
		);
		expect(bothClocks(at("2026-12-08 15:00"), "Asia/Tokyo")).toBe("12.8(화) 15:00(현지·한국)");
		expect(bothClocks(at("2026-12-08 00:30"), "Europe/London")).toBe("12.7(월) 15:30 현지 · 한국 00:30(+1)");
		expect(bothClocks(at("2026-12-07 23:30"), "Pacific/Auckland")).toBe(
			"12.8(화) 03:30 현지 · 한국 23:30(-1)",
		);
	});

	it("is shown beside Korean time without an offset when the date is the same", () => {
		expect(bothClocks(at("2026-12-08 12:00"), "Asia/Kolkata")).toBe("12.8(화) 08:30 현지 · 한국 12:00");
		expect(bothClocks(at("2026-12-08 12:00"), "Pacific/Kiritimati")).toBe("12.8(화) 17:00 현지 · 한국 12:00");
	});

	it("falls back to Korean time alone when the time zone is unknown", () => {
		expect(bothClocks(at("2026-12-08 05:00"), "Nowhere/Land")).toBe("12.8(화) 05:00 한국");
	});

	it("equals Korean time in Korea", () => {
		fc.assert(
			// From 1989 on: in the two summers before, Korea had daylight saving time.
			fc.property(fc.integer({ min: Date.UTC(1989, 0, 1), max: 4_000_000_000_000 }), (instant) => {
				const clock = wallClock(instant, koreanZone);
				expect(`${clock?.day} ${clock?.time}`).toBe(koreanDateTime(instant).slice(0, 16));
			}),
		);
	});

	it("is read back to the instant it shows, in every zone", () => {
		const zones = fc.constantFrom("Asia/Seoul", "America/New_York", "Europe/London", "Asia/Kolkata");
		fc.assert(
			fc.property(fc.integer({ min: 12_000_000, max: 40_000_000 }), zones, (minutes, timeZone) => {
				const clock = wallClock(minutes * 60_000, timeZone);
				const back = clock && zonedInstant(clock.day, clock.time, timeZone);
				expect(back === null ? null : wallClock(back, timeZone)).toEqual(clock);
			}),
		);
		expect(zonedInstant(stayDateOf("2026-12-06"), "15:00", "Nowhere/Land")).toBeNull();
	});

	it("resolves to the first of two instants, and uses the offset before a skipped hour", () => {
		const utc = (day: string, time: string, zone: string) =>
			new Date(zonedInstant(stayDateOf(day), time, zone) ?? 0).toISOString().slice(0, 16);
		expect(utc("2026-03-08", "02:30", "America/New_York")).toBe("2026-03-08T07:30");
		expect(utc("2026-03-08", "01:59", "America/New_York")).toBe("2026-03-08T06:59");
		expect(utc("2026-03-08", "03:00", "America/New_York")).toBe("2026-03-08T07:00");
		expect(utc("2026-11-01", "01:30", "America/New_York")).toBe("2026-11-01T05:30");
		expect(utc("2026-11-01", "02:00", "America/New_York")).toBe("2026-11-01T07:00");
		expect(utc("2026-03-29", "01:30", "Europe/London")).toBe("2026-03-29T01:30");
		expect(utc("2026-10-25", "01:30", "Europe/London")).toBe("2026-10-25T00:30");
		expect(utc("2026-09-27", "02:30", "Pacific/Auckland")).toBe("2026-09-26T14:30");
		expect(utc("2026-04-05", "02:30", "Pacific/Auckland")).toBe("2026-04-04T13:30");
	});

	it("is read correctly after any number of other instants, and again later", () => {
		const first = toDayNumber(stayDateOf("2026-01-01"));
		const days = Array.from({ length: 2_100 }, (_, index) => fromDayNumber(first + index));
		for (const day of [...days, ...days.slice(0, 3)])
			expect(zonedInstant(day, "15:00", koreanZone)).toBe(at(`${day} 15:00`));
	});
});
