import { hasTextLength } from "#domain/shared/hasTextLength.ts";

/** Returns a request to the stay with surrounding white space removed; white space alone counts as no request. [DEC-165, VAL-15] */
export const stayRequest = (text: string): string =>
	hasTextLength(text, { min: 1, max: text.length }) ? text.trim() : "";
