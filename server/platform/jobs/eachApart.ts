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
export async function eachApart<T>(
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

/** Rows that are taken one by one, until there are none. */
export async function* takenOneByOne<T>(take: () => Promise<T | null>): AsyncGenerator<T> {
	for (let row = await take(); row !== null; row = await take()) yield row;
}
