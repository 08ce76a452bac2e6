import { errorsCopy } from "#copy/errors.ts";
import { invariant } from "./invariant.ts";

declare const wonBrand: unique symbol;

/** A whole number of won; negative for discounts and differences. */
export type Won = number & { readonly [wonBrand]: "Won" };

/**
 * Brands an amount as won.
 * @throws unless it is a safe integer
 */
export function won(amount: number): Won {
	invariant(Number.isSafeInteger(amount), `${amount} is a whole number of won`);
	// -0 would be printed as "-0".
	return (amount + 0) as Won;
}

export const noWon: Won = won(0);

export const sumWon = (amounts: Iterable<number>): Won => {
	let total = 0;
	for (const amount of amounts) total += amount;
	return won(total);
};

const rounding = { round: Math.round, ceil: Math.ceil, floor: Math.floor } as const;

export type RoundingKey = keyof typeof rounding;

const isRoundingKey = (key: string): key is RoundingKey => Object.hasOwn(rounding, key);

/**
 * Rounds to a multiple of `unit` (a positive integer). An unknown key logs 'invalid rounding key' and returns the value unchanged.
 * [DEC-132, ERR-DEV-05]
 * @throws when `unit` is not a positive integer
 */
export function roundBy(
	key: string,
	value: number,
	unit = 1,
	log: (message: string) => void = console.error,
): number {
	invariant(Number.isInteger(unit) && unit > 0, `${unit} is a positive whole unit`);
	if (!isRoundingKey(key)) {
		log(errorsCopy.dev.roundingKey);
		return value;
	}
	return rounding[key](value / unit) * unit + 0;
}
