import type { Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import type { Bookings } from "#ports/Bookings.ts";

/** Takes a past or cancelled booking off the list; nothing else about it changes (DEC-164). */
export class HideBooking {
	readonly #bookings: Bookings;

	constructor(deps: { readonly bookings: Bookings }) {
		this.#bookings = deps.bookings;
	}

	execute(orderProductId: number): Promise<Result<null, CallFailure>> {
		return this.#bookings.hide(orderProductId);
	}
}
