/** What people put between the digits of a number: spaces, hyphens and dashes, dots, brackets. */
const separators = /[\s\-\u2010-\u2015.()]/g;

/** A number as it is dialled, however it was typed or pasted: '010-1234-5678' and '+82 10 1234 5678' are one. [VAL-07] */
export const koreanPhoneTyped = (text: string): string =>
	text.replace(separators, "").replace(/^\+82(?=\d)0?/, "0");

/** A national number beside its country. [VAL-09] */
export const globalPhoneTyped = (text: string): string => text.replace(separators, "");
