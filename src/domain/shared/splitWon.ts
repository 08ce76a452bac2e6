import { invariant } from "#domain/shared/invariant.ts";
import { type Won, won } from "#domain/shared/Won.ts";

/**
 * Splits an amount over things by weights so that the parts are whole won and always add up: every thing gets its share
 * rounded down, the won left over go to the largest remainders, the earlier thing first. All weights zero = equal shares.
 * [DEC-180]
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
	// products of won and weights outgrow the numbers that floating point tells apart
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

/** The parts of an amount by weights. [DEC-180] */
export const splitWon = (total: Won, weights: readonly number[]): readonly Won[] =>
	splitOver(
		total,
		weights,
		(weight) => weight,
		(_, share) => share,
	);

/** Equal shares of an amount, e.g. over rooms. [DEC-180] */
export const splitEvenly = (total: Won, parts: number): readonly Won[] =>
	splitWon(total, Array(parts).fill(1));
