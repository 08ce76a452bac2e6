import { SomeFailed } from "./forEachIsolated.ts";

/** A periodic job. It must be safe to interrupt and to run twice. */
export interface Job {
	readonly name: string;
	readonly everySeconds: number;
	run(): Promise<unknown>;
}

/**
 * Repeats a step until it has nothing left to do, so that a backlog does not wait for the next run even when some items fail.
 * @throws SomeFailed after the last step when any items failed; any other error at once
 */
export async function drainBacklog(step: () => Promise<number>): Promise<void> {
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
