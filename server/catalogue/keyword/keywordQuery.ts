import { fromLatinKeys, initialsOf, isInitials, lettersOf } from "#domain/search/words/letters.ts";

/** How well a name answers a query: smaller is better, and decides the order before popularity does. */
export const MATCH = { whole: 0, begins: 1, contains: 2, words: 3, otherKeyboard: 4, typo: 5 } as const;
export type MatchQuality = (typeof MATCH)[keyof typeof MATCH];

/** With so few better answers a mistyped query is worth a second look. */
export const FEW_ANSWERS = 3;

/** A query in every form in which it may be meant. */
export interface KeywordQuery {
	readonly letters: Uint8Array;
	/** The words in any order; empty when there is only one. */
	readonly words: readonly Uint8Array[];
	/** Set when the query is first consonants. */
	readonly initials: Uint8Array | null;
	/** What the same keys type on the Korean keyboard; set when the query is all Latin letters. */
	readonly otherKeyboard: Uint8Array | null;
	/** How many wrong letters are forgiven. */
	readonly typos: 0 | 1 | 2;
}

/** Reads a query; null when it holds nothing to look for. */
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
