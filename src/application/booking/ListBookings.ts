import type { CallOptions } from "#application/UseCase.ts";
import type { BookingList, BookingTab } from "#domain/booking/Booking.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import type { Bookings } from "#ports/Bookings.ts";

/** The member's bookings of a tab, with the counts of all three (SCREEN-04). */
export class ListBookings {
	readonly #bookings: Bookings;

	constructor(deps: { readonly bookings: Bookings }) {
		this.#bookings = deps.bookings;
	}

	execute(tab: BookingTab, options: CallOptions = {}): Promise<Result<BookingList, CallFailure>> {
		return this.#bookings.list(tab, options);
	}
}
