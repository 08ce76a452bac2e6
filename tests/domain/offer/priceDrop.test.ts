import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isAdvertisingHour, isNotablePriceDrop } from "#domain/offer/priceDrop.ts";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { won } from "#domain/shared/Won.ts";

describe("a price drop of a wish-listed stay", () => {
	it.each([
		[200_000, 190_000, true],
		[200_000, 190_001, false],
		[60_000, 55_000, true],
		[60_000, 55_001, false],
		[100_000, 100_000, false],
		[100_000, 120_000, false],
		[4_000, 0, false],
	])("from %i to %i is notified: %s", (told, now, isTold) => {
		expect(isNotablePriceDrop(won(told), won(now))).toBe(isTold);
	});

	it("is also notified for any deeper drop", () => {
		const amount = fc.integer({ min: 0, max: 10_000_000 });
		fc.assert(
			fc.property(amount, amount, amount, (told, now, less) => {
				if (isNotablePriceDrop(won(told), won(now)))
					expect(isNotablePriceDrop(won(told), won(Math.max(0, now - less)))).toBe(true);
			}),
		);
	});
});

it.each([
	["07:59:59", false],
	["08:00:00", true],
	["20:59:59", true],
	["21:00:00", false],
	["00:00:00", false],
])("advertising is allowed at %s in Korea: %s", (time, may) => {
	expect(isAdvertisingHour(koreanInstant(`2026-11-25 ${time}`) ?? 0)).toBe(may);
});
