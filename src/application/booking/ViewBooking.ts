import type { CallOptions } from "#application/UseCase.ts";
import type { BookingDetail } from "#domain/booking/Booking.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import type { Bookings } from "#ports/Bookings.ts";

/** A booking as its owner sees it (SCREEN-03, DEC-166). */
export class ViewBooking {
	readonly #bookings: Bookings;

	constructor(deps: { readonly bookings: Bookings }) {
		this.#bookings = deps.bookings;
	}

	execute(orderProductId: number, options: CallOptions = {}): Promise<Result<BookingDetail, CallFailure>> {
		return this.#bookings.view(orderProductId, options);
	}
}
