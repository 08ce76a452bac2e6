import { fromLatinKeys, initialsOf, isInitials, lettersOf } from "#domain/search/words/letters.ts";

/** How well a name matches a query. Lower is better, and takes precedence over popularity. */
export const MATCH = { whole: 0, begins: 1, contains: 2, words: 3, otherKeyboard: 4, typo: 5 } as const;
export type MatchQuality = (typeof MATCH)[keyof typeof MATCH];

/** With fewer good matches than this, a typo-tolerant search is run as well. */
export const FEW_ANSWERS = 3;

/** A query in all the forms it may have been meant. */
export interface KeywordQuery {
	readonly letters: Uint8Array;
	/** The words, which may match in any order; empty for a single word. */
	readonly words: readonly Uint8Array[];
	/** Set when the query consists of initial consonants only. */
	readonly initials: Uint8Array | null;
	/** The query retyped on the Korean keyboard layout; set when it consists of Latin letters only. */
	readonly otherKeyboard: Uint8Array | null;
	/** Maximum number of typos tolerated. */
	readonly typos: 0 | 1 | 2;
}

/** Parses a query. Returns null when it contains no letters to search for. */
export function readKeywordQuery(text: string): KeywordQuery | null {
	const trimmed = text.normalize("NFC").trim();
	const letters = lettersOf(trimmed);
	if (letters.length === 0) return null;
	const words = trimmed
		.split(/\s+/u)
		.map(lettersOf)
		.filter((word) => word.length > 0);
	return {
		letters,
		words: words.length > 1 ? words : [],
		initials: isInitials(trimmed) ? initialsOf(trimmed) : null,
		otherKeyboard: /^[A-Za-z\s]+$/u.test(trimmed) ? lettersOf(fromLatinKeys(trimmed)) : null,
		typos: letters.length < 5 || letters.length > 60 ? 0 : letters.length < 9 ? 1 : 2,
	};
}
