import type { OrderProduct } from "#domain/booking/Order.ts";
import { zonedInstant } from "#domain/shared/zonedInstant.ts";

/** Returns the moment of a product's check-in, in epoch milliseconds; null while it has no day. */
export const stayBegins = ({
	checkIn,
	checkInTime,
	snapshot,
}: Pick<OrderProduct, "checkIn" | "checkInTime" | "snapshot">): number | null =>
	checkIn && zonedInstant(checkIn, checkInTime, snapshot.timeZone);

/**
 * Returns the moment from which the member can no longer cancel whatever the terms, in epoch milliseconds: check-in, because only the
 * seller can tell afterwards what was used. Null for a booking the stay has not confirmed, which nobody can use.
 */
export const cancelClosesAt = (product: OrderProduct): number | null =>
	product.status === "pending" ? null : stayBegins(product);
