/** Separators people type between digits: spaces, hyphens and dashes, dots, brackets. */
const separators = /[\s\-\u2010-\u2015.()]/g;

/** Converts full-width characters, which Korean, Chinese and Japanese keyboards can produce: '０１０－' becomes '010-'. */
const narrow = (text: string): string => text.normalize("NFKC");

/** Returns the digits of the typed text. [VAL-10] */
export const digitsTyped = (text: string): string => narrow(text).replace(/\D/g, "");

/**
 * Normalises a typed or pasted number to the form in which it is dialled in Korea: '010-1234-5678' and '+82 10 1234 5678' give the same
 * result. [VAL-07]
 */
export const koreanPhoneTyped = (text: string): string =>
	narrow(text)
		.replace(separators, "")
		.replace(/^\+82(?=\d)0?/, "0");

/** Normalises a typed national number whose country is chosen separately. [VAL-09] */
export const globalPhoneTyped = (text: string): string => narrow(text).replace(separators, "");
