import { errorsCopy } from "#copy/errors.ts";
import { parseTimed, readTimed } from "./dateForms.ts";
import type { StayDate } from "./StayDate.ts";

/** Where developer texts go; the console unless a caller passes its own. */
export type Log = (message: string) => void;

/**
 * The day of a date or date-time text. Anything else logs 'not a date format', a form that names no real moment logs
 * 'Invalid time value', and the result is empty. [DOM-DATE-02, DOM-DATE-03, ERR-DEV-01, ERR-DEV-02]
 */
export function dayOfText(text: unknown, log: Log = console.error): StayDate | "" {
	const reading = readTimed(text);
	if (reading.kind === "read") return reading.value.day;
	log(reading.kind === "form" ? errorsCopy.dev.notDate : errorsCopy.dev.invalidTime);
	return "";
}

/** Whether the text's day lies before today. Throws 'Invalid date format' when it names none. [DOM-DATE-04] */
export function isPast(text: unknown, today: StayDate): boolean {
	const timed = parseTimed(text);
	if (timed === null) throw new Error(errorsCopy.dev.invalidDateFormat);
	return timed.day < today;
}
