import { fromLatinKeys, lettersOfCharacter, toLatinKeys } from "./letters.ts";

/** The letters of a text, each with the character it comes from. */
export interface Stream {
	readonly letters: Uint8Array;
	/** For each letter, the index of its character. */
	readonly sources: readonly number[];
	/** Whether the letters are those of the other keyboard layout for the same keys, rather than as typed. */
	readonly isOtherLayout: boolean;
}

/** Whether a letter is the first of its character. */
export const isStart = ({ sources }: Stream, letter: number): boolean =>
	letter === 0 || sources[letter - 1] !== sources[letter];

function streamOf(
	characters: readonly string[],
	spelt: (character: string) => string,
	isOtherLayout: boolean,
): Stream {
	const letters: number[] = [];
	const sources: number[] = [];
	for (const [place, character] of characters.entries()) {
		for (const one of spelt(character)) {
			for (const letter of lettersOfCharacter(one)) {
				letters.push(letter);
				sources.push(place);
			}
		}
	}
	return { letters: Uint8Array.from(letters), sources, isOtherLayout };
}

/**
 * Returns the possible interpretations of the typed keys: as typed, Latin keys as Korean (with and without caps lock), and Korean keys as
 * Latin.
 */
export function streamsOf(characters: readonly string[]): readonly [Stream, ...Stream[]] {
	const text = characters.join("");
	const streams: [Stream, ...Stream[]] = [streamOf(characters, (character) => character, false)];
	if (/[a-z]/iu.test(text)) {
		streams.push(streamOf(characters, fromLatinKeys, true));
		if (/[A-Z]/u.test(text)) {
			streams.push(streamOf(characters, (character) => fromLatinKeys(character.toLowerCase()), true));
		}
	}
	if (/[ㄱ-ㅣ가-힣]/u.test(text)) streams.push(streamOf(characters, toLatinKeys, true));
	return streams;
}
