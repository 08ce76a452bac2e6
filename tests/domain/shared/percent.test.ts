import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { discounted, percentOf } from "#domain/shared/percent.ts";
import { won } from "#domain/shared/Won.ts";
import { percent, wonUpTo } from "../offer/priceArbitraries.ts";

describe("percentage calculations", () => {
	it("round a discounted price down to exactly 10 won [DEC-180]", () => {
		fc.assert(
			fc.property(wonUpTo(900_000_000), percent, (amount, off) => {
				const hundredths = BigInt(Math.round(off * 100));
				const exact = Number((BigInt(amount) * (10_000n - hundredths)) / 100_000n) * 10;
				expect(discounted(amount, off)).toBe(off === 0 ? amount : exact);
			}),
		);
	});

	it("leave an undiscounted price unchanged and reduce it to 0 at 100 % [DEC-180]", () => {
		expect(discounted(won(12_345), 0)).toBe(12_345);
		expect(discounted(won(12_345), 100)).toBe(0);
		expect(discounted(won(12_345), 0.01)).toBe(12_340);
	});

	it("round cashback down to exactly 1 won [DEC-078, DEC-180]", () => {
		fc.assert(
			fc.property(wonUpTo(900_000_000), percent, (amount, rate) => {
				const exact = (BigInt(amount) * BigInt(Math.round(rate * 100))) / 10_000n;
				expect(percentOf(amount, rate)).toBe(Number(exact));
			}),
		);
	});

	it.each([-0.01, 100.01, Number.NaN])("reject %d as a percentage [A12]", (value) => {
		expect(() => percentOf(won(1), value)).toThrow("is a percentage");
		expect(() => discounted(won(1), value)).toThrow("is a percentage");
	});

	it("reject negative amounts and those too large to calculate exactly [A12]", () => {
		expect(() => percentOf(won(-1), 10)).toThrow("-1 is an amount");
		expect(() => percentOf(won(Number.MAX_SAFE_INTEGER), 10)).toThrow("is an amount");
	});
});
