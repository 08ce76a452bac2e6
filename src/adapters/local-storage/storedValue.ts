/** A parser that returns a stored value as its type, or throws. */
export interface StoredValue<T> {
	parse(value: unknown): T;
}

/*
 * These parse what every page reads from its own storage: zod would add more bytes there than all of them (ADR 32). Zod parses server
 * responses and what fewer pages read.
 */

const fail = (): never => {
	throw new TypeError("not what is kept here");
};

export const text = (value: unknown, longest: number): string =>
	typeof value === "string" && value.length <= longest ? value : fail();

export const whole = (value: unknown, min: number, max: number): number =>
	Number.isInteger(value) && Number(value) >= min && Number(value) <= max ? Number(value) : fail();

export const oneOf = <T>(values: readonly T[], value: unknown): T =>
	values.find((each) => each === value) ?? fail();

export const fitting = <T>(value: T | null, fits: (value: T) => boolean = () => true): T =>
	value !== null && fits(value) ? value : fail();

export const listOf = <T>(value: unknown, longest: number, each: (item: unknown) => T): T[] =>
	Array.isArray(value) && value.length <= longest ? value.map(each) : fail();

/**
 * Returns the object for its fields to be validated one by one; unknown fields are ignored.
 * @throws TypeError if the value is not an object.
 */
export const fields = (value: unknown): Readonly<Record<string, unknown>> =>
	typeof value === "object" && value !== null ? { ...value } : fail();
