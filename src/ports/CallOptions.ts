/** Options of every API call. */
export interface CallOptions {
	/** Aborts the call when its result is no longer needed. */
	readonly signal?: AbortSignal | undefined;
}
