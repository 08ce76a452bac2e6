/** Moving between the pages of the application. */
export interface PageNavigation {
	/** Path and query of the page that is shown. */
	current(): string;
	/** Path and query of the page of ours a link of which opened this window; null when there was none. */
	openedFrom(): string | null;
	go(path: string, how?: { readonly replace?: boolean }): Promise<void>;
	/** The browser's own Back. */
	back(): void;
	/** Asks again for what the page shows, and leaves the page as it is. */
	refresh(): Promise<void>;
	/** Reloads the page from the server. */
	reload(): void;
}
