import { syllablesOfKeys } from "./letters.ts";
import { speltDays } from "./spokenNumbers.ts";

/** A text to be searched for phrases, with the source character of each letter. */
export interface Typed {
	readonly text: string;
	/** Index of each letter's character, plus a final entry for the end of the text. */
	readonly sources: readonly number[];
	/** Whether the text is what the same keys type in Korean. */
	readonly isOtherLayout: boolean;
}

/**
 * Converts a character to one plain letter: full-width forms become half-width, and anything longer than one code unit becomes a space. A
 * lone Korean letter is kept.
 */
const plainLetter = (character: string): string => {
	if (/[ㄱ-ㅣ]/u.test(character)) return character;
	const plain = character.normalize("NFKC").toLowerCase();
	return plain.length === 1 ? plain : " ";
};

/** Returns the text as typed, with its spoken days in figures and, if it contains Latin letters, as the same keys type it in Korean: 'sodlf' is 내일. */
export function typedWays(characters: readonly string[]): readonly Typed[] {
	const letters = characters.map(plainLetter);
	// Several spaces are one.
	const kept = [...letters.keys()].filter(
		(place) => !/^\s\s$/u.test(letters.slice(place, place + 2).join("")),
	);
	const text = kept.map((place) => letters[place]).join("");
	const typed: Typed = { text, sources: [...kept, characters.length], isOtherLayout: false };
	const asSpelt = [typed, ...inFigures(typed)];
	if (!/[a-z]/u.test(text)) return asSpelt;
	const sources: number[] = [];
	let other = "";
	let place = 0;
	for (const { text: letter, keys } of syllablesOfKeys(text)) {
		sources.push(typed.sources[place]!);
		other += letter;
		place += keys;
	}
	return [...asSpelt, { text: other, sources: [...sources, characters.length], isOtherLayout: true }];
}

/** Returns the text with its spoken months and days in figures: '십이월 이십사일' as '12월 24일'. */
function inFigures({ text, sources }: Typed): readonly Typed[] {
	const days = speltDays(text);
	if (days.length === 0) return [];
	let written = "";
	const from: number[] = [];
	let place = 0;
	const copyTo = (end: number): void => {
		written += text.slice(place, end);
		from.push(...sources.slice(place, end));
		place = end;
	};
	for (const { start, end, figure } of days) {
		copyTo(start);
		written += figure;
		from.push(...Array.from(figure, () => sources[start]!));
		place = end;
	}
	copyTo(text.length);
	return [{ text: written, sources: [...from, sources.at(-1)!], isOtherLayout: false }];
}

/** Reads a text piece by piece, starting at a given index. */
export class Cursor {
	readonly text: string;
	at: number;

	constructor(text: string, at: number) {
		this.text = text;
		this.at = at;
	}

	/** Consumes a match at the current position; null leaves the position unchanged. `form` must be sticky. */
	take(form: RegExp): RegExpExecArray | null {
		form.lastIndex = this.at;
		const found = form.exec(this.text);
		if (found) this.at += found[0].length;
		return found;
	}

	/** Runs `read` at the current position; if it returns null, the position is restored. */
	try<T>(read: (cursor: Cursor) => T | null): T | null {
		const before = this.at;
		const found = read(this);
		if (found === null) this.at = before;
		return found;
	}
}
