import { convertHangulToQwerty, convertQwertyToHangul, disassemble, getChoseong } from "es-hangul";
import { resultsPerGroup } from "./KeywordResult.ts";
import { maxSearchText } from "./searchQuery.ts";

const ignored = /[\s·.,()'-]+/g;
const compoundConsonants = /[ㄳㄵㄶㄺㄻㄼㄽㄾㄿㅀㅄ]/g;
const consonant = /^[ㄱ-ㅎ]$/;

/** Text split for comparing: characters, what each starts with, and the letters they are typed with. */
interface Spelling {
	readonly characters: readonly string[];
	readonly initials: readonly string[];
	/** All letters in a row, and where in them each character begins. */
	readonly letters: string;
	readonly offsets: readonly number[];
	/** Characters that begin a word. */
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

/** Whether the query's characters stand in the name from `at` on; initials stand for syllables, the last may be half-typed. */
function standsAt(query: readonly string[], name: Spelling, at: number): boolean {
	return query.every((character, index) => {
		const place = at + index;
		if (character === name.characters[place]) return true;
		if (consonant.test(character)) return character === name.initials[place];
		const offset = name.offsets[place];
		const isLast = index === query.length - 1;
		return isLast && offset !== undefined && name.letters.startsWith(disassemble(character), offset);
	});
}

/** 0 the whole name, 1 its beginning, 2 the beginning of a word, 3 anywhere; null when the query is not in the name. */
function closeness(query: readonly string[], name: Spelling): number | null {
	let best: number | null = null;
	for (let at = 0; at < name.characters.length; at += 1) {
		if (!standsAt(query, name, at)) continue;
		if (at === 0) return query.length === name.characters.length ? 0 : 1;
		if (name.wordStarts.has(at)) return 2;
		best = 3;
	}
	return best;
}

/** What the keys may have meant: as typed, then on the other keyboard layout, with and without caps lock. */
function readings(input: string): readonly (readonly string[])[] {
	const other = /[a-z]/i.test(input)
		? [convertQwertyToHangul(input), convertQwertyToHangul(input.toLowerCase())]
		: [convertHangulToQwerty(input)];
	const texts = [input, ...other].map((text) =>
		text
			.normalize("NFC")
			.toLowerCase()
			.replace(ignored, "")
			.replace(compoundConsonants, (letter) => disassemble(letter)),
	);
	return [...new Set(texts)].filter((text) => text !== "").map((text) => [...text]);
}

/**
 * The entries an unfinished input may mean, closest first: initials ('ㅎㅇㄷ'), the other keyboard layout ('godnseo') and a
 * half-typed last syllable ('젲') are understood. Works on what the browser already holds and sends nothing. [DEC-045]
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
