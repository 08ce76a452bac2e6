import { exceptShownOnScreen } from "#application/use-case/failurePolicies.ts";
import type { BookingDetail } from "#domain/booking/Booking.ts";
import type { CancelScope } from "#domain/booking/bookingActions.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { Bookings, CancelFailure } from "#ports/Bookings.ts";

export interface CancelBookingInput {
	readonly booking: Pick<BookingDetail, "orderPaymentId" | "product">;
	readonly scope: CancelScope;
	readonly reason: string;
	readonly quoteId: string;
}

/** Cancels an order, or one room of it, on exactly the terms of the quote (PROD-11, DEC-098, DEC-167, DEC-177). */
export class CancelBooking {
	readonly failures = exceptShownOnScreen("notCancellable", "priceChanged", "alreadyProcessed");
	readonly #bookings: Bookings;

	constructor(deps: { readonly bookings: Bookings }) {
		this.#bookings = deps.bookings;
	}

	execute({ booking, scope, reason, quoteId }: CancelBookingInput): Promise<Result<null, CancelFailure>> {
		const bookings = this.#bookings;
		// One key per quote, so that a double press cancels only once.
		const key = `cancel-${quoteId}`;
		return scope === "full"
			? bookings.cancelAll({ orderPaymentId: booking.orderPaymentId, reason, quoteId, key })
			: bookings.cancelOne({ orderProductId: booking.product.orderProductId, reason, quoteId, key });
	}
}
