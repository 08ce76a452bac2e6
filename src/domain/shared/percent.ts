import { invariant } from "#domain/shared/invariant.ts";
import { type Won, won } from "#domain/shared/Won.ts";

/**
 * Converts a percentage, which has at most two decimals, to hundredths, to keep floating-point errors out of amounts.
 * @throws unless it is between 0 and 100
 */
function hundredths(percent: number): number {
	invariant(percent >= 0 && percent <= 100, `${percent} is a percentage`);
	return Math.round(percent * 100);
}

/** Computes floor(amount x parts / whole) exactly, by subtracting the remainder before dividing. */
function share(amount: Won, parts: number, whole: number): number {
	const product = amount * parts;
	invariant(
		amount >= 0 && Number.isSafeInteger(product),
		`${amount} is an amount percentages can be taken of`,
	);
	return (product - (product % whole)) / whole;
}

/** Returns floor(amount x percent / 100) in whole won. [DEC-078, DEC-180] */
export const percentOf = (amount: Won, percent: number): Won =>
	won(share(amount, hundredths(percent), 10_000));

/** Returns the price after a percentage discount, rounded down to 10 won; a discount of 0 leaves the price unchanged. [DEC-180] */
export function discounted(amount: Won, percent: number): Won {
	const off = hundredths(percent);
	return off === 0 ? amount : won(share(amount, 10_000 - off, 100_000) * 10);
}
