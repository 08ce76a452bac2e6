import { describe, expect, it } from "vitest";
import { cancelHeadline } from "#domain/cancellation/cancelTerms.ts";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { planCancelPolicy, stayInstant } from "#server/catalogue/pricing/planCancelPolicy.ts";

const early = koreanInstant("2026-11-20 10:00") ?? 0;
const seoul = { day: stayDateOf("2026-12-06"), time: "15:00", timeZone: "Asia/Seoul" };

describe("planCancelPolicy", () => {
	it("counts hours back from check-in in the stay's time zone [DEC-099]", () => {
		const stored = {
			tiers: [
				{ hoursBefore: 72, refundPercent: 100 },
				{ hoursBefore: 24, refundPercent: 50 },
				{ hoursBefore: null, refundPercent: 0 },
			],
		};
		const here = planCancelPolicy(stored, true, seoul, early);
		expect(here.cancelDate).toBe("2026-12-03 15:00:00");
		expect(here.tiers).toEqual([
			{ until: koreanInstant("2026-12-03 15:00"), refundPercent: 100 },
			{ until: koreanInstant("2026-12-05 15:00"), refundPercent: 50 },
			{ until: null, refundPercent: 0 },
		]);
		const there = planCancelPolicy(stored, true, { ...seoul, timeZone: "America/New_York" }, early);
		expect(there.cancelDate).toBe("2026-12-04 05:00:00");
		expect(there.cancelText[0]).toContain("12.3(목) 15:00 현지 · 한국 05:00(+1)");
		expect(here.cancelText[0]).not.toContain("현지");
		expect(cancelHeadline(there, koreanInstant("2026-11-25 12:00") ?? 0).text).toBe(
			"12.3(목) 15:00 현지 · 한국 05:00(+1)까지 무료 취소",
		);
	});

	it.each([
		["never", [{ hoursBefore: null, refundPercent: 0 }], false],
		["nothing stored", [], false],
		["always", [{ hoursBefore: null, refundPercent: 100 }], true],
		[
			"a last step that names its end",
			[
				{ hoursBefore: 24, refundPercent: 100 },
				{ hoursBefore: 0, refundPercent: 0 },
			],
			true,
		],
	])("decides whether a policy of %s is cancellable [ENT-27]", (_, tiers, isCancellable) => {
		expect(planCancelPolicy({ tiers }, false, seoul, early).isCancellable).toBe(isCancellable);
	});

	it("applies a last tier without an hour indefinitely [DEC-099]", () => {
		const always = { tiers: [{ hoursBefore: null, refundPercent: 100 }] };
		expect(planCancelPolicy(always, false, seoul, early).tiers).toEqual([
			{ until: null, refundPercent: 100 },
		]);
	});

	it("promises nothing that needs a cancellation before check-in once that hour is over [DEC-099]", () => {
		const half = {
			tiers: [
				{ hoursBefore: 72, refundPercent: 100 },
				{ hoursBefore: null, refundPercent: 50 },
			],
		};
		const begins = koreanInstant("2026-12-06 15:00") ?? 0;
		const told = (now: number) => cancelHeadline(planCancelPolicy(half, false, seoul, now), now).text;
		expect([told(begins - 1), told(begins)]).toEqual(["지금 취소하면 50% 환불", "취소(환불) 불가"]);
	});

	it("handles daylight saving time and skipped hours", () => {
		const at = (day: string, time: string, zone: string) =>
			new Date(stayInstant(stayDateOf(day), time, zone)).toISOString();
		expect(at("2026-07-01", "15:00", "America/New_York")).toBe("2026-07-01T19:00:00.000Z");
		expect(at("2026-12-01", "15:00", "America/New_York")).toBe("2026-12-01T20:00:00.000Z");
		expect(at("2026-03-08", "15:00", "America/New_York")).toBe("2026-03-08T19:00:00.000Z");
		expect(at("2026-12-01", "00:00", "Asia/Seoul")).toBe("2026-11-30T15:00:00.000Z");
		expect(at("2026-12-01", "23:30", "Pacific/Honolulu")).toBe("2026-12-02T09:30:00.000Z");
	});
});
