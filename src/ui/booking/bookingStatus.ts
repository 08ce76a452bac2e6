import { booksCopy } from "#copy/books.ts";
import { vouchersCopy } from "#copy/vouchers.ts";
import { type StatusView, statusView } from "#domain/booking/orderStatus.ts";
import type { OrderProductStatus } from "#domain/order/orderMachine.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { dottedDate } from "#ui/format/days.ts";

interface Dated {
	readonly status: OrderProductStatus;
	readonly checkIn: StayDate | null;
	readonly validUntil: StayDate | null;
}

/** Returns '유효기간 2027.05.21까지' for a voucher without a date; null for everything else. [DEC-192] */
export const validityText = ({ checkIn, validUntil }: Omit<Dated, "status">): string | null =>
	checkIn === null && validUntil !== null ? vouchersCopy.until(dottedDate(validUntil)) : null;

/** Returns a booking's status view; an expired, unused voucher is described as such. [DOM-STATUS-13, DEC-192] */
export function bookingStatus(booking: Dated, today: StayDate): StatusView {
	const view = statusView(booking.status, booking.checkIn, today);
	const isExpired = booking.status === "noshow" && validityText(booking) !== null;
	return isExpired ? { ...view, description: booksCopy.expired } : view;
}
