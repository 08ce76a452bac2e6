import { crockford } from "#domain/shared/crockford.ts";
import { invariant } from "#domain/shared/invariant.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";

/** Number of random bytes in an order number: thirteen, of which five bits each are used (65 bits). [DEC-085] */
export const orderNumberBytes = 13;

/** Returns 'AW' + yyMMdd + 13 random characters. They must not be guessable, because the number alone opens the text-message link. [DEC-085] */
export function orderNumber(day: StayDate, random: Uint8Array): string {
	invariant(random.length === orderNumberBytes, `${orderNumberBytes} random bytes`);
	const code = Array.from(random, (byte) => crockford(byte, 1)).join("");
	return `AW${day.slice(2).replaceAll("-", "")}${code}`;
}

/**
 * Normalises an order number as people type it: lower case, spaces or hyphens, O for zero, I or L for one. Any other text is returned
 * unchanged.
 */
export function typedOrderNumber(text: string): string {
	const typed = text.replace(/[\s-]/g, "").toUpperCase();
	const number = `${typed.slice(0, 2)}${typed.slice(2).replaceAll("O", "0").replace(/[IL]/g, "1")}`;
	return isOrderNumber(number) ? number : text;
}

/** Whether a text has the format of an order number; other texts are never looked up in the database. [DEC-085] */
export const isOrderNumber = (text: string): boolean => /^AW\d{6}[0-9A-HJKMNP-TV-Z]{13}$/.test(text);
