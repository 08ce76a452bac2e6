import type { BookingDetail, BookingList, BookingTab, ExtraPaymentDemand } from "#domain/booking/Booking.ts";
import type { BookableStay, BookingOrder, HeldOrder, PlanChoice } from "#domain/booking/BookingRequest.ts";
import type { CancelScope } from "#domain/booking/bookingActions.ts";
import type { RefundQuote } from "#domain/booking/RefundQuote.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { ChangedLine } from "#domain/offer/ledgerDigest.ts";
import type { PriceLine } from "#domain/offer/PriceLine.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { CallOptions } from "./CallOptions.ts";

/** A call that moves money: repeated with the same key and body, it takes effect only once (DEC-173). */
export interface Keyed {
	readonly key: string;
}

/** The price has changed; the order was not created (DEC-179). */
export interface NewPrice {
	readonly kind: "newPrice";
	/** Price lines of the new price before coupons and points; `keyCode` is its digest. */
	readonly baseLines: readonly PriceLine[];
	readonly keyCode: string;
	/** Null if the server does not know which price the traveller saw. */
	readonly changed: ChangedLine | null;
}

/** The refund has changed; nothing was cancelled (DEC-177). */
export interface NewQuote {
	readonly kind: "newQuote";
	readonly quote: RefundQuote;
}

export type BookingFailure = Failure | NewPrice;
export type CancelFailure = Failure | NewQuote;

export interface CancelAll extends Keyed {
	readonly orderPaymentId: number;
	readonly reason: string;
	readonly quoteId: string;
}

export interface CancelOne extends Keyed {
	readonly orderProductId: number;
	readonly reason: string;
	readonly quoteId: string;
}

/** A member's bookings, from the form to cancellation. */
export interface Bookings {
	/** Loads a plan as bookable now (CALL-CONTENT-22). */
	viewPlan(choice: PlanChoice, options?: CallOptions): Promise<Result<BookableStay, Failure>>;
	/** Holds the rooms (CALL-CONTENT-29). */
	create(order: BookingOrder, keyed: Keyed): Promise<Result<HeldOrder, BookingFailure>>;
	list(tab: BookingTab, options?: CallOptions): Promise<Result<BookingList, Failure>>;
	view(orderProductId: number, options?: CallOptions): Promise<Result<BookingDetail, Failure>>;
	/** Hides a past or cancelled booking from the list (DEC-164). */
	hide(orderProductId: number): Promise<Result<null, Failure>>;
	quoteCancel(
		orderProductId: number,
		scope: CancelScope,
		options?: CallOptions,
	): Promise<Result<RefundQuote, Failure>>;
	cancelAll(cancel: CancelAll): Promise<Result<null, CancelFailure>>;
	cancelOne(cancel: CancelOne): Promise<Result<null, CancelFailure>>;
	undoCancel(orderProductId: number): Promise<Result<null, Failure>>;
	/** Ends the ten-minute period in which a cancellation can be undone (DEC-084). */
	cancelNow(orderProductId: number, keyed: Keyed): Promise<Result<null, Failure>>;
	/** Sets the date of a voucher. Idempotent for the same date (DEC-192). */
	fixDay(orderProductId: number, day: StayDate): Promise<Result<null, Failure>>;
	viewExtraPayment(
		id: number,
		orderProductId: number,
		options?: CallOptions,
	): Promise<Result<ExtraPaymentDemand, Failure>>;
}
