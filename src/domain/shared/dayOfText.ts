import { errorsCopy } from "#copy/errors.ts";
import { parseTimed, readTimed } from "./dateForms.ts";
import type { StayDate } from "./StayDate.ts";

/** Receives developer messages; the console unless the caller passes another. */
export type Log = (message: string) => void;

/**
 * Returns the date of a date or date-time text. For any other format it logs 'not a date format', for a nonexistent date or time 'Invalid
 * time value', and returns an empty string. [DOM-DATE-02, DOM-DATE-03, ERR-DEV-01, ERR-DEV-02]
 */
export function dayOfText(text: unknown, log: Log = console.error): StayDate | "" {
	const reading = readTimed(text);
	if (reading.kind === "read") return reading.value.day;
	log(reading.kind === "form" ? errorsCopy.dev.notDate : errorsCopy.dev.invalidTime);
	return "";
}

/**
 * Whether the text's date is before today. [DOM-DATE-04]
 * @throws 'Invalid date format' when the text contains no valid date
 */
export function isPast(text: unknown, today: StayDate): boolean {
	const timed = parseTimed(text);
	if (timed === null) throw new Error(errorsCopy.dev.invalidDateFormat);
	return timed.day < today;
}
