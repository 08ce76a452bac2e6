import type { OrderProduct } from "#domain/booking/Order.ts";
import { zonedInstant } from "#domain/shared/zonedInstant.ts";

/** Returns the moment of a product's check-in, in epoch milliseconds; null while it has no day. */
export const stayBegins = ({
	checkIn,
	checkInTime,
	snapshot,
}: Pick<OrderProduct, "checkIn" | "checkInTime" | "snapshot">): number | null =>
	checkIn && zonedInstant(checkIn, checkInTime, snapshot.timeZone);
