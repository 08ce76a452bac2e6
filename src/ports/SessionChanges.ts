/** Signals that the session may have changed elsewhere: in another tab, or while this page was in the background or offline. */
export interface SessionChanges {
	/** Notifies other tabs of a login or logout in this tab. */
	notify(): void;
	/** Calls `hear` for every signal until the returned function is called. */
	listen(onChange: () => void): () => void;
}
