/** What people put between the digits of a number: spaces, hyphens and dashes, dots, brackets. */
const separators = /[\s\-\u2010-\u2015.()]/g;

/** Korean, Chinese and Japanese keyboards can write wide signs: '０１０－' is '010-'. */
const narrow = (text: string): string => text.normalize("NFKC");

/** The digits of what was typed. [VAL-10] */
export const digitsTyped = (text: string): string => narrow(text).replace(/\D/g, "");

/** A number as it is dialled, however it was typed or pasted: '010-1234-5678' and '+82 10 1234 5678' are one. [VAL-07] */
export const koreanPhoneTyped = (text: string): string =>
	narrow(text)
		.replace(separators, "")
		.replace(/^\+82(?=\d)0?/, "0");

/** A national number beside its country. [VAL-09] */
export const globalPhoneTyped = (text: string): string => narrow(text).replace(separators, "");
