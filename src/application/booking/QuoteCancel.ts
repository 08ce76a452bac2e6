import type { RefundQuote } from "#domain/booking/RefundQuote.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import type { Bookings } from "#ports/Bookings.ts";

export type CancelScope = "full" | "partial";

/** What a cancel gives back now and later; the cancel that follows gives back exactly this (DEC-177). */
export class QuoteCancel {
	readonly #bookings: Bookings;

	constructor(deps: { readonly bookings: Bookings }) {
		this.#bookings = deps.bookings;
	}

	execute(orderProductId: number, scope: CancelScope): Promise<Result<RefundQuote, CallFailure>> {
		return this.#bookings.quoteCancel(orderProductId, scope);
	}
}
