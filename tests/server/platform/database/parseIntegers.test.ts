import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseIntegers } from "#server/platform/database/parseIntegers.ts";

describe("integer arrays", () => {
	it("are read as the database writes them, including closed nights", () => {
		const whole = fc.oneof(fc.constant(null), fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }));
		fc.assert(
			fc.property(fc.array(whole, { maxLength: 31 }), (numbers) => {
				const text = `{${numbers.map((number) => number ?? "NULL").join(",")}}`;
				expect(parseIntegers(text)).toEqual(numbers.map((number) => (number === null ? null : number || 0)));
			}),
		);
	});
});
