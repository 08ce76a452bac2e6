import { invariant } from "#domain/shared/invariant.ts";
import { type Won, won } from "#domain/shared/Won.ts";

/**
 * Splits an amount by weights so that the parts are whole won and always add up: every part gets its share rounded down,
 * the won left over go to the largest remainders, the earlier part first. All weights zero = equal shares. [DEC-180]
 */
export function splitWon(total: Won, weights: readonly number[]): readonly Won[] {
	invariant(weights.length > 0, "an amount is split over at least one part");
	for (const weight of weights) {
		invariant(Number.isSafeInteger(weight) && weight >= 0, `${weight} is a weight`);
	}
	const all = weights.some((weight) => weight > 0) ? weights.map(BigInt) : weights.map(() => 1n);
	const sum = all.reduce((left, right) => left + right);
	const amount = BigInt(Math.abs(total));
	const shares = all.map((weight, index) => ({
		index,
		won: Number((amount * weight) / sum),
		remainder: (amount * weight) % sum,
	}));
	let left = Number(amount) - shares.reduce((given, share) => given + share.won, 0);
	const byRemainder = shares.toSorted((a, b) =>
		a.remainder === b.remainder ? 0 : a.remainder > b.remainder ? -1 : 1,
	);
	for (const share of byRemainder) {
		if (left === 0) break;
		share.won += 1;
		left -= 1;
	}
	return shares.map((share) => won(Math.sign(total) * share.won));
}

/** Equal shares of an amount, e.g. over rooms. [DEC-180] */
export const splitEvenly = (total: Won, parts: number): readonly Won[] =>
	splitWon(total, Array(parts).fill(1));
