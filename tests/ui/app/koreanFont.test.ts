import { afterEach, expect, it, vi } from "vitest";
import { hasKoreanFont } from "#ui/styles/hasKoreanFont.ts";

afterEach(() => vi.restoreAllMocks());

/** A device whose fonts draw these syllables, and an empty box for all others. */
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
])("tells whether a device has Korean from one that draws %s", (_, has, isKorean) => {
	deviceWith(has);
	expect(hasKoreanFont()).toBe(isKorean);
});

it("a device that measures nothing is taken for one with Korean", () => {
	vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
	expect(hasKoreanFont()).toBe(true);
});
