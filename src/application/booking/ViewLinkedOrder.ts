import { shownOnScreen } from "#application/use-case/failurePolicies.ts";
import type { BookingDetail, LinkedOrder } from "#domain/booking/Booking.ts";
import { type Failure, refused } from "#domain/failure/Failure.ts";
import { isOrderNumber } from "#domain/order/orderNumber.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import type { LinkedOrders } from "#ports/LinkedOrders.ts";

export interface LinkedOrderView {
	readonly order: LinkedOrder;
	/** What was booked, the guest masked; null when it could not be had. */
	readonly booking: BookingDetail | null;
}

/** An order as the holder of its text-message link sees it; nonsense is never asked for (ROUTE-22, DEC-085, DEC-152). */
export class ViewLinkedOrder {
	readonly failures = shownOnScreen;
	readonly #orders: LinkedOrders;

	constructor(deps: { readonly orders: LinkedOrders }) {
		this.#orders = deps.orders;
	}

	async execute(orderNumber: string, options: CallOptions = {}): Promise<Result<LinkedOrderView, Failure>> {
		if (!isOrderNumber(orderNumber)) return err(refused("notFound"));
		// One after the other: a wrong number counts once towards the limit of misses.
		const order = await this.#orders.view(orderNumber, options);
		if (!order.ok) return order;
		const booking = await this.#orders.detail(orderNumber, options);
		return ok({ order: order.value, booking: booking.ok ? booking.value : null });
	}
}
