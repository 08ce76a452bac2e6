import { isWritten } from "#domain/shared/isWritten.ts";

/** A request to the stay without the blanks around it; blanks alone ask for nothing. [DEC-165, VAL-15] */
export const stayRequest = (text: string): string =>
	isWritten(text, { min: 1, max: text.length }) ? text.trim() : "";
