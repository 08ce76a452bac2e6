import { createLexicon, type Lexicon } from "#domain/search/words/Lexicon.ts";
import type { Reading } from "#domain/search/words/Reading.ts";
import { readWords } from "#domain/search/words/readWords.ts";
import { worldPlaces } from "#tests/support/worldLexicon.ts";

const names = ["호텔 윤슬 명동", "서온 스테이 강남역", "경포 바다숲 펜션", "그랜드 소담재 호텔 해운대"];

/** A cache that stores nothing: a cached reading from an earlier test would hide a regression in the code. */
class NothingKept extends Map<string, Reading> {
	override set(): this {
		return this;
	}
}

export const lexicon: Lexicon = {
	...createLexicon(worldPlaces, (text) => names.some((name) => name.includes(text))),
	read: new NothingKept(),
};
export const read = (text: string): Reading => readWords(text, lexicon);
/** Builds a reader that caches its readings, as the product's does, for tests that read the same text repeatedly. */
export function remembering(): { readonly lexicon: Lexicon; read(text: string): Reading } {
	const own: Lexicon = { ...lexicon, read: new Map() };
	return { lexicon: own, read: (text) => readWords(text, own) };
}
export const said = ({ chips }: Pick<Reading, "chips">): string[] =>
	chips.map(({ meaning, label }) => `${meaning.kind} ${label}`);
export const ids = ({ chips }: Pick<Reading, "chips">): string[] => chips.map(({ id }) => id).sort();
