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

/** '유효기간 2027.05.21까지' of a voucher whose day is not fixed; null for all others. [DEC-192] */
export const validityText = ({ checkIn, validUntil }: Omit<Dated, "status">): string | null =>
	checkIn === null && validUntil !== null ? vouchersCopy.until(dottedDate(validUntil)) : null;

/** A booking's status; a voucher that was not used in time says so. [DOM-STATUS-13, DEC-192] */
export function bookingStatus(booking: Dated, today: StayDate): StatusView {
	const view = statusView(booking.status, booking.checkIn, today);
	const isExpired = booking.status === "noshow" && validityText(booking) !== null;
	return isExpired ? { ...view, description: booksCopy.expired } : view;
}
