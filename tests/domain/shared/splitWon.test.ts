import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitEvenly, splitWon } from "#domain/shared/splitWon.ts";
import { won } from "#domain/shared/Won.ts";

const weights = fc.array(fc.integer({ min: 0, max: 3_000_000 }), { minLength: 1, maxLength: 12 });
const amount = fc.integer({ min: -50_000_000, max: 50_000_000 }).map(won);

describe("splitWon", () => {
	it("returns parts that add up, each within one won of its exact share [DEC-180]", () => {
		fc.assert(
			fc.property(amount, weights, (total, by) => {
				const parts = splitWon(total, by);
				expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
				const all = by.reduce((sum, weight) => sum + weight, 0);
				parts.forEach((part, index) => {
					const exact = all === 0 ? total / by.length : (total * (by[index] ?? 0)) / all;
					expect(Math.abs(part - exact)).toBeLessThan(1.000_001);
				});
			}),
		);
	});

	it("never gives a part more than its weight when the total does not exceed all weights [DEC-180]", () => {
		fc.assert(
			fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (by, part) => {
				const total = won(Math.floor(by.reduce((sum, weight) => sum + weight, 0) * part));
				splitWon(total, by).forEach((share, index) => {
					expect(share).toBeLessThanOrEqual(by[index] ?? 0);
				});
			}),
		);
	});

	it.each([
		[100, [1, 1, 1], [34, 33, 33]],
		[101, [1, 1, 1], [34, 34, 33]],
		[10, [1, 2, 3], [2, 3, 5]],
		[-100, [1, 1, 1], [-34, -33, -33]],
		[7, [0, 0], [4, 3]],
		[5, [0, 1], [0, 5]],
		[0, [3, 4], [0, 0]],
		// Shares 1.2, 1.2, 0.6: the leftover won goes to the largest remainder, not to the first part.
		[3, [2, 2, 1], [1, 1, 1]],
	])("splits %i by %j into %j [DEC-180]", (total, by, parts) => {
		expect(splitWon(won(total), by)).toEqual(parts);
	});

	it("splits evenly over rooms, with the remainder first [DEC-180]", () => {
		expect(splitEvenly(won(199_999), 2)).toEqual([100_000, 99_999]);
	});

	it.each([
		[[], "over at least one part"],
		[[-1], "-1 is a weight"],
		[[0.5], "0.5 is a weight"],
	])("throws for the weights %j", (by, message) => {
		expect(() => splitWon(won(1), by)).toThrow(message);
	});
});
