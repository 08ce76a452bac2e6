import { reviewRefusal } from "#domain/review/reviewRules.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { isOwnChannel } from "#domain/stay/channel.ts";
import type { BookingDetail, BookingTab } from "./Booking.ts";
import { canUserCancel } from "./cancelRight.ts";
import { bookingTab } from "./orderStatus.ts";
import { undoUntil } from "./undoWindow.ts";

/** What the owner of a booking may do now: the buttons of its page. */
export interface BookingActions {
	readonly canCancel: boolean;
	/** Single rooms of the order can be cancelled. */
	readonly canCancelPart: boolean;
	/** A cancel can be taken back for ten minutes: the order is our own, not a supplier's. */
	readonly isCancelUndoable: boolean;
	/** Until when a running cancel can be taken back, epoch milliseconds; null = it cannot. */
	readonly undoUntil: number | null;
	/** The first demand that is not paid. */
	readonly extraPaymentId: number | null;
	readonly canReview: boolean;
	readonly canHide: boolean;
}

/** Past and cancelled bookings can be hidden from the list. [DEC-164] */
export const canHideBooking = (tab: BookingTab): boolean => tab !== "pending";

/** [DOM-STATUS-18, PROD-10, PROD-12, DEC-097, DEC-164, DEC-167, DEC-177] */
export function bookingActions(booking: BookingDetail, now: number): BookingActions {
	const { product, otherProducts, cancelPolicy, cancellation, channelIndex } = booking;
	const today = koreanDay(now);
	const requestedAt = product.status === "cancel_request" ? (cancellation?.requestedAt ?? null) : null;
	const canCancel = canUserCancel(product);
	return {
		canCancel,
		canCancelPart:
			canCancel && otherProducts.some(canUserCancel) && (cancelPolicy?.isPartialCancelAllowed ?? false),
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
