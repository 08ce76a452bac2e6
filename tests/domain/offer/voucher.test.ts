import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cancelHeadline, refundPercentAt } from "#domain/cancellation/cancelTerms.ts";
import { voucherCancelPolicy, voucherDayRefusal, voucherEnd } from "#domain/offer/voucher.ts";
import { addDays, stayDateOf } from "#domain/shared/StayDate.ts";

const today = stayDateOf("2026-11-22");
const anyDay = { validUntil: stayDateOf("2027-05-21"), weekdaysOnly: false };
const weekdays = { ...anyDay, weekdaysOnly: true };

describe("a dateless voucher", () => {
	it("is valid for a number of days from the day of purchase [DEC-192]", () => {
		expect(voucherEnd(today, 180)).toBe("2027-05-21");
		expect(voucherEnd(stayDateOf("2027-02-28"), 365)).toBe("2028-02-28");
	});

	it("accepts any day from today to its last day only [DEC-192]", () => {
		fc.assert(
			fc.property(fc.integer({ min: -400, max: 800 }), (shift) => {
				const day = addDays(today, shift);
				const expected = shift < 0 ? "past" : day > anyDay.validUntil ? "expired" : null;
				expect(voucherDayRefusal(day, anyDay, today)).toBe(expected);
			}),
		);
	});

	it("accepts its last day but no later one [DEC-192]", () => {
		expect(voucherDayRefusal(today, anyDay, today)).toBeNull();
		expect(voucherDayRefusal(anyDay.validUntil, anyDay, today)).toBeNull();
		expect(voucherDayRefusal(addDays(anyDay.validUntil, 1), anyDay, today)).toBe("expired");
	});

	it("for weekdays rejects nights before a day off [DEC-192]", () => {
		const refusal = (day: string) => voucherDayRefusal(stayDateOf(day), weekdays, today);
		// Thursday, Friday, Saturday, Sunday.
		expect(["2026-12-03", "2026-12-04", "2026-12-05", "2026-12-06"].map(refusal)).toEqual([
			null,
			"weekend",
			"weekend",
			null,
		]);
		// Christmas Eve and New Year's Eve, both Thursdays.
		expect(["2026-12-24", "2026-12-31", "2026-12-23"].map(refusal)).toEqual(["weekend", "weekend", null]);
	});

	it("refunds its share until the end of the seventh day after purchase, then nothing [DEC-192]", () => {
		const days = 86_400_000;
		const boughtAt = Date.parse("2026-11-22T12:00:00+09:00");
		const end = Date.parse("2026-11-30T00:00:00+09:00");
		fc.assert(
			fc.property(
				fc.integer({ min: 1, max: 100 }),
				fc.integer({ min: 0, max: 20 * days }),
				(percent, after) => {
					const policy = voucherCancelPolicy(percent, true, boughtAt);
					expect(refundPercentAt(policy, boughtAt + after)).toBe(boughtAt + after < end ? percent : 0);
				},
			),
		);
		for (const moment of ["2026-11-22T00:00:00+09:00", "2026-11-22T23:59:59+09:00"])
			expect(voucherCancelPolicy(100, true, Date.parse(moment)).cancelDate).toBe("2026-11-29");
		expect(cancelHeadline(voucherCancelPolicy(0, true, boughtAt), boughtAt).kind).toBe("none");
	});
});
