import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { koreanDateTime, koreanDay, koreanInstant, restOfKoreanDay } from "#domain/shared/koreanTime.ts";
import { addDays, stayDateOf } from "#domain/shared/StayDate.ts";
import { anyText } from "./arbitraries.ts";

const instants = fc.integer({ min: Date.UTC(1989, 0, 1), max: Date.UTC(2100, 0, 1) });
const seoul = new Intl.DateTimeFormat("sv-SE", {
	timeZone: "Asia/Seoul",
	dateStyle: "short",
	timeStyle: "medium",
});

describe("Korean time", () => {
	it("matches the platform's Asia/Seoul time zone [DOM-DATE-05]", () => {
		fc.assert(
			fc.property(instants, (now) => {
				expect(koreanDateTime(now)).toBe(seoul.format(now));
				expect(koreanDay(now)).toBe(koreanDateTime(now).slice(0, 10));
			}),
		);
	});

	// The suite runs under several values of TZ, so the expectations must hold in all of them.
	it("is independent of the device's time zone [DOM-DATE-05] [A06] [A07]", () => {
		const midnight = Date.UTC(2026, 10, 22, 15);
		expect(koreanDay(midnight - 1)).toBe("2026-11-22");
		expect(koreanDateTime(midnight - 1)).toBe("2026-11-22 23:59:59");
		expect(koreanDay(midnight)).toBe("2026-11-23");
		expect([restOfKoreanDay(midnight - 1), restOfKoreanDay(midnight)]).toEqual([1, 86_400_000]);
		expect(koreanDateTime(midnight)).toBe("2026-11-23 00:00:00");
		expect(koreanInstant("2026-11-23")).toBe(midnight);
		// An hour that is skipped in Los Angeles.
		expect(koreanInstant("2027-03-14 02:30")).toBe(Date.UTC(2027, 2, 13, 17, 30));
	});

	it("changes the day at Korean midnight only [A06]", () => {
		const start = Date.UTC(2026, 11, 31, 14, 59);
		expect([0, 59_999, 60_000].map((later) => koreanDay(start + later))).toEqual([
			"2026-12-31",
			"2026-12-31",
			"2027-01-01",
		]);
		fc.assert(
			fc.property(instants, (now) => {
				const next = addDays(koreanDay(now), 1);
				expect(koreanDay(now + 86_400_000)).toBe(next);
				expect(koreanInstant(next)).toBe(now + restOfKoreanDay(now));
			}),
		);
	});

	it("reads its own texts back to the second [DOM-DATE-05]", () => {
		fc.assert(
			fc.property(instants, (now) => {
				expect(koreanInstant(koreanDateTime(now))).toBe(Math.floor(now / 1000) * 1000);
			}),
		);
	});

	it("has no instant for a text that is not a date", () => {
		fc.assert(fc.property(anyText, (text) => typeof koreanInstant(text) !== "undefined"));
		expect(koreanInstant("2026-02-30")).toBeNull();
		expect(koreanInstant(null)).toBeNull();
		expect(koreanInstant(stayDateOf("1970-01-01"))).toBe(-32_400_000);
	});
});
