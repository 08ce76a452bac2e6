import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";
import { refundPercentAt } from "#domain/cancellation/cancelTerms.ts";
import type { OrderState } from "#domain/order/orderMachine.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { addDays, type StayDate } from "#domain/shared/StayDate.ts";
import { isOwnChannel } from "#domain/stay/channel.ts";

/** How long the new nights are held while the traveller pays a price difference, in milliseconds. */
export const changeHoldMilliseconds = 15 * 60_000;

/** The inputs that decide whether a plan's dates can be changed at all. */
export interface ChangeTerms {
	readonly channelIndex: number;
	/** Whether bookings of the plan are confirmed without the stay's approval. */
	readonly isInstant: boolean;
	/** Null for a voucher. */
	readonly checkIn: StayDate | null;
	readonly cancelPolicy: CancelPolicy;
}

/**
 * Returns the last day on which dates and guests can be changed: for instantly confirmed rooms on our own channel, while cancelling is
 * free, and before the check-in day. Null when changing is not or no longer possible. [DEC-198]
 */
export function changeableUntil(terms: ChangeTerms, now: number): StayDate | null {
	const { channelIndex, isInstant, checkIn, cancelPolicy } = terms;
	if (!isOwnChannel(channelIndex) || !isInstant || checkIn === null) return null;
	if (refundPercentAt(cancelPolicy, now) < 100) return null;
	const until = cancelPolicy.tiers.findLast((tier) => tier.refundPercent === 100)?.until ?? null;
	const lastFree = until === null ? null : koreanDay(until - 1);
	const dayBefore = addDays(checkIn, -1);
	const last = lastFree === null || lastFree > dayBefore ? dayBefore : lastFree;
	return koreanDay(now) <= last ? last : null;
}

/** The part of a booking that decides whether it can be changed. */
export interface ChangeableBooking extends ChangeTerms {
	readonly status: OrderState | null;
	/** Number of rooms in the order, including cancelled ones. */
	readonly rooms: number;
	readonly quantity: number;
	readonly isVoucher: boolean;
	/** Whether the stay handles the booking through a text-message link. */
	readonly isByLink: boolean;
}

/** Whether the booking can be changed: it is a confirmed booking of one room and its plan still allows changes. [DEC-198] */
export const canChange = (booking: ChangeableBooking, now: number): boolean =>
	booking.status === "confirm" &&
	booking.rooms === 1 &&
	booking.quantity === 1 &&
	!booking.isVoucher &&
	!booking.isByLink &&
	changeableUntil(booking, now) !== null;
