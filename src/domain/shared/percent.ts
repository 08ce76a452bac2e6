import { invariant } from "#domain/shared/invariant.ts";
import { type Won, won } from "#domain/shared/Won.ts";

/** Percentages carry at most two decimals; calculating in hundredths keeps binary fractions out of money. */
function hundredths(percent: number): number {
	invariant(percent >= 0 && percent <= 100, `${percent} is a percentage`);
	return Math.round(percent * 100);
}

/** floor(amount x parts / whole), exactly: the division's remainder is taken off first. */
function share(amount: Won, parts: number, whole: number): number {
	const product = amount * parts;
	invariant(
		amount >= 0 && Number.isSafeInteger(product),
		`${amount} is an amount percentages can be taken of`,
	);
	return (product - (product % whole)) / whole;
}

/** floor(amount x percent / 100) in whole won. [DEC-078, DEC-180] */
export const percentOf = (amount: Won, percent: number): Won =>
	won(share(amount, hundredths(percent), 10_000));

/** The price left after a percent discount, rounded down to 10 won; no discount leaves the price as it is. [DEC-180] */
export function discounted(amount: Won, percent: number): Won {
	const off = hundredths(percent);
	return off === 0 ? amount : won(share(amount, 10_000 - off, 100_000) * 10);
}
