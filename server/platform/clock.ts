/** The server's only source of time, so that tests can set it. */
export interface Clock {
	/** Returns the current time in epoch milliseconds. */
	now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };
