import { bookingCopy } from "#copy/booking.ts";
import { fill } from "#copy/fill.ts";
import type { OrderProductStatus } from "#domain/order/orderMachine.ts";
import { dayOfText } from "#domain/shared/dayOfText.ts";
import { nightsBetween, type StayDate } from "#domain/shared/StayDate.ts";
import type { BookingTab } from "./Booking.ts";

/** What a status is called and what is said below; null = nothing. */
export interface StatusText {
	readonly label: string;
	readonly description: string | null;
}

export interface StatusView extends StatusText {
	/** That the refund's time depends on the method; for the three cancel states only. */
	readonly note: string | null;
}

/** The status without a date: filters, legends. [DOM-STATUS-02 to 10, DEC-081] */
export const statusCatalogue = (status: OrderProductStatus): StatusText => bookingCopy.status[status];

/** Whole days to the start; negative when past, null when there is none or it cannot be read, which is logged. [DEC-080, DOM-DATE-03] */
export function remainingDays(startDate: string | null, today: StayDate): number | null {
	const start = startDate === null ? "" : dayOfText(startDate);
	return start === "" ? null : nightsBetween(today, start);
}

const isPast = (startDate: string | null, today: StayDate): boolean =>
	(remainingDays(startDate, today) ?? 0) < 0;

function dayText(days: number | null): string {
	if (days === null) return bookingCopy.status.noDate;
	return days === 0 ? bookingCopy.status.today : fill(bookingCopy.status.dday, { n: days });
}

function datedText(status: OrderProductStatus, startDate: string | null, today: StayDate): StatusText {
	const text = statusCatalogue(status);
	if (status !== "pending" && status !== "add_pay" && status !== "confirm") return text;
	const days = remainingDays(startDate, today);
	if (days === null || days >= 0) return { label: text.label, description: dayText(days) };
	if (status === "confirm") return bookingCopy.status.pastConfirm;
	return status === "pending" ? bookingCopy.status.pastPending : text;
}

const cancelStates: ReadonlySet<OrderProductStatus> = new Set(["cancel", "cancel_request", "cancel_wait"]);

/** Whether the booking is cancelled or on its way there. */
export const isCancelState = (status: OrderProductStatus): boolean => cancelStates.has(status);

/**
 * The status of a booking as its owner reads it today. `startDate` is a day or a date-time of which the day counts.
 * [DOM-STATUS-11 to 17, DEC-080 to 082]
 */
export const statusView = (
	status: OrderProductStatus,
	startDate: string | null,
	today: StayDate,
): StatusView => ({
	...datedText(status, startDate, today),
	note: isCancelState(status) ? bookingCopy.status.refundNote : null,
});

/** Paid for a day, without the stay's word: still awaited, or overdue since the day is past. Null for all others. [DEC-082, DEC-084] */
export function awaitedWord(
	status: OrderProductStatus,
	startDate: string | null,
	today: StayDate,
): "awaited" | "overdue" | null {
	const isUnconfirmed = status === "pending" || status === "confirm_wait";
	if (!isUnconfirmed || startDate === null) return null;
	return isPast(startDate, today) ? "overdue" : "awaited";
}

/** The tab a booking is listed in. [DEC-083] */
export function bookingTab(
	status: OrderProductStatus,
	startDate: string | null,
	today: StayDate,
): BookingTab {
	if (isCancelState(status)) return "cancel";
	if (status === "complete" || status === "noshow") return "complete";
	const mayBeOver = status === "confirm" || status === "pending";
	return mayBeOver && isPast(startDate, today) ? "complete" : "pending";
}
