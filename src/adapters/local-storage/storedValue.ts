/** Makes of a stored value what it must be, or throws. */
export interface StoredValue<T> {
	parse(value: unknown): T;
}

/*
 * What every page reads of its own storage is read by these: zod would weigh more there than all of it (ADR 32). What fewer
 * pages read, and what servers answer, zod reads.
 */

const misfit = (): never => {
	throw new TypeError("not what is kept here");
};

export const text = (value: unknown, longest: number): string =>
	typeof value === "string" && value.length <= longest ? value : misfit();

export const whole = (value: unknown, min: number, max: number): number =>
	Number.isInteger(value) && Number(value) >= min && Number(value) <= max ? Number(value) : misfit();

export const oneOf = <T>(values: readonly T[], value: unknown): T =>
	values.find((each) => each === value) ?? misfit();

export const fitting = <T>(value: T | null, fits: (value: T) => boolean = () => true): T =>
	value !== null && fits(value) ? value : misfit();

export const listOf = <T>(value: unknown, longest: number, each: (item: unknown) => T): T[] =>
	Array.isArray(value) && value.length <= longest ? value.map(each) : misfit();

/** An object whose fields are read by what follows; what else it holds is nobody's. */
export const fields = (value: unknown): Readonly<Record<string, unknown>> =>
	typeof value === "object" && value !== null ? { ...value } : misfit();
