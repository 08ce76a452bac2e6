/** The application's only source of time (DEC-001). */
export interface Clock {
	/** Epoch milliseconds. */
	now(): number;
}
