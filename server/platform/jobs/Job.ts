/** Work that is done again and again. Any of it may be interrupted, and may be done twice, without harm. */
export interface Job {
	readonly name: string;
	readonly everySeconds: number;
	run(): Promise<unknown>;
}

/** Does a step again as long as it had anything to do: a backlog is not left for the next turn. */
export async function untilNothingIsLeft(step: () => Promise<number>): Promise<void> {
	while ((await step()) > 0);
}
