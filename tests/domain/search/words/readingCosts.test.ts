import { describe, expect, it } from "vitest";
import { completeWords } from "#domain/search/words/completeWords.ts";
import { createLexicon } from "#domain/search/words/Lexicon.ts";
import { readWords } from "#domain/search/words/readWords.ts";
import { worldPlaces } from "#tests/support/worldLexicon.ts";

const lexicon = createLexicon(worldPlaces);
const letters = ["ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ", "qwertyuiopASDFGHJKLZXCVBNM", "ㅎㅏㄱ가1 ", "ㅋ", "a"];
/** Texts about as long as allowed that match nothing. */
const hostile = letters.flatMap((set) =>
	[50, 30].flatMap((length) =>
		[1, 7].map((step) => Array.from({ length }, (_, at) => set[(at * step) % set.length]).join("")),
	),
);

describe("the cost of a text that cannot be understood", () => {
	it("is one reading per lexicon, however often it is requested [A17]", () => {
		for (const text of hostile) expect(readWords(text, lexicon)).toBe(readWords(text, lexicon));
	});

	it("is at most 9 readings to complete it, or 27 when it is partly understood [A17]", () => {
		const tooMany = hostile.filter((text) => {
			const isStrange = readWords(text, lexicon).unknown.join("").length > 8;
			lexicon.read.clear();
			completeWords(text, lexicon);
			// One entry for the text itself, and for each of the two readings (as typed, and in the other keyboard layout) the text as it is
			// plus three or twelve completions.
			return lexicon.read.size > (isStrange ? 9 : 27);
		});
		expect(tooMany).toEqual([]);
	});
});
