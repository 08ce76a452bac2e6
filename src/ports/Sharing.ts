/** Shares an address through the device's share sheet or the clipboard. */
export interface Sharing {
	/** Shares a page. 'closed': the visitor cancelled; 'failed': neither way is available. */
	share(page: {
		readonly title: string;
		readonly url: string;
	}): Promise<"shared" | "copied" | "closed" | "failed">;
	/** Returns the absolute URL of a path of this site. */
	addressOf(path: string): string;
}
