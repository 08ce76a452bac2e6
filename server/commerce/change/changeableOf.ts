import type { ChangeableBooking } from "#domain/booking/changeRight.ts";
import { firstProduct, type Order } from "#domain/booking/Order.ts";

/** Extracts from an order what decides whether its dates may be changed. */
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
