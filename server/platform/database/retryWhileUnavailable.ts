import { setTimeout as pause } from "node:timers/promises";
import { DatabaseStartError } from "./Database.ts";
import { DatabaseUnavailable } from "./DatabaseUnavailable.ts";

interface Patience {
	/** Milliseconds after which nothing is tried any more. */
	readonly lasts: number;
	/** Told once, when it has become a wait that somebody may wonder about. */
	readonly onWait?: (error: Error) => void;
}

const firstPause = 100;
const longestPause = 2000;
/** A process that had no time for itself has not waited for anybody: so many tries it makes in any case. */
const minTries = 4;
const wonderAfter = 3000;

/** Does it again, later and later, as long as its failure may pass by itself. @throws the last failure */
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

/** Other processes may be doing the same: the first of them can take minutes with a new schema and a demo world. */
const longestPreparation = 10 * 60_000;

/** Brings data up to date beside processes that do so too: waits for their locks, and while the database is away. @throws DatabaseStartError */
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
