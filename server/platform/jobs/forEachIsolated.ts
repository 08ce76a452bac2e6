import { DatabaseUnavailable } from "#server/platform/database/DatabaseUnavailable.ts";
import { errorText } from "#server/platform/errorText.ts";

/** Thrown when some of the work failed and the rest was done. */
export class SomeFailed extends Error {
	/** How much was done nevertheless. */
	readonly done: number;

	constructor(done: number, errors: readonly unknown[]) {
		super(`${errors.length} failed: ${errorText(errors[0])}`, { cause: errors[0] });
		this.done = done;
	}
}

/**
 * Runs work for one row after another. A failing row does not stop the others; failures are reported at the end. Returns the sum of what
 * `work` reports as done.
 * @throws SomeFailed when any row failed
 * @throws DatabaseUnavailable at once when the database is away, because the other rows would fail too
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

/** A page of rows: at most `limit`, after skipping `skip` rows that are still due. */
export interface Batch {
	readonly limit: number;
	readonly skip: number;
}

const batchSize = 200;

/**
 * Runs work for all due rows in batches, until a batch is not full. `work` tells whether a row is done. Rows that are not done or failed
 * may still be due, so they are skipped in later batches and never block others. Returns the number of rows done.
 * @param due returns due rows, always in the same order
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

/** Yields rows taken one at a time until there are none left. */
export async function* takeOneByOne<T>(take: () => Promise<T | null>): AsyncGenerator<T> {
	for (let row = await take(); row !== null; row = await take()) yield row;
}
