import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clampWhole, hasValue, toNumber } from "#domain/shared/values.ts";
import { anyText } from "./arbitraries.ts";

describe("values from outside", () => {
	it("have a value only as a text that is not blank [VAL-15]", () => {
		fc.assert(fc.property(anyText, (text) => hasValue(text) === /\S/.test(text)));
		fc.assert(
			fc.property(
				fc.anything().filter((one) => typeof one !== "string"),
				(one) => !hasValue(one),
			),
		);
	});

	it.each(["", " ", "\t\n", "\u3000"])("have no value for %j [VAL-15]", (blank) => {
		expect(hasValue(blank)).toBe(false);
	});

	it("convert to a finite number, or else 0 [VAL-16] [DEC-130]", () => {
		fc.assert(
			fc.property(fc.double(), (number) => {
				const expected = Number.isFinite(number) ? number + 0 : 0;
				expect(toNumber(number)).toBe(expected);
				expect(toNumber(` ${number} `)).toBe(expected);
			}),
		);
		fc.assert(fc.property(fc.anything(), (one) => Number.isFinite(toNumber(one))));
	});

	it.each([
		[null],
		[undefined],
		[""],
		["  "],
		["12a"],
		["a12"],
		["NaN"],
		["Infinity"],
		[{}],
		[[]],
		[true],
		["１２"],
		[-0],
	])("convert to 0 for %j [VAL-16] [DEC-130]", (value) => {
		expect(Object.is(toNumber(value), 0)).toBe(true);
	});

	it("are clamped to a whole number within limits [SEARCH-QRY-04]", () => {
		fc.assert(
			fc.property(fc.anything(), fc.nat({ max: 9 }), fc.nat({ max: 9 }), (value, min, width) => {
				const fitted = clampWhole(value, min, min + width);
				expect(Number.isInteger(fitted) && fitted >= min && fitted <= min + width).toBe(true);
			}),
		);
		expect([1.9, -0.5, "3.2"].map((value) => clampWhole(value, -5, 5))).toEqual([1, 0, 3]);
	});
});
