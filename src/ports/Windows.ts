/** Other windows of the browser. */
export interface Windows {
	/** Opens an address in a new window without a way back to this one; false when the browser blocked it. */
	open(url: string): boolean;
	/** Leaves the application for another page of this window, such as a payment provider's. */
	leave(url: string): void;
}
