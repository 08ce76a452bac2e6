import { isGoingBack } from "#domain/payment/Payment.ts";
import { reviewRefusal } from "#domain/review/reviewRules.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { isOwnChannel } from "#domain/stay/channel.ts";
import type { BookingDetail, BookingTab } from "./Booking.ts";
import { canUserCancel } from "./cancelRight.ts";
import { bookingTab, isCancelState } from "./orderStatus.ts";
import { undoUntil } from "./undoWindow.ts";

/** All that stands of an order, or one room of it. [DEC-167] */
export type CancelScope = "full" | "partial";

/** What the owner of a booking may do now: the buttons of its page. */
export interface BookingActions {
	/** What can be cancelled: all that stands of the order, this room without the others. Nothing, one of the two, or both. */
	readonly cancelScopes: readonly CancelScope[];
	/** It can be cancelled once what is going back of its payment has gone. */
	readonly isCancelLater: boolean;
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

function cancelScopes({ product, otherProducts, cancelPolicy }: BookingDetail): readonly CancelScope[] {
	if (!canUserCancel(product)) return [];
	const others = otherProducts.filter(({ status }) => !isCancelState(status));
	const isApart = others.length > 0 && (cancelPolicy?.isPartialCancelAllowed ?? false);
	return [
		...(others.every(canUserCancel) ? (["full"] as const) : []),
		...(isApart ? (["partial"] as const) : []),
	];
}

/** [DOM-STATUS-18, PROD-10, PROD-12, DEC-097, DEC-164, DEC-167, DEC-177] */
export function bookingActions(booking: BookingDetail, now: number): BookingActions {
	const { product, cancellation, channelIndex } = booking;
	const scopes = cancelScopes(booking);
	const isGoing = isGoingBack(booking.payment.status);
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
