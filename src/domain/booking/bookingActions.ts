import { isRefundInProgress } from "#domain/payment/Payment.ts";
import { reviewRefusal } from "#domain/review/reviewRules.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { isOwnChannel } from "#domain/stay/channel.ts";
import type { BookingDetail, BookingTab } from "./Booking.ts";
import { canUserCancel } from "./cancelRight.ts";
import { bookingTab, isCancelState } from "./orderStatus.ts";
import { undoUntil } from "./undoWindow.ts";

/** 'full': everything still active in the order; 'partial': one room of it. [DEC-167] */
export type CancelScope = "full" | "partial";

/** What the owner of a booking may do now, i.e. the buttons on its page. */
export interface BookingActions {
	/** The available cancellation scopes: the whole active order, this room without the others, both, or neither. */
	readonly cancelScopes: readonly CancelScope[];
	/** Whether cancelling becomes possible once the refund in progress has completed. */
	readonly isCancelLater: boolean;
	/** Whether a cancellation can be undone for ten minutes, which holds for orders on our own channel but not for a supplier's. */
	readonly isCancelUndoable: boolean;
	/** Deadline for undoing a cancellation in progress, in epoch milliseconds; null when it cannot be undone. */
	readonly undoUntil: number | null;
	/** The first unpaid extra payment; null when there is none. */
	readonly extraPaymentId: number | null;
	readonly canReview: boolean;
	readonly canHide: boolean;
}

/** Whether bookings in the tab can be hidden from the list: past and cancelled ones can. [DEC-164] */
export const canHideBooking = (tab: BookingTab): boolean => tab !== "pending";

function cancelScopes({ product, otherProducts, cancelPolicy }: BookingDetail): readonly CancelScope[] {
	if (!canUserCancel(product)) return [];
	const others = otherProducts.filter(({ status }) => !isCancelState(status));
	const isApart = others.length > 0 && (cancelPolicy?.isPartialCancelAllowed ?? false);
	return [
		...(others.every(canUserCancel) ? (["full"] as const) : []),
		...(isApart ? (["partial"] as const) : []),
	];
}

/** Returns what the owner may do with the booking now. [DOM-STATUS-18, PROD-10, PROD-12, DEC-097, DEC-164, DEC-167, DEC-177] */
export function bookingActions(booking: BookingDetail, now: number): BookingActions {
	const { product, cancellation, channelIndex } = booking;
	const scopes = cancelScopes(booking);
	const isGoing = isRefundInProgress(booking.payment.status);
	const today = koreanDay(now);
	const requestedAt = product.status === "cancel_request" ? (cancellation?.requestedAt ?? null) : null;
	return {
		cancelScopes: isGoing ? [] : scopes,
		isCancelLater: isGoing && scopes.length > 0,
		isCancelUndoable: isOwnChannel(channelIndex),
		undoUntil: undoUntil(channelIndex, requestedAt, now),
		extraPaymentId: booking.extraPayments.find(({ state }) => state === "asked")?.id ?? null,
		canReview:
			reviewRefusal(
				{ status: product.status, startDate: product.checkIn, isReviewed: booking.isReviewed },
				today,
			) === null,
		canHide: canHideBooking(bookingTab(product.status, product.checkIn, today)),
	};
}
