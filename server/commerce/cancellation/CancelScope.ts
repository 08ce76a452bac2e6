import { type Order, type OrderProduct, stands } from "#domain/booking/Order.ts";

/** The rooms a cancel is about: one of them, or all that still stand. */
export interface CancelScope {
	/** Null: the whole purchase. */
	readonly orderProductId: number | null;
	readonly products: readonly OrderProduct[];
}

export const scopeOf = (order: Order, orderProductId: number | null): CancelScope => ({
	orderProductId,
	products:
		orderProductId === null
			? order.products.filter(stands)
			: order.products.filter((product) => product.orderProductId === orderProductId),
});
