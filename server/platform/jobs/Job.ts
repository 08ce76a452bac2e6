import { SomeFailed } from "./forEachIsolated.ts";

/** Work that is done again and again. Any of it may be interrupted, and may be done twice, without harm. */
export interface Job {
	readonly name: string;
	readonly everySeconds: number;
	run(): Promise<unknown>;
}

/**
 * Does a step again as long as it did anything: a backlog is not left for the next turn, whatever fails of it.
 * @throws SomeFailed when something did; what else a step throws, at once
 */
export async function untilNothingIsLeft(step: () => Promise<number>): Promise<void> {
	let failed: SomeFailed | null = null;
	let done = 0;
	do {
		done = await step().catch((error: unknown) => {
			if (!(error instanceof SomeFailed)) throw error;
			failed = error;
			return error.done;
		});
	} while (done > 0);
	if (failed) throw failed;
}
