import { setTimeout as pause } from "node:timers/promises";
import { DatabaseStartError } from "./Database.ts";
import { DatabaseUnavailable } from "./DatabaseUnavailable.ts";

interface Patience {
	/** Milliseconds after which no further attempt is made; 0 means no retries. */
	readonly lasts: number;
	/** Called once, when the wait has become long enough for someone to wonder. */
	readonly onWait?: (error: Error) => void;
}

const firstPause = 100;
const longestPause = 2000;
/** Minimum number of attempts. If the process itself was stalled, the elapsed time does not mean that it has waited. */
const minTries = 4;
const wonderAfter = 3000;

/**
 * Retries work with increasing pauses as long as the failure is transient.
 * @throws the last failure
 */
export async function retryTransient<T>(
	work: () => Promise<T>,
	isTransient: (error: unknown) => error is Error,
	{ lasts, onWait }: Patience,
): Promise<T> {
	const begun = Date.now();
	let isTold = false;
	for (let tries = 1; ; tries += 1) {
		try {
			return await work();
		} catch (error) {
			const waited = Date.now() - begun;
			if (!isTransient(error) || lasts === 0 || (waited >= lasts && tries >= minTries)) throw error;
			if (!isTold && waited > wonderAfter) {
				isTold = true;
				onWait?.(error);
			}
			await pause(Math.min(firstPause * 2 ** (tries - 1), longestPause));
		}
	}
}

/** Maximum wait in milliseconds while other processes prepare the same database; the first can take minutes for a new schema and demo data. */
const longestPreparation = 10 * 60_000;

/**
 * Runs work that updates data while other processes may be doing the same: waits for their locks, and while the database is unavailable.
 * @throws DatabaseStartError
 */
export async function retryWhileUnavailable<T>(
	work: () => Promise<T>,
	lasts: number = longestPreparation,
): Promise<T> {
	const isTransient = (error: unknown) => error instanceof DatabaseUnavailable;
	return retryTransient(work, isTransient, { lasts }).catch((error: unknown) => {
		if (!isTransient(error)) throw error;
		throw new DatabaseStartError(
			"unreachable",
			`데이터를 준비하는 동안 데이터베이스를 쓸 수 없었어요: ${error.message}.`,
			error,
		);
	});
}
