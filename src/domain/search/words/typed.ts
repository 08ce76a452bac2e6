import { syllablesOfKeys } from "./letters.ts";

/** A text in which phrases are looked for, and the character that each of its letters comes from. */
export interface Typed {
	readonly text: string;
	/** One more than there are letters: where the text ends. */
	readonly sources: readonly number[];
	/** As the same keys type in Korean. */
	readonly isOtherLayout: boolean;
}

/** One plain letter for each character: full width made half, what takes two units left out. A lone Korean letter stays. */
const plainLetter = (character: string): string => {
	if (/[ㄱ-ㅣ]/u.test(character)) return character;
	const plain = character.normalize("NFKC").toLowerCase();
	return plain.length === 1 ? plain : " ";
};

/** A text as it was typed and, where it has Latin letters, as the same keys type in Korean: 'sodlf' is 내일. */
export function typedWays(characters: readonly string[]): readonly Typed[] {
	const text = characters.map(plainLetter).join("");
	const typed: Typed = { text, sources: [...characters.keys(), characters.length], isOtherLayout: false };
	if (!/[a-z]/u.test(text)) return [typed];
	const sources: number[] = [];
	let other = "";
	let place = 0;
	for (const { text: letter, keys } of syllablesOfKeys(text)) {
		sources.push(place);
		other += letter;
		place += keys;
	}
	return [typed, { text: other, sources: [...sources, characters.length], isOtherLayout: true }];
}

/** Reads a text from a place on, piece by piece. */
export class Cursor {
	readonly text: string;
	at: number;

	constructor(text: string, at: number) {
		this.text = text;
		this.at = at;
	}

	/** Takes what stands here; null leaves the place as it is. `form` is sticky. */
	take(form: RegExp): RegExpExecArray | null {
		form.lastIndex = this.at;
		const found = form.exec(this.text);
		if (found) this.at += found[0].length;
		return found;
	}

	/** What `read` makes of the text from here on; the place stays where it was when that is nothing. */
	try<T>(read: (cursor: Cursor) => T | null): T | null {
		const before = this.at;
		const found = read(this);
		if (found === null) this.at = before;
		return found;
	}
}
