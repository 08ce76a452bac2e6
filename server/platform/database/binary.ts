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

/** Hands on the elements of a one-dimensional array of int2 or int4, by their index; those that are NULL are passed over. */
export function eachWhole(field: Buffer, take: (index: number, value: number) => void): void {
	let at = headBytes;
	for (let index = 0; at < field.length; index++) {
		const size = field.readInt32BE(at);
		at += 4;
		if (size < 0) continue;
		take(index, size === 4 ? field.readInt32BE(at) : field.readInt16BE(at));
		at += size;
	}
}

const literal = (type: "int2" | "int4" | "date", values: readonly (number | string)[]): string =>
	`'{${values.join(",")}}'::${type}[]`;

function whole(value: number): number {
	if (!Number.isSafeInteger(value)) throw new RangeError(`No whole number: ${value}`);
	return value;
}

/** Numbers as a value within a text. @throws RangeError when one is no whole number */
export const intArray = (values: readonly number[], type: "int2" | "int4" = "int4"): string =>
	literal(type, values.map(whole));

/** Days as a value within a text. @throws when one is no day */
export const dateArray = (values: readonly StayDate[]): string => literal("date", values.map(stayDateOf));
