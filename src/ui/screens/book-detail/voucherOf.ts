import { bookDetailCopy } from "#copy/bookDetail.ts";
import { bookingFormCopy } from "#copy/bookingForm.ts";
import { booksCopy } from "#copy/books.ts";
import { receiptCopy } from "#copy/receipt.ts";
import { vouchersCopy } from "#copy/vouchers.ts";
import type { BookingDetail, OrderProduct } from "#domain/booking/Booking.ts";
import { confirmationState } from "#domain/booking/orderStatus.ts";
import { printableTerms } from "#domain/cancellation/cancelTerms.ts";
import { guestsText } from "#domain/guests/Guests.ts";
import { addresses } from "#domain/navigation/addresses.ts";
import { receiptSum } from "#domain/payment/Receipt.ts";
import { stayLength } from "#domain/shared/dateForms.ts";
import { koreanDateTime, koreanDay } from "#domain/shared/koreanTime.ts";
import { nightsBetween } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { taxiLine } from "#domain/stay/taxiLine.ts";
import type { Voucher } from "#ports/Vouchers.ts";
import { bookingStatus, validityText } from "#ui/booking/bookingStatus.ts";
import { longMoment } from "#ui/booking/longMoment.ts";
import { dottedDate, longDate, shortMoment } from "#ui/format/days.ts";
import { displayPhone } from "#ui/format/phone.ts";
import { formatWon } from "#ui/format/won.ts";
import { feeText } from "./feeText.ts";

/**
 * Builds the voucher as plain texts for offline use. Contains no details of the guest but the name, since a copy outlives the session that
 * stored it (DEC-181).
 */
export function voucherOf(booking: BookingDetail, issuer: string, now: number): Voucher {
	const { product, guest } = booking;
	const { checkIn, checkOut } = product;
	const isAbroad = product.nationCode !== "KR";
	const nights = checkIn && checkOut ? stayLength(nightsBetween(checkIn, checkOut)) : null;
	const rows: readonly (readonly [string, string | null, string?])[] = [
		[bookDetailCopy.voucher.status, bookingStatus(product, koreanDay(now)).label],
		[bookDetailCopy.orderNumber, booking.orderNumber],
		[bookDetailCopy.confirmation, product.confirmationNumber],
		[bookDetailCopy.checkCode, booking.checkCode],
		[bookingFormCopy.checkIn, checkIn && longMoment(checkIn, product.checkInTime, isAbroad)],
		[bookingFormCopy.checkOut, checkOut && longMoment(checkOut, product.checkOutTime, isAbroad)],
		[vouchersCopy.validity, product.validUntil && untilDay(dottedDate(product.validUntil))],
		[bookingFormCopy.terms, nights && `${nights} · ${guestsText(product)}`],
		[bookDetailCopy.room, product.roomName],
		[bookDetailCopy.plan, product.ratePlanName],
		[bookingFormCopy.meal, product.mealName],
		[bookDetailCopy.guest.name, guest.name],
		[bookDetailCopy.address, product.address],
		[bookDetailCopy.way.driver, taxiLine(product.nationCode, product.stayEnglishName)?.text ?? null],
		[bookDetailCopy.phone, product.stayPhone && displayPhone(product.stayPhone), `tel:${product.stayPhone}`],
		[receiptCopy.keptSum, formatWon(won(receiptSum(booking.receipts).kept))],
		[bookDetailCopy.feeAtStay.term, feeText(product)],
		[bookDetailCopy.policy, printableTerms(booking.cancelPolicy, now)],
	];
	return {
		path: addresses.booking.to(product.orderProductId),
		title: product.stayName,
		issuer,
		dates: checkIn
			? [longDate(checkIn), nights].filter(Boolean).join(" · ")
			: (validityText(product) ?? booksCopy.dateless),
		rows: rows.flatMap(([term, value, href]) => (value ? [{ term, value, ...(href && { href }) }] : [])),
		notes: [
			...(isUnconfirmed(product) ? [bookDetailCopy.word[wordOf(product, now)].title] : []),
			...booking.rateComments,
			bookDetailCopy.voucher.keptAt(shortMoment(koreanDateTime(now))),
		],
	};
}

const { untilDay } = vouchersCopy;

/** Whether the booking is not confirmed yet; the copy then says that it is not a valid voucher. */
const isUnconfirmed = ({ status }: OrderProduct): boolean =>
	status === "pending" || status === "confirm_wait" || status === "add_pay";

const wordOf = ({ status, checkIn }: OrderProduct, now: number) =>
	confirmationState(status, checkIn, koreanDay(now)) ?? "awaited";
