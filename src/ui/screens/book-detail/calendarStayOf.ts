import type { BookingDetail } from "#domain/booking/Booking.ts";
import type { CalendarStay } from "#domain/booking/calendarFile.ts";
import { bookingCopy } from "#ui/copy/booking.ts";
import { bookCopy } from "#ui/copy/books.ts";
import { stayMoment } from "./stayMoment.ts";

/** What of a booking goes into the traveller's calendar; null without dates. */
export function calendarStayOf({ orderNumber, product, guest }: BookingDetail): CalendarStay | null {
	const { checkIn, checkOut, checkInTime, checkOutTime, timeZone } = product;
	if (!checkIn || !checkOut) return null;
	return {
		orderNumber,
		stayName: product.stayName,
		address: product.address,
		description: [
			bookCopy.voucher.description(orderNumber, product.roomName, guest.name),
			`${bookingCopy.checkIn} ${stayMoment(checkIn, checkInTime, product)}`,
			`${bookingCopy.checkOut} ${stayMoment(checkOut, checkOutTime, product)}`,
		].join("\n"),
		checkIn,
		checkOut,
		checkInTime,
		checkOutTime,
		timeZone,
	};
}
