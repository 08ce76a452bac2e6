import { shownOnScreen } from "#application/use-case/failurePolicies.ts";
import type { BookingDetail, LinkedOrder } from "#domain/booking/Booking.ts";
import { type Failure, refused } from "#domain/failure/Failure.ts";
import { isOrderNumber } from "#domain/order/orderNumber.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import type { LinkedOrders } from "#ports/LinkedOrders.ts";

export interface LinkedOrderView {
	readonly order: LinkedOrder;
	/** The booking with the guest masked, or null if it could not be loaded. */
	readonly booking: BookingDetail | null;
}

/** Loads an order for the holder of its text-message link; malformed order numbers are rejected without a call (ROUTE-22, DEC-085, DEC-152). */
export class ViewLinkedOrder {
	readonly failures = shownOnScreen;
	readonly #orders: LinkedOrders;

	constructor(deps: { readonly orders: LinkedOrders }) {
		this.#orders = deps.orders;
	}

	async execute(orderNumber: string, options: CallOptions = {}): Promise<Result<LinkedOrderView, Failure>> {
		if (!isOrderNumber(orderNumber)) return err(refused("notFound"));
		// Sequential, so that a wrong number counts only once towards the limit of failed lookups.
		const order = await this.#orders.view(orderNumber, options);
		if (!order.ok) return order;
		const booking = await this.#orders.detail(orderNumber, options);
		return ok({ order: order.value, booking: booking.ok ? booking.value : null });
	}
}
