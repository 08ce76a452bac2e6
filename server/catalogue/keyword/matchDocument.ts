import { initialsOf, spell } from "#domain/search/words/letters.ts";
import { editsToFind } from "./editDistance.ts";
import { type KeywordQuery, MATCH, type MatchQuality } from "./keywordQuery.ts";
import { compareAt, holds, placeOf } from "./suffixArray.ts";

/** A single name prepared for matching without an index, for the few items changed since the index was built. */
export interface LooseName {
	readonly letters: Uint8Array;
	readonly starts: readonly number[];
	/** Where the name and its other-language form start in `letters`; each is terminated by a 0. */
	readonly fields: readonly number[];
	readonly initials: Uint8Array;
}

/** Spells a name and its other-language form into one text, each terminated by a 0. */
export function looseName(name: string, otherName: string): LooseName {
	const own = spell(name);
	const other = spell(otherName);
	const second = own.letters.length + 1;
	const letters = new Uint8Array(second + other.letters.length + 1);
	letters.set(own.letters);
	letters.set(other.letters, second);
	return {
		letters,
		starts: [...own.starts, ...other.starts.map((start) => start + second)],
		fields: [0, second],
		initials: initialsOf(name),
	};
}

/** Returns how well a single name matches, by the rules of `KeywordIndex`; null when it does not. */
export function matchDocument(query: KeywordQuery, name: LooseName): MatchQuality | null {
	if (query.initials) return matchInitials(query.initials, name.initials);
	const direct = matchLetters(query.letters, name);
	if (direct !== null) return direct;
	if (query.words.length > 0 && query.words.every((word) => holds(name.letters, word))) return MATCH.words;
	if (query.otherKeyboard && matchLetters(query.otherKeyboard, name) !== null) return MATCH.otherKeyboard;
	if (query.typos === 0) return null;
	const edits = editsToFind(query.letters, name.letters, 0, name.letters.length, query.typos);
	return edits <= query.typos ? MATCH.typo : null;
}

function matchLetters(letters: Uint8Array, name: LooseName): MatchQuality | null {
	const found = name.starts.filter((start) => compareAt(name.letters, start, letters) === 0);
	const isWhole = found.some(
		(start) => name.fields.includes(start) && (name.letters[start + letters.length] ?? 0) === 0,
	);
	if (isWhole) return MATCH.whole;
	if (found.includes(0)) return MATCH.begins;
	return found.length > 0 ? MATCH.contains : null;
}

function matchInitials(query: Uint8Array, initials: Uint8Array): MatchQuality | null {
	const at = placeOf(initials, query);
	if (at < 0) return null;
	if (at > 0) return MATCH.contains;
	return query.length === initials.length ? MATCH.whole : MATCH.begins;
}
