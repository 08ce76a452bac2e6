import { isActive, type Order, type OrderProduct } from "#domain/booking/Order.ts";

/** The rooms a cancellation covers: one room, or all that are still booked. */
export interface CancelScope {
	/** Null for the whole order. */
	readonly orderProductId: number | null;
	readonly products: readonly OrderProduct[];
}

export const scopeOf = (order: Order, orderProductId: number | null): CancelScope => ({
	orderProductId,
	products:
		orderProductId === null
			? order.products.filter(isActive)
			: order.products.filter((product) => product.orderProductId === orderProductId),
});
