import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { letterStrokes } from "#server/platform/images/letterStrokes.ts";
import { watermark } from "#server/platform/images/watermark.ts";

const numbers = (d: string) => d.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];

describe("letterStrokes", () => {
	it("draws every Hangul syllable inside its square [DEC-135]", () => {
		for (let code = 0xac00; code <= 0xd7a3; code++) {
			const { d, width } = letterStrokes(String.fromCharCode(code));
			const found = numbers(d);
			if (found.length === 0 || found.some((value) => !(value >= -2 && value <= 106)) || width !== 104) {
				expect.fail(`${String.fromCharCode(code)} leaves its square: ${d}`);
			}
		}
	});

	it("draws different syllables differently [DEC-135]", () => {
		const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code));
		fc.assert(
			fc.property(syllable, syllable, (one, other) => {
				fc.pre(one !== other);
				expect(letterStrokes(one).d).not.toBe(letterStrokes(other).d);
			}),
		);
	});

	it("draws any name as strokes, without a font [DEC-135]", () => {
		fc.assert(
			fc.property(fc.string({ unit: "grapheme", maxLength: 30 }), (name) => {
				expect(letterStrokes(name).d).toMatch(/^[MLC0-9 .-]*$/);
				expect(watermark(name, 640, 480).toString()).not.toMatch(/<text|font/);
			}),
		);
	});
});
