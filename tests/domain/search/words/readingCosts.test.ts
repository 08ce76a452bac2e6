import { describe, expect, it } from "vitest";
import { completeWords } from "#domain/search/words/completeWords.ts";
import { createLexicon } from "#domain/search/words/Lexicon.ts";
import { readWords } from "#domain/search/words/readWords.ts";
import { worldPlaces } from "#tests/support/worldLexicon.ts";

const lexicon = createLexicon(worldPlaces);
const letters = ["ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ", "qwertyuiopASDFGHJKLZXCVBNM", "ㅎㅏㄱ가1 ", "ㅋ", "a"];
/** About as long as a text may be, and understood by nobody. */
const hostile = letters.flatMap((set) =>
	[50, 30].flatMap((length) =>
		[1, 7].map((step) => Array.from({ length }, (_, at) => set[(at * step) % set.length]).join("")),
	),
);

describe("a text that nobody understands", () => {
	it("is read once by a lexicon, however often a call asks for it [A17]", () => {
		for (const text of hostile) expect(readWords(text, lexicon)).toBe(readWords(text, lexicon));
	});

	it("is completed in so few ways that nine texts are read, and of one that is half understood 27 [A17]", () => {
		const tooMany = hostile.filter((text) => {
			const isStrange = readWords(text, lexicon).unknown.join("").length > 8;
			lexicon.read.clear();
			completeWords(text, lexicon);
			// Itself; and as it was typed and in the keyboard's other layout: as it stands, and with three ends or twelve.
			return lexicon.read.size > (isStrange ? 9 : 27);
		});
		expect(tooMany).toEqual([]);
	});
});
