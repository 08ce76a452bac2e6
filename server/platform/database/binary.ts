import { addDays, type StayDate, stayDateOf } from "#domain/shared/StayDate.ts";

const epoch = stayDateOf("2000-01-01");
const days = new Map<number, StayDate>();

/** Decodes a date in binary format. */
export function dayOf(field: Buffer): StayDate {
	const number = field.readInt32BE();
	const day = days.get(number) ?? addDays(epoch, number);
	days.set(number, day);
	return day;
}

export const int8Of = (field: Buffer): number => Number(field.readBigInt64BE());

/** Size in bytes of a binary array's header: number of dimensions, flags, element type, length, lower bound. */
const headBytes = 20;

/** Value `readWholes` uses for NULL elements and for the rest of the target. */
const NO_WHOLE = -1;

/**
 * Decodes a binary one-dimensional array of non-negative int2 or int4 values into `into` and returns the number of elements. Works byte by
 * byte for speed, because a catalogue has hundreds of millions of values.
 */
export function readWholes(field: Buffer, into: Int32Array): number {
	into.fill(NO_WHOLE);
	let at = headBytes;
	let count = 0;
	while (at < field.length) {
		// last byte of the four-byte length, which is 2, 4 or -1
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

/**
 * Validates a number for embedding in SQL text.
 * @throws RangeError when it is not an integer
 */
export function wholeNumber(value: number): number {
	if (!Number.isSafeInteger(value)) throw new RangeError(`No whole number: ${value}`);
	return value;
}

/**
 * Formats numbers as an SQL array literal.
 * @throws RangeError when one is not an integer
 */
export const intArray = (values: readonly number[], type: "int2" | "int4" = "int4"): string =>
	literal(type, values.map(wholeNumber));

/**
 * Formats dates as an SQL array literal.
 * @throws when one is not a date
 */
export const dateArray = (values: readonly StayDate[]): string => literal("date", values.map(stayDateOf));
