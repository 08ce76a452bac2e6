import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";
import type { PriceLine } from "#domain/offer/PriceLine.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { StayDates } from "#domain/shared/StayDates.ts";
import type { Won } from "#domain/shared/Won.ts";

/** The new dates and guests requested for a booking. [DEC-198] */
export interface ChangeWish extends StayDates {
	readonly adults: number;
	readonly childAges: readonly number[];
}

/** A booking before or after a change. */
export interface ChangeSide extends ChangeWish {
	/** Total paid with money and points. */
	readonly total: Won;
}

/** A binding quote from the server: a change submitted with this id costs exactly this amount, or fails. [DEC-198] */
export interface ChangeQuote {
	readonly id: string;
	readonly before: ChangeSide;
	readonly after: ChangeSide;
	readonly toPay: Won;
	readonly refundAmount: Won;
	readonly refundAwesomeCash: Won;
	readonly refundWelfarePoints: Won;
	readonly lines: readonly PriceLine[];
	readonly cancelPolicy: CancelPolicy;
}

/** A change in progress. */
export interface RunningChange {
	/** 'asked': the price difference is awaiting payment; 'made': the change can still be undone. */
	readonly state: "asked" | "made";
	/** The requested dates. */
	readonly checkIn: StayDate;
	readonly checkOut: StayDate;
	readonly toPay: Won;
	readonly extraPaymentId: number | null;
	/** Deadline for paying the difference or for undoing the change, in epoch milliseconds. */
	readonly until: number;
}
