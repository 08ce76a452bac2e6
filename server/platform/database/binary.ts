import { addDays, type StayDate, stayDateOf } from "#domain/shared/StayDate.ts";

const epoch = stayDateOf("2000-01-01");
const days = new Map<number, StayDate>();

/** A day as the engine holds it. */
export function dayOf(field: Buffer): StayDate {
	const number = field.readInt32BE();
	const day = days.get(number) ?? addDays(epoch, number);
	days.set(number, day);
	return day;
}

export const int8Of = (field: Buffer): number => Number(field.readBigInt64BE());

/** Number of dimensions, flags, type, length, first index. */
const headBytes = 20;

/** What `readWholes` leaves where an element is NULL, and behind the last. */
const NO_WHOLE = -1;

/**
 * Reads a one-dimensional array of int2 or int4, none of them negative, into another; how many there are. Byte by byte, because a catalogue has
 * hundreds of millions of them.
 */
export function readWholes(field: Buffer, into: Int32Array): number {
	into.fill(NO_WHOLE);
	let at = headBytes;
	let count = 0;
	while (at < field.length) {
		// a length of four bytes that is 2, 4 or -1
		const size = field[at + 3]!;
		at += 4;
		if (size === 4) {
			into[count] = (field[at]! << 24) | (field[at + 1]! << 16) | (field[at + 2]! << 8) | field[at + 3]!;
			at += 4;
		} else if (size === 2) {
			into[count] = (field[at]! << 8) | field[at + 1]!;
			at += 2;
		}
		count += 1;
	}
	return count;
}

const literal = (type: "int2" | "int4" | "date", values: readonly (number | string)[]): string =>
	`'{${values.join(",")}}'::${type}[]`;

/** A number as a value within a text. @throws RangeError when it is no whole number */
export function wholeNumber(value: number): number {
	if (!Number.isSafeInteger(value)) throw new RangeError(`No whole number: ${value}`);
	return value;
}

/** Numbers as a value within a text. @throws RangeError when one is no whole number */
export const intArray = (values: readonly number[], type: "int2" | "int4" = "int4"): string =>
	literal(type, values.map(wholeNumber));

/** Days as a value within a text. @throws when one is no day */
export const dateArray = (values: readonly StayDate[]): string => literal("date", values.map(stayDateOf));
