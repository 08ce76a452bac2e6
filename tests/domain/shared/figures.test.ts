import { describe, expect, it } from "vitest";
import { crockford } from "#domain/shared/crockford.ts";
import { groupedWon } from "#domain/shared/groupedWon.ts";

describe("codes and amounts", () => {
	it("are written in Crockford's base 32, highest digit first", () => {
		expect(crockford(0, 3)).toBe("000");
		expect(crockford(31 * 32 + 10, 3)).toBe("0ZA");
		expect(crockford(0xffff_ffff, 6)).toBe("ZZZZZZ");
		expect(Array.from({ length: 32 }, (_, digit) => crockford(digit, 1)).join("")).toBe(
			"0123456789ABCDEFGHJKMNPQRSTVWXYZ",
		);
	});

	it.each([
		[0, "0"],
		[999, "999"],
		[1_000, "1,000"],
		[-12_345_678, "-12,345,678"],
	])("format %i as %s", (amount, text) => {
		expect(groupedWon(amount)).toBe(text);
	});
});
