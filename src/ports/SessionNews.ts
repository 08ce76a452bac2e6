/** Whether the session may have changed elsewhere: in another tab, or while nobody looked at this page or no network reached it. */
export interface SessionNews {
	/** Tells the other tabs that somebody entered or left here. */
	tell(): void;
	/** `hear` is called for every piece of news until the returned function is. */
	listen(hear: () => void): () => void;
}
