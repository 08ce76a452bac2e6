import type { Failure } from "#domain/failure/Failure.ts";
import { addresses } from "#domain/navigation/addresses.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { Bookings } from "#ports/Bookings.ts";
import type { Vouchers } from "#ports/Vouchers.ts";

/** Hides a past or cancelled booking from the list and deletes its voucher from this device; nothing else changes (DEC-164). */
export class HideBooking {
	readonly #deps: { readonly bookings: Bookings; readonly vouchers: Vouchers };

	constructor(deps: { readonly bookings: Bookings; readonly vouchers: Vouchers }) {
		this.#deps = deps;
	}

	async execute(orderProductId: number): Promise<Result<null, Failure>> {
		const { bookings, vouchers } = this.#deps;
		const answer = await bookings.hide(orderProductId);
		if (answer.ok) await vouchers.drop(addresses.booking.to(orderProductId));
		return answer;
	}
}
