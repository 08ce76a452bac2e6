import { setTimeout as pause } from "node:timers/promises";
import { DatabaseUnavailable } from "#server/platform/database/DatabaseUnavailable.ts";

/**
 * Retries while the database's queue is full, as clients are told to.
 * @param turnedAway called on each rejection
 */
export async function atLast<T>(work: () => Promise<T>, turnedAway: () => void = () => {}): Promise<T> {
	for (;;) {
		try {
			return await work();
		} catch (error) {
			if (!(error instanceof DatabaseUnavailable)) throw error;
			turnedAway();
			// An immediate retry would leave no turn to others.
			await pause(20);
		}
	}
}
