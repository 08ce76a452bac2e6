/** Navigation between the application's pages. */
export interface PageNavigation {
	/** Returns the path and query of the current page. */
	current(): string;
	/** Returns the path and query of the page of this site whose link opened this window; null if there is none. */
	openedFrom(): string | null;
	go(path: string, how?: { readonly replace?: boolean }): Promise<void>;
	/** Goes back in the browser's history; the page before is shown after that. */
	back(): Promise<void>;
	/** Reloads the current page's data without reloading the document. */
	refresh(): Promise<void>;
	/** Reloads the page from the server. */
	reload(): void;
}
