import { describe, expect, it } from "vitest";
import { completeWords } from "#domain/search/words/completeWords.ts";
import { createLexicon } from "#domain/search/words/Lexicon.ts";
import { readWords } from "#domain/search/words/readWords.ts";
import { worldPlaces } from "#tests/support/worldLexicon.ts";

const lexicon = createLexicon(worldPlaces);
const letters = ["ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ", "qwertyuiopASDFGHJKLZXCVBNM", "ㅎㅏㄱ가1 ", "ㅋ", "a"];
/** About as long as a text may be, and understood by nobody. */
const hostile = letters.flatMap((set) =>
	[50, 44, 36, 24].flatMap((length) =>
		[1, 3, 7].map((step) => Array.from({ length }, (_, at) => set[(at * step) % set.length]).join("")),
	),
);

describe("a text that nobody understands", () => {
	it("is read once by a lexicon, however often a call asks for it [A17]", () => {
		for (const text of hostile) expect(readWords(text, lexicon)).toBe(readWords(text, lexicon));
	});

	it("is completed within a twentieth of a second of the processor [A17]", () => {
		const milliseconds = (text: string): number => {
			lexicon.read.clear();
			const before = process.threadCpuUsage();
			completeWords(text, lexicon);
			const { user, system } = process.threadCpuUsage(before);
			return (user + system) / 1000;
		};
		const slow = hostile.filter((text) => [1, 2, 3, 4].every(() => milliseconds(text) > 50));
		expect(slow).toEqual([]);
	});
});
