import type { Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import type { Bookings } from "#ports/Bookings.ts";
import type { Vouchers } from "#ports/Vouchers.ts";

/** Takes a past or cancelled booking off the list, and its copy off this device; nothing else changes (DEC-164). */
export class HideBooking {
	readonly #deps: { readonly bookings: Bookings; readonly vouchers: Vouchers };

	constructor(deps: { readonly bookings: Bookings; readonly vouchers: Vouchers }) {
		this.#deps = deps;
	}

	async execute(orderProductId: number): Promise<Result<null, CallFailure>> {
		const { bookings, vouchers } = this.#deps;
		const answer = await bookings.hide(orderProductId);
		if (answer.ok) await vouchers.drop(`/mypage/books/${orderProductId}`);
		return answer;
	}
}
