/** Whether the session may have changed elsewhere: in another tab, or while this page lay in the browser's back cache. */
export interface SessionNews {
	/** Tells the other tabs that somebody entered or left here. */
	tell(): void;
	/** `hear` is called for every piece of news until the returned function is. */
	listen(hear: () => void): () => void;
}
