import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasTextLength } from "#domain/shared/hasTextLength.ts";

const limits = { min: 2, max: 5 };

describe("hasTextLength", () => {
	it("checks the length without surrounding blanks, counting an emoji as one character", () => {
		const letter = fc.constantFrom("가", "a", "1", "😀", ".");
		const blanks = fc.string({ unit: fc.constantFrom(" ", "\n", "\t"), maxLength: 4 });
		fc.assert(
			fc.property(blanks, fc.array(letter, { maxLength: 8 }), blanks, (before, letters, after) => {
				const isLongEnough = letters.length >= limits.min && letters.length <= limits.max;
				expect(hasTextLength(before + letters.join("") + after, limits)).toBe(isLongEnough);
			}),
		);
	});

	it.each([
		["blanks between letters count", "가 나", true],
		["what cannot be seen says nothing", "\u200b\u200b\u3164", false],
		["nor does an empty Braille cell", "가\u2800\u2800", false],
		["nor a blank beside it", "가\u200b \u200b", false],
		["what is seen says something among it", "가\u200b나", true],
		["what cannot be seen is as long as it is", "가나다\u200b\u200b\u200b", false],
	])("follows the rule that %s: %j", (_, text, is) => {
		expect(hasTextLength(text, limits)).toBe(is);
	});
});
