import type { BookingDetail } from "#domain/booking/Booking.ts";
import { cancelHeadline } from "#domain/booking/cancelTerms.ts";
import { statusView } from "#domain/booking/orderStatus.ts";
import { guestsSummary } from "#domain/guests/Guests.ts";
import { ledgerTotal } from "#domain/offer/priceLedger.ts";
import { stayLength } from "#domain/shared/dateForms.ts";
import { koreanDateTime, koreanDay } from "#domain/shared/koreanTime.ts";
import { nightsBetween, type StayDate } from "#domain/shared/StayDate.ts";
import type { Voucher } from "#ports/Vouchers.ts";
import { bookingCopy } from "#ui/copy/booking.ts";
import { bookCopy, booksCopy } from "#ui/copy/books.ts";
import { longDate, shortMoment } from "#ui/format/days.ts";
import { displayPhone } from "#ui/format/phone.ts";
import { formatWon } from "#ui/format/won.ts";

/**
 * What a traveller needs at the door, as texts. Of the guest only the name: a copy outlives the login it was made in
 * (DEC-181).
 */
export function voucherOf(booking: BookingDetail, issuer: string, now: number): Voucher {
	const { product, guest } = booking;
	const { checkIn, checkOut } = product;
	const nights = checkIn && checkOut ? stayLength(nightsBetween(checkIn, checkOut)) : null;
	const rows: readonly (readonly [string, string | null, string?])[] = [
		[bookCopy.voucher.status, statusView(product.status, checkIn, koreanDay(now)).label],
		[bookCopy.orderNumber, booking.orderNumber],
		[bookCopy.confirmation, product.confirmationNumber],
		[bookingCopy.checkIn, checkIn && moment(checkIn, product.checkInTime)],
		[bookingCopy.checkOut, checkOut && moment(checkOut, product.checkOutTime)],
		[bookingCopy.terms, [nights, guestsSummary(product)].filter(Boolean).join(" · ")],
		[bookCopy.room, product.roomName],
		[bookCopy.plan, product.ratePlanName],
		[bookingCopy.meal, product.mealName],
		[bookCopy.guest.name, guest.name],
		[bookCopy.address, product.address],
		[bookCopy.phone, product.stayPhone && displayPhone(product.stayPhone), `tel:${product.stayPhone}`],
		[bookCopy.voucher.paid, formatWon(ledgerTotal(booking.priceLines))],
		[bookCopy.policy, cancelHeadline(booking.cancelPolicy, now).text],
	];
	return {
		path: `/mypage/books/${product.orderProductId}`,
		title: product.stayName,
		issuer,
		dates: checkIn ? [longDate(checkIn), nights].filter(Boolean).join(" · ") : booksCopy.dateless,
		rows: rows.flatMap(([term, value, href]) => (value ? [{ term, value, ...(href && { href }) }] : [])),
		notes: [...booking.rateComments, bookCopy.voucher.keptAt(shortMoment(koreanDateTime(now)))],
	};
}

const moment = (day: StayDate, time: string | null): string =>
	time === null ? longDate(day) : `${longDate(day)} ${time.slice(0, 5)}`;
