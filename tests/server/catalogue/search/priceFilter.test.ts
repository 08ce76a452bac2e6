import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { priceStepAmount, priceSteps } from "#domain/search/priceSteps.ts";
import { anyPrice, averageRange, PriceFilter } from "#server/catalogue/search/PriceFilter.ts";

const keptBack = Number.POSITIVE_INFINITY;
const roomNights = fc.integer({ min: 1, max: 12 });
/** Price per room and night: exactly on the price steps, and just beside them. */
const average = fc.oneof(
	fc
		.constantFrom(...priceSteps)
		.chain((step) => fc.integer({ min: -1, max: 1 }).map((by) => step * 1_000 + by)),
	fc.integer({ min: 0, max: 1_200_000 }),
);
const range = fc.option(
	fc
		.tuple(average, average)
		.map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) })),
	{ nil: anyPrice },
);
/** Total for all rooms and nights; the remainder is what division drops. */
const stay = (times: number) =>
	fc.oneof(
		{ weight: 9, arbitrary: fc.tuple(average, fc.nat(times - 1)).map(([each, rest]) => each * times + rest) },
		{ weight: 1, arbitrary: fc.constant(keptBack) },
	);

const asked = roomNights.chain((times) =>
	fc.record({
		times: fc.constant(times),
		amounts: fc.array(stay(times), { minLength: 1, maxLength: 10 }),
		limits: range,
		chosen: fc.option(fc.constantFrom(...priceSteps), { nil: null }),
	}),
);

describe("PriceFilter", () => {
	it("keeps stays whose average per room and night is at most the chosen step and within the given range [DEC-058]", () => {
		fc.assert(
			fc.property(asked, ({ times, amounts, limits, chosen }) => {
				const filter = new PriceFilter(chosen === null ? [] : [chosen], times, limits);
				for (const amount of amounts) {
					const isIn = limits === anyPrice || (amount >= limits.min && amount <= limits.max);
					const isBelow = chosen === null || Math.floor(amount / times) <= priceStepAmount(chosen);
					expect(filter.accepts(amount)).toBe(isIn && isBelow);
				}
			}),
		);
	});

	it("counts for each step what it would keep, whichever is chosen [DEC-058]", () => {
		fc.assert(
			fc.property(asked, ({ times, amounts, limits, chosen }) => {
				const filter = new PriceFilter(chosen === null ? [] : [chosen], times, limits);
				for (const amount of amounts) filter.count(amount);
				const keptBy = (choice: readonly number[]) => {
					const other = new PriceFilter(choice, times, limits);
					return amounts.filter((amount) => other.accepts(amount)).length;
				};
				expect(filter.facet()).toEqual({
					total: keptBy([]),
					counts: priceSteps.map((step) => keptBy([step])),
				});
			}),
		);
	});

	it("compares a per-night range with the average over all nights and rooms in whole won [DEC-193]", () => {
		fc.assert(
			fc.property(roomNights, average, average, average, (times, one, other, each) => {
				const limits = { min: Math.min(one, other), max: Math.max(one, other) };
				const { min, max } = averageRange(limits, times);
				for (const rest of [0, times - 1]) {
					const amount = each * times + rest;
					expect(amount >= min && amount <= max).toBe(each >= limits.min && each <= limits.max);
				}
			}),
		);
	});
});
