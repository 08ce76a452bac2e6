/** Which orders have been reported as bought: a receipt can be opened again and again (TRACK-02). */
export interface ReportedOrders {
	/** False when it was there already. */
	add(orderNumber: string): boolean;
}
