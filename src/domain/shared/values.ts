/** A string has a value only if it is non-blank. [VAL-15] */
export const hasValue = (text: unknown): text is string => typeof text === "string" && text.trim() !== "";

/** Finite numbers stay, numeric strings convert, everything else is 0. [VAL-16, DEC-130] */
export function toNumber(value: unknown): number {
	const number = typeof value === "number" ? value : hasValue(value) ? Number(value) : 0;
	// adding 0 turns -0 into 0
	return Number.isFinite(number) ? number + 0 : 0;
}

/** Whatever is given as a whole number (rounded towards zero) within the limits; a non-number counts as 0. */
export const clampWhole = (value: unknown, min: number, max: number): number =>
	Math.min(max, Math.max(min, Math.trunc(toNumber(value)) + 0));
