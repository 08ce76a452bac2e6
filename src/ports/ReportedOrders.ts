/** Orders already reported as purchases, because a receipt can be opened many times (TRACK-02). */
export interface ReportedOrders {
	/** Adds an order; returns false if it was already there. */
	add(orderNumber: string): boolean;
}
