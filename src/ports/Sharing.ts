/** How the device hands an address on: its own share sheet, or the clipboard. */
export interface Sharing {
	/** 'closed': the visitor changed their mind; 'failed': neither way works here. */
	share(page: {
		readonly title: string;
		readonly url: string;
	}): Promise<"shared" | "copied" | "closed" | "failed">;
	/** The whole address of a path of this site. */
	addressOf(path: string): string;
}
