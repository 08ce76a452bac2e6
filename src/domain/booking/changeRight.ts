import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";
import { refundPercentAt } from "#domain/cancellation/cancelTerms.ts";
import type { OrderState } from "#domain/order/orderMachine.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { addDays, type StayDate } from "#domain/shared/StayDate.ts";
import { isOwnChannel } from "#domain/stay/channel.ts";

/** How long the new nights are held for who has to pay a difference. */
export const changeHoldMilliseconds = 15 * 60_000;

/** What decides whether a plan's dates can be changed at all. */
export interface ChangeTerms {
	readonly channelIndex: number;
	/** The plan's bookings need nobody's word. */
	readonly isInstant: boolean;
	/** Null for a voucher. */
	readonly checkIn: StayDate | null;
	readonly cancelPolicy: CancelPolicy;
}

/**
 * The last day on which dates and guests can be changed: our own rooms that need nobody's word, as long as cancelling costs
 * nothing, and before the day of arrival. Null: not at all, or no longer. [DEC-198]
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

/** A booking as far as the right to change it goes. */
export interface ChangeableBooking extends ChangeTerms {
	readonly status: OrderState | null;
	/** The rooms of the purchase, those that are cancelled too. */
	readonly rooms: number;
	readonly quantity: number;
	readonly isVoucher: boolean;
	/** Handled by a text-message link. */
	readonly isByLink: boolean;
}

/** A confirmed booking of one room, while its plan allows it. [DEC-198] */
export const canChange = (booking: ChangeableBooking, now: number): boolean =>
	booking.status === "confirm" &&
	booking.rooms === 1 &&
	booking.quantity === 1 &&
	!booking.isVoucher &&
	!booking.isByLink &&
	changeableUntil(booking, now) !== null;
