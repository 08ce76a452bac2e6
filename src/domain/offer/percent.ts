import { invariant } from "#domain/shared/invariant.ts";
import { type Won, won } from "#domain/shared/Won.ts";

/** Percentages carry at most two decimals; calculating in hundredths keeps binary fractions out of money. */
function hundredths(percent: number): number {
	invariant(percent >= 0 && percent <= 100, `${percent} is a percentage`);
	return Math.round(percent * 100);
}

/** floor(amount x percent / 100) in whole won. [DEC-078, DEC-180] */
export const percentOf = (amount: Won, percent: number): Won =>
	won(Number((BigInt(amount) * BigInt(hundredths(percent))) / 10_000n));

/** The price left after a percent discount, rounded down to 10 won; no discount leaves the price as it is. [DEC-180] */
export function discounted(amount: Won, percent: number): Won {
	const off = hundredths(percent);
	if (off === 0) return amount;
	return won(Number((BigInt(amount) * BigInt(10_000 - off)) / 100_000n) * 10);
}
