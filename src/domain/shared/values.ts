/** Whether the value is a string that is not blank. [VAL-15] */
export const hasValue = (text: unknown): text is string => typeof text === "string" && text.trim() !== "";

/** Converts a value to a finite number: finite numbers are kept, numeric strings converted, everything else is 0. [VAL-16, DEC-130] */
export function toNumber(value: unknown): number {
	const number = typeof value === "number" ? value : hasValue(value) ? Number(value) : 0;
	// Adding 0 turns -0 into 0.
	return Number.isFinite(number) ? number + 0 : 0;
}

/** Converts a value to an integer (rounded towards zero) within the limits; anything that is not a number counts as 0. */
export const clampWhole = (value: unknown, min: number, max: number): number =>
	Math.min(max, Math.max(min, Math.trunc(toNumber(value)) + 0));
