/** What a caller may say of any call. */
export interface CallOptions {
	/** Aborts the call when nobody waits for its answer any more. */
	readonly signal?: AbortSignal | undefined;
}
