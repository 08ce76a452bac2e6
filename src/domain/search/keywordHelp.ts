import { convertHangulToQwerty, convertQwertyToAlphabet, disassemble, getChoseong } from "es-hangul";
import { resultsPerGroup } from "./KeywordResult.ts";
import { maxSearchText } from "./searchQuery.ts";

const ignored = /[\s·.,()'-]/g;
const compoundConsonants = /[ㄳㄵㄶㄺㄻㄼㄽㄾㄿㅀㅄ]/g;

/** A text split for comparison: its characters, their initial consonants, and the letters typed to produce them. */
interface Spelling {
	readonly characters: readonly string[];
	readonly initials: readonly string[];
	/** All letters in sequence; `offsets` holds the position at which each character starts. */
	readonly letters: string;
	readonly offsets: readonly number[];
	/** Indexes of the characters that start a word. */
	readonly wordStarts: ReadonlySet<number>;
}

function spell(text: string): Spelling {
	const words = text.normalize("NFC").toLowerCase().split(ignored);
	const characters = words.flatMap((word) => [...word]);
	const wordStarts = new Set<number>();
	let start = 0;
	for (const word of words) {
		wordStarts.add(start);
		start += [...word].length;
	}
	let letters = "";
	const offsets = characters.map((character) => {
		const offset = letters.length;
		letters += disassemble(character);
		return offset;
	});
	return { characters, initials: characters.map((one) => getChoseong(one)), letters, offsets, wordStarts };
}

/** The typed text, and the letters it consists of. */
interface Query {
	readonly characters: readonly string[];
	readonly letters: string;
}

/** Whether the name contains the query's characters from index `at` on; an initial consonant matches its syllable. */
const charactersStandAt = ({ characters }: Query, name: Spelling, at: number): boolean =>
	characters.every((character, index) => {
		const place = at + index;
		return character === name.characters[place] || character === name.initials[place];
	});

/** Whether the name matches at index `at`, by characters or by letters, since the last syllable may be half-typed. */
const standsAt = (query: Query, name: Spelling, at: number): boolean =>
	charactersStandAt(query, name, at) || name.letters.startsWith(query.letters, name.offsets[at]);

/** Ranks a match: 0 the whole name, 1 its beginning, 2 the beginning of a word, 3 anywhere; null when the query does not occur in the name. */
function closeness(query: Query, name: Spelling): number | null {
	if (query.letters === name.letters) return 0;
	const distances = name.characters.flatMap((_, at) => {
		if (!standsAt(query, name, at)) return [];
		return at === 0 ? 1 : name.wordStarts.has(at) ? 2 : 3;
	});
	return distances.length > 0 ? Math.min(...distances) : null;
}

/** Returns what the keys may have meant: the input as typed, then as typed on the other keyboard layout, with and without caps lock. */
function readings(input: string): readonly Query[] {
	const other = /[a-z]/i.test(input)
		? [convertQwertyToAlphabet(input), convertQwertyToAlphabet(input.toLowerCase())]
		: [convertHangulToQwerty(input)];
	const texts = [input, ...other].map((text) =>
		text
			.normalize("NFC")
			.toLowerCase()
			.replace(ignored, "")
			.replace(compoundConsonants, (letter) => disassemble(letter)),
	);
	return [...new Set(texts)]
		.filter((text) => text !== "")
		.map((text) => ({ characters: [...text], letters: disassemble(text) }));
}

/**
 * Returns the entries that an unfinished input may mean, closest first. Understands initial consonants ('ㅎㅇㄷ'), the other keyboard layout
 * ('godnseo') and a half-typed last syllable ('젲'). Works on data already in the browser and sends nothing. [DEC-045]
 */
export function helpKeyword<T extends { readonly name: string }>(
	input: string,
	entries: readonly T[],
	limit: number = resultsPerGroup,
): readonly T[] {
	const queries = readings(input.slice(0, maxSearchText));
	const ranked = entries.flatMap((entry) => {
		const name = spell(entry.name);
		for (const [order, query] of queries.entries()) {
			const distance = closeness(query, name);
			if (distance !== null) return [{ entry, rank: order * 4 + distance }];
		}
		return [];
	});
	return ranked
		.sort((a, b) => a.rank - b.rank)
		.slice(0, limit)
		.map(({ entry }) => entry);
}
