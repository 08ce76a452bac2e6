/** Opening and leaving browser windows. */
export interface Windows {
	/** Opens an address in a new window that has no access to this one; returns false if the browser blocked it. */
	open(url: string): boolean;
	/** Leaves the application for an external page in the same window, such as a payment provider's. */
	leave(url: string): void;
}
