import { createLexicon } from "#domain/search/words/Lexicon.ts";
import type { Reading } from "#domain/search/words/Reading.ts";
import { readWords } from "#domain/search/words/readWords.ts";
import { worldPlaces } from "#tests/support/worldLexicon.ts";

const names = ["호텔 윤슬 명동", "서온 스테이 강남역", "경포 바다숲 펜션", "그랜드 소담재 호텔 해운대"];
export const lexicon = createLexicon(worldPlaces, (text) => names.some((name) => name.includes(text)));
export const read = (text: string): Reading => readWords(text, lexicon);
export const said = ({ chips }: Pick<Reading, "chips">): string[] =>
	chips.map(({ meaning, label }) => `${meaning.kind} ${label}`);
export const ids = ({ chips }: Pick<Reading, "chips">): string[] => chips.map(({ id }) => id).sort();
