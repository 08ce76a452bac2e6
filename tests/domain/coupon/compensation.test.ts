import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compensationFor, compensationRules } from "#domain/coupon/compensation.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";

const day = stayDateOf("2026-11-21");
const amountFor = (paid: number): number => compensationFor(won(paid), day).amount;

describe("the compensation coupon for a booking its stay could not honour [DEC-084]", () => {
	it.each([
		[0, 5_000],
		[49_999, 5_000],
		[69_999, 6_000],
		[200_000, 20_000],
		[499_999, 49_000],
		[500_000, 50_000],
		[3_000_000, 50_000],
	])("for %i won paid is worth %i won", (paid, amount) => {
		expect(amountFor(paid)).toBe(amount);
	});

	it("expires after ninety days", () => {
		expect(compensationFor(won(200_000), day).expiresOn).toBe("2027-02-19");
	});

	it("stays within its bounds, is a round amount and never falls as the paid amount rises", () => {
		const paid = fc.integer({ min: 0, max: 100_000_000 });
		fc.assert(
			fc.property(paid, paid, (one, other) => {
				const amount = amountFor(one);
				expect(amount).toBeGreaterThanOrEqual(compensationRules.min);
				expect(amount).toBeLessThanOrEqual(compensationRules.max);
				expect(amount % compensationRules.unit).toBe(0);
				if (one <= other) expect(amount).toBeLessThanOrEqual(amountFor(other));
			}),
		);
	});
});
