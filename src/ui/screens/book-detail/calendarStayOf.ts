import { bookDetailCopy } from "#copy/bookDetail.ts";
import { bookingFormCopy } from "#copy/bookingForm.ts";
import type { BookingDetail } from "#domain/booking/Booking.ts";
import type { CalendarStay } from "#domain/booking/calendarFile.ts";
import { stayMoment } from "./stayMoment.ts";

/** Returns the calendar entry of a booking; null without dates. */
export function calendarStayOf({ orderNumber, product, guest }: BookingDetail): CalendarStay | null {
	const { checkIn, checkOut, checkInTime, checkOutTime } = product;
	if (!checkIn || !checkOut) return null;
	return {
		orderNumber,
		stayName: product.stayName,
		address: product.address,
		description: [
			bookDetailCopy.voucher.description(orderNumber, product.roomName, guest.name),
			`${bookingFormCopy.checkIn} ${stayMoment(checkIn, checkInTime, product)}`,
			`${bookingFormCopy.checkOut} ${stayMoment(checkOut, checkOutTime, product)}`,
		].join("\n"),
		checkIn,
		checkOut,
	};
}
