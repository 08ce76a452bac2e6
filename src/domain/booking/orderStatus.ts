import { bookingCopy } from "#copy/booking.ts";
import { fill } from "#copy/fill.ts";
import type { OrderProductStatus } from "#domain/order/orderMachine.ts";
import { dayOfText } from "#domain/shared/dayOfText.ts";
import { nightsBetween, type StayDate } from "#domain/shared/StayDate.ts";
import type { BookingTab } from "./Booking.ts";

/** A status's label and the description below it; null means no description. */
export interface StatusText {
	readonly label: string;
	readonly description: string | null;
}

export interface StatusView extends StatusText {
	/** Notice that the refund's timing depends on the payment method; for the three cancellation states only, otherwise null. */
	readonly note: string | null;
}

/** Returns the text of a status independent of any date, for filters and legends. [DOM-STATUS-02 to 10, DEC-081] */
export const statusCatalogue = (status: OrderProductStatus): StatusText => bookingCopy.status[status];

/**
 * Returns the whole days until the start; negative when past, null when there is no start date or it cannot be parsed, which is logged.
 * [DEC-080, DOM-DATE-03]
 */
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

/** Whether the booking is cancelled or being cancelled. */
export const isCancelState = (status: OrderProductStatus): boolean => cancelStates.has(status);

/**
 * Returns a booking's status as shown to its owner today. `startDate` is a date or a date-time; only its date counts. [DOM-STATUS-11 to 17,
 * DEC-080 to 082]
 */
export const statusView = (
	status: OrderProductStatus,
	startDate: string | null,
	today: StayDate,
): StatusView => ({
	...datedText(status, startDate, today),
	note: isCancelState(status) ? bookingCopy.status.refundNote : null,
});

/**
 * Returns whether a paid, dated booking is still awaiting the stay's confirmation ('awaited'), or is 'overdue' because the date has passed.
 * Null for all others. [DEC-082, DEC-084]
 */
export function confirmationState(
	status: OrderProductStatus,
	startDate: string | null,
	today: StayDate,
): "awaited" | "overdue" | null {
	const isUnconfirmed = status === "pending" || status === "confirm_wait";
	if (!isUnconfirmed || startDate === null) return null;
	return isPast(startDate, today) ? "overdue" : "awaited";
}

/** Returns the tab a booking is listed in. [DEC-083] */
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
