import { afterEach, expect, it, vi } from "vitest";
import { hasKoreanFont } from "#ui/styles/hasKoreanFont.ts";

afterEach(() => vi.restoreAllMocks());

/** Simulates a device whose fonts have these syllables and draw an empty box for all others. */
function deviceWith(has: (syllable: string) => boolean): void {
	const measureText = (syllable: string) => {
		const ink = has(syllable) ? syllable.charCodeAt(0) : 0;
		return {
			actualBoundingBoxLeft: ink,
			actualBoundingBoxRight: ink,
			actualBoundingBoxAscent: ink,
			actualBoundingBoxDescent: ink,
		};
	};
	vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({ measureText } as never);
}

it.each([
	["all syllables", () => true, true],
	["those of everyday words, as older fonts do", (syllable: string) => syllable !== "뷁", true],
	["none", () => false, false],
	["the first one alone, as Droid Sans Fallback does", (syllable: string) => syllable === "가", false],
])("detects whether a device has a Korean font from one that draws %s", (_, has, isKorean) => {
	deviceWith(has);
	expect(hasKoreanFont()).toBe(isKorean);
});

it("a device that cannot measure text is assumed to have a Korean font", () => {
	vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
	expect(hasKoreanFont()).toBe(true);
});
