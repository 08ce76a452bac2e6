import type { ChangeState } from "#domain/booking/changeMachine.ts";
import type { ChangePrice } from "#domain/booking/changePrice.ts";
import type { Order } from "#domain/booking/Order.ts";
import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";
import type { PriceLine } from "#domain/offer/PriceLine.ts";
import type { PaymentAmounts } from "#domain/payment/paymentAmounts.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { StayDates } from "#domain/shared/StayDates.ts";

/** The terms of a booking that a change replaces: before or after it. */
export interface BookedTerms {
	readonly checkIn: StayDate;
	readonly checkOut: StayDate;
	readonly adults: number;
	readonly childAges: readonly number[];
	readonly orderType: Order["orderType"];
	readonly keyCode: string;
	readonly lines: readonly PriceLine[];
	readonly amounts: PaymentAmounts;
	/** Percent of what is paid in money; 0 for anyone but a special member. */
	readonly cashbackRate: number;
	readonly cashback: number;
	readonly policy: CancelPolicy;
}

/** A change of dates or guests. Amounts in whole won, times in epoch milliseconds. [DEC-198] */
export interface BookingChange {
	readonly id: string;
	readonly orderProductId: number;
	readonly state: ChangeState;
	/** Version of the order when the quote was made. */
	readonly orderVersion: number;
	readonly before: BookedTerms;
	readonly after: BookedTerms;
	readonly toPay: number;
	readonly back: ChangePrice["back"];
	/** The demand for the difference; null when there is nothing to pay. */
	readonly extraPaymentId: number | null;
	readonly createdAt: number;
	/** When the quote expires. */
	readonly expiresAt: number;
	/** Deadline for paying or undoing the change; null when neither is possible. */
	readonly dueAt: number | null;
}

/** Returns the nights of one stay that the other does not have, as date ranges. */
export function nightsOutside(
	stay: Pick<BookedTerms, "checkIn" | "checkOut">,
	other: Pick<BookedTerms, "checkIn" | "checkOut">,
): readonly StayDates[] {
	const before = {
		checkInDate: stay.checkIn,
		checkOutDate: stay.checkOut < other.checkIn ? stay.checkOut : other.checkIn,
	};
	const after = {
		checkInDate: stay.checkIn > other.checkOut ? stay.checkIn : other.checkOut,
		checkOutDate: stay.checkOut,
	};
	return [before, after].filter(({ checkInDate, checkOutDate }) => checkInDate < checkOutDate);
}
