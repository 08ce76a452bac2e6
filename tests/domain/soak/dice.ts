/** A seeded random number generator (mulberry32), so that a failing run can be repeated. */
export class Dice {
	#state: number;

	constructor(seed: number) {
		this.#state = seed;
	}

	/** Returns a number from 0 (inclusive) to 1 (exclusive). */
	roll(): number {
		this.#state = (this.#state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	}

	/** Returns an integer from 0 to `most`. */
	upTo(most: number): number {
		return Math.floor(this.roll() * (most + 1));
	}

	pick<T>(from: readonly T[]): T {
		return from[this.upTo(from.length - 1)] as T;
	}

	chance(percent: number): boolean {
		return this.roll() * 100 < percent;
	}
}

/** Steps per time zone: more than 10,000 in total in the normal run, SOAK_STEPS in each when set. SOAK_SEED repeats a run. */
const soakSteps = Number(process.env.SOAK_STEPS ?? 3_500);

/** Timeout of a run in milliseconds. */
export const soakTimeout = 10_000 + soakSteps / 5;

/** Ends the run when an invariant is broken. Does without `expect`, which would take most of the time of a million steps. */
export function checkInvariant(holds: boolean, text: string): void {
	if (!holds) throw new Error(`Broken: ${text}`);
}

/**
 * Runs a sequence of commands; a failure names the seed and the step. A short run continues, up to ten times as long, until every state has
 * been covered.
 */
export function soak(step: (dice: Dice) => string, check: () => unknown, wasEverywhere: () => boolean): void {
	const seed = Number(process.env.SOAK_SEED ?? Date.now() % 1_000_000_000);
	const dice = new Dice(seed);
	const trail: string[] = [];
	for (let index = 0; index < soakSteps || (index < 10 * soakSteps && !wasEverywhere()); index += 1) {
		try {
			trail.push(step(dice));
			check();
		} catch (error) {
			const steps = trail.slice(-12).join(" | ");
			throw new Error(`SOAK_SEED=${seed} step ${index}: ${steps}`, { cause: error });
		}
	}
}
