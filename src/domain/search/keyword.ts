import { maxSearchText } from "./searchQuery.ts";

const words = /^[A-Za-z0-9&가-힣]+(?:\s+[A-Za-z0-9&가-힣]+)*$/;

/**
 * The keyword as it is sent: composed, trimmed, words of letters, digits, & and whole syllables, at most 50 characters. Null when
 * the input does not pass, half-typed syllables included. [SEARCH-KW-11, DEC-045]
 */
export function readKeyword(input: string): string | null {
	const keyword = input.normalize("NFC").trim();
	return keyword.length <= maxSearchText && words.test(keyword) ? keyword : null;
}

/** Keyword search and view changes wait this long for the next one, in milliseconds. [CONST-03, SEARCH-KW-07, DEC-036] */
export const debounceMs = 300;
