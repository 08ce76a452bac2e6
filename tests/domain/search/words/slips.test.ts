import { describe, expect, it } from "vitest";
import { createLexicon } from "#domain/search/words/Lexicon.ts";
import type { PlaceName } from "#domain/search/words/placeTerms.ts";
import { readWords } from "#domain/search/words/readWords.ts";
import { area, city, landmark, nation } from "./stretches.ts";

const place = (meaning: unknown, name: string, latin = ""): PlaceName => ({
	meaning: meaning as PlaceName["meaning"],
	name,
	latin,
	stays: 5,
});
const places: readonly PlaceName[] = [
	place(nation("KR"), "대한민국"),
	place(city("PINE"), "솔고을", "Solgoeul"),
	place(city("REED"), "갈고을"),
	place(city("CRANE", "JP"), "학고을"),
	place(area("PINE"), "가온누리", "Gaon"),
	place(area("PINE"), "두솔"),
	place(area("CRANE", "JP"), "무레"),
	place(area("CRANE", "JP"), "너른무레"),
	place(city("SIGN", "JP"), "松島"),
	place(landmark("PINE"), "하늘다리숲"),
	place(landmark("PINE"), "미솔"),
	place(landmark("PINE"), "하두솔"),
];

/** Returns what is understood, then what is not. */
function said(text: string): string {
	const { chips, unknown } = readWords(text, createLexicon(places));
	return [
		...chips.map(({ label, isGuess }) => label + (isGuess ? "~" : "")),
		...unknown.map((each) => `?${each}`),
	].join(" ");
}

describe("a word with one typo [DEC-193]", () => {
	it("is corrected for one wrong letter in four or any typo in five, but not if shorter", () => {
		expect(said("솔고울")).toBe("솔고을~");
		expect(said("솔고으을")).toBe("솔고을~");
		expect(said("두술")).toBe("두솔~");
		expect(said("solgoeul")).toBe("솔고을");
		expect(said("solgoeol")).toBe("솔고을~");
		expect(said("gaom")).not.toContain("가온누리");
	});

	it("is corrected to an area or a sight of the named city only", () => {
		expect(said("솔고을 가온누라")).toBe("솔고을 가온누리~");
		expect(said("솔고을 하늘다리술")).toBe("솔고을 하늘다리숲~");
		expect(said("갈고을 가온누라")).toBe("갈고을 ?가온누라");
		expect(said("갈고을 하늘다리술")).toBe("갈고을 ?하늘다리술");
		expect(said("갈고을 솔고을 가온누라")).toBe("갈고을 솔고을 가온누리~");
		expect(said("가온누라")).toBe("가온누리~");
	});

	it("is corrected to a city of the named country only", () => {
		expect(said("대한민국 솔고울")).toBe("대한민국 솔고을~");
		expect(said("갈고을 솔고울")).toBe("갈고을 솔고을~");
		expect(said("학고을 솔고울")).toBe("학고을 ?솔고울");
	});

	it("is not corrected to a sight of two syllables, which may be another name", () => {
		expect(said("솔고을 미술")).not.toContain("미솔");
		expect(said("솔고을 하두술")).toBe("솔고을 하두솔~");
		expect(said("솔고을 두술")).toBe("솔고을 두솔~");
	});

	it("is not corrected to a quarter of two syllables abroad, unless its city is named", () => {
		expect(said("무래")).toBe("?무래");
		expect(said("학고을 무래")).toBe("학고을 무레~");
		expect(said("너른무래")).toBe("너른무레~");
	});

	it("is not corrected in Chinese characters, of which neighbours look nothing alike", () => {
		expect(said("松島")).toBe("松島");
		expect(said("板島")).toBe("?板島");
	});

	it("is corrected in front of a particle", () => {
		expect(said("리죠트든 펜션이든")).toBe("리조트~ 펜션");
		expect(said("솔고울나 갈고을")).toBe("솔고을~ 갈고을");
		expect(said("아레나")).toBe("?아레나");
	});

	it("is not corrected to a short word without meaning for the search", () => {
		expect(said("솔고을 츄천")).toBe("솔고을 ?츄천");
		expect(said("솔고을 여릉휴가")).toBe("솔고을");
		expect(said("솔고을 네스트")).toBe("솔고을 ?네스트");
	});
});
