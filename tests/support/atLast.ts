import { setTimeout as pause } from "node:timers/promises";
import { DatabaseUnavailable } from "#server/platform/database/DatabaseUnavailable.ts";

/** Comes again when too many stand before what somebody wants, as whoever is told to does. @param turnedAway told each time */
export async function atLast<T>(work: () => Promise<T>, turnedAway: () => void = () => {}): Promise<T> {
	for (;;) {
		try {
			return await work();
		} catch (error) {
			if (!(error instanceof DatabaseUnavailable)) throw error;
			turnedAway();
			// Who comes again at once would let nobody else have a turn.
			await pause(20);
		}
	}
}
