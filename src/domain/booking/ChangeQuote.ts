import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";
import type { PriceLine } from "#domain/offer/PriceLine.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { StayDates } from "#domain/shared/StayDates.ts";
import type { Won } from "#domain/shared/Won.ts";

/** Other dates and guests for a booking. [DEC-198] */
export interface ChangeWish extends StayDates {
	readonly adults: number;
	readonly childAges: readonly number[];
}

/** A booking before or after a change. */
export interface ChangeSide extends ChangeWish {
	/** Paid with money and points. */
	readonly total: Won;
}

/** A promise of the server: a change that carries the id costs exactly this, or fails. [DEC-198] */
export interface ChangeQuote {
	readonly id: string;
	/** Epoch milliseconds. */
	readonly expiresAt: number;
	readonly before: ChangeSide;
	readonly after: ChangeSide;
	readonly toPay: Won;
	readonly refundAmount: Won;
	readonly refundAwesomeCash: Won;
	readonly refundWelfarePoints: Won;
	readonly lines: readonly PriceLine[];
	readonly cancelPolicy: CancelPolicy;
}

/** A change that is under way. */
export interface RunningChange {
	/** asked: the difference waits for its payment; made: it can be taken back. */
	readonly state: "asked" | "made";
	/** What was asked for. */
	readonly checkIn: StayDate;
	readonly checkOut: StayDate;
	readonly toPay: Won;
	readonly extraPaymentId: number | null;
	/** To pay by, or to take it back by; epoch milliseconds. */
	readonly until: number;
}
