import fc from "fast-check";
import { expect, it } from "vitest";
import { cutText } from "#domain/shared/cutText.ts";

it.each([
	["숙소", 2, "숙소"],
	["숙소 안내", 2, "숙소"],
	["바다🏖", 4, "바다🏖"],
	["바다🏖", 3, "바다"],
	["", 3, ""],
])("ENT-14: cuts %j to %i", (text, max, cut) => {
	expect(cutText(text, max)).toBe(cut);
});

it("ENT-14: never shows half an emoji, and loses at most one unit to it", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary" }), fc.nat(30), (text, max) => {
			const cut = cutText(text, max);
			expect(cut.isWellFormed()).toBe(true);
			expect(text.startsWith(cut)).toBe(true);
			expect(cut.length).toBeGreaterThanOrEqual(Math.min(text.length, max) - 1);
			expect(cut.length).toBeLessThanOrEqual(max);
		}),
	);
});
