import { fromLatinKeys, lettersOfCharacter, toLatinKeys } from "./letters.ts";

/** Letters of a text, each with the character it comes from. */
export interface Stream {
	readonly letters: Uint8Array;
	/** For each letter the place of its character. */
	readonly sources: readonly number[];
	/** Not as typed, but as the same keys type in the other layout. */
	readonly isOtherLayout: boolean;
}

/** Whether a letter begins its character. */
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

/** The ways to take the keys of a text: as typed, Latin keys as Korean ones (caps lock or not), Korean keys as Latin ones. */
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
