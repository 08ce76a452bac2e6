import type { InternationalGuest } from "#domain/booking/Guest.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import type { BookingMember } from "#ports/BookingMember.ts";

/** Keeps English names and a phone for bookings abroad (DEC-096, DEC-146). */
export class SaveInternational {
	readonly #member: BookingMember;

	constructor(deps: { readonly member: BookingMember }) {
		this.#member = deps.member;
	}

	execute(guest: InternationalGuest): Promise<Result<null, CallFailure>> {
		return this.#member.keepInternational(guest);
	}
}
