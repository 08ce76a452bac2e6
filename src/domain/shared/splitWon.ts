import { invariant } from "#domain/shared/invariant.ts";
import { type Won, won } from "#domain/shared/Won.ts";

/**
 * Splits an amount by weight into shares of whole won that always add up. Each share is rounded down, and the remaining won go to the
 * largest remainders, earlier items first. If all weights are zero, the shares are equal. [DEC-180]
 */
export function splitOver<T, R>(
	total: Won,
	things: readonly T[],
	weightOf: (thing: T) => number,
	give: (thing: T, share: Won) => R,
): readonly R[] {
	invariant(things.length > 0, "an amount is split over at least one part");
	const weights = things.map(weightOf);
	for (const weight of weights) {
		invariant(Number.isSafeInteger(weight) && weight >= 0, `${weight} is a weight`);
	}
	const isEven = weights.every((weight) => weight === 0);
	const sum = isEven ? BigInt(things.length) : weights.reduce((left, right) => left + BigInt(right), 0n);
	const amount = BigInt(Math.abs(total));
	// The products of amounts and weights exceed the range of exact floating-point integers.
	const shares = things.map((thing) => {
		const product = amount * (isEven ? 1n : BigInt(weightOf(thing)));
		return { thing, won: Number(product / sum), remainder: Number(product % sum) };
	});
	let left = shares.reduce((rest, share) => rest - share.won, Number(amount));
	for (const share of shares.toSorted((a, b) => b.remainder - a.remainder)) {
		if (left === 0) break;
		share.won += 1;
		left -= 1;
	}
	return shares.map((share) => give(share.thing, won(Math.sign(total) * share.won)));
}

/** Splits an amount by weights. [DEC-180] */
export const splitWon = (total: Won, weights: readonly number[]): readonly Won[] =>
	splitOver(
		total,
		weights,
		(weight) => weight,
		(_, share) => share,
	);

/** Splits an amount into equal shares, e.g. over rooms. [DEC-180] */
export const splitEvenly = (total: Won, parts: number): readonly Won[] =>
	splitWon(total, Array(parts).fill(1));
