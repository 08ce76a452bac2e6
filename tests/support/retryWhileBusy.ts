import { setTimeout as pause } from "node:timers/promises";
import { DatabaseUnavailable } from "#server/platform/database/DatabaseUnavailable.ts";

/**
 * Retries while the database's queue is full, as clients are told to.
 * @param onRejected called on each rejection
 */
export async function retryWhileBusy<T>(
	work: () => Promise<T>,
	onRejected: () => void = () => {},
): Promise<T> {
	for (;;) {
		try {
			return await work();
		} catch (error) {
			if (!(error instanceof DatabaseUnavailable)) throw error;
			onRejected();
			// An immediate retry would leave no turn to others.
			await pause(20);
		}
	}
}
