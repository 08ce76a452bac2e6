import type { ChangeableBooking } from "#domain/booking/changeRight.ts";
import { firstProduct, type Order } from "#domain/booking/Order.ts";

/** An order as far as the right to change its dates goes. */
export function changeableOf(order: Order, isInstant: boolean): ChangeableBooking {
	const { status, quantity, validUntil, channelIndex, checkIn, cancelPolicy } = firstProduct(order);
	return {
		status,
		rooms: order.products.length,
		quantity,
		isVoucher: validUntil !== null,
		isByLink: order.payKind === "lms",
		channelIndex,
		isInstant,
		checkIn,
		cancelPolicy,
	};
}
