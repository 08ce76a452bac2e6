import { maxSearchText } from "./searchQuery.ts";

const words = /^[A-Za-z0-9&가-힣]+(?:\s+[A-Za-z0-9&가-힣]+)*$/;

/**
 * Returns the keyword as it is sent: NFC-normalised and trimmed, at most 50 characters, made of letters, digits, & and complete Korean
 * syllables separated by spaces. Null for any other input, including incomplete syllables. [SEARCH-KW-11, DEC-045]
 */
export function readKeyword(input: string): string | null {
	const keyword = input.normalize("NFC").trim();
	return keyword.length <= maxSearchText && words.test(keyword) ? keyword : null;
}

/** Debounce of keyword searches and view changes, in milliseconds. [CONST-03, SEARCH-KW-07, DEC-036] */
export const debounceMs = 300;
