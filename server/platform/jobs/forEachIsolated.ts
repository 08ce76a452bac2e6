import { DatabaseUnavailable } from "#server/platform/database/DatabaseUnavailable.ts";
import { errorText } from "#server/platform/errorText.ts";

/** Some of the work could not be done; the rest of it is. */
export class SomeFailed extends Error {
	/** How much was done all the same. */
	readonly done: number;

	constructor(done: number, errors: readonly unknown[]) {
		super(`${errors.length} failed: ${errorText(errors[0])}`, { cause: errors[0] });
		this.done = done;
	}
}

/**
 * Does a piece of work for one row after another. One that fails is in the way of no other: they are done, and it is told at the end. How
 * much was done, as the pieces say.
 * @throws SomeFailed; DatabaseUnavailable at once, for then the others would come to nothing too
 */
export async function forEachIsolated<T>(
	rows: Iterable<T> | AsyncIterable<T>,
	work: (row: T) => Promise<number | boolean>,
): Promise<number> {
	let done = 0;
	const errors: unknown[] = [];
	for await (const row of rows) {
		try {
			done += Number(await work(row));
		} catch (error) {
			if (error instanceof DatabaseUnavailable && error.reason === "away") throw error;
			if (error instanceof SomeFailed) done += error.done;
			errors.push(error);
		}
	}
	if (errors.length > 0) throw new SomeFailed(done, errors);
	return done;
}

/** So many rows, behind others that were passed over. */
export interface Batch {
	readonly limit: number;
	readonly skip: number;
}

const batchSize = 200;

/**
 * Does a piece of work for all rows that are due, a batch at a time, until one is not full. The work answers whether a row is done; one that is
 * not, or failed, may be due still: it is passed over, so that it is in no other's way however many there are. How many were done.
 * @param due what is due, always in the same order
 * @throws SomeFailed, DatabaseUnavailable as forEachIsolated
 */
export function forEachDue<T>(
	due: (batch: Batch) => Promise<readonly T[]>,
	work: (row: T) => Promise<boolean>,
): Promise<number> {
	let left = 0;
	async function* rows(): AsyncGenerator<T> {
		let batch: readonly T[];
		do {
			batch = await due({ limit: batchSize, skip: left });
			yield* batch;
		} while (batch.length === batchSize);
	}
	return forEachIsolated(rows(), async (row) => {
		left += 1;
		const isDone = await work(row);
		if (isDone) left -= 1;
		return isDone;
	});
}

/** Rows that are taken one by one, until there are none. */
export async function* takeOneByOne<T>(take: () => Promise<T | null>): AsyncGenerator<T> {
	for (let row = await take(); row !== null; row = await take()) yield row;
}
