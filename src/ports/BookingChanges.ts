import type { ChangeQuote, ChangeWish, RunningChange } from "#domain/booking/ChangeQuote.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallOptions } from "./CallOptions.ts";

/** Changes to the dates or guests of the member's booking (DEC-198). */
export interface BookingChanges {
	quote(
		orderProductId: number,
		wish: ChangeWish,
		options?: CallOptions,
	): Promise<Result<ChangeQuote, Failure>>;
	/** Makes the change on the terms of the quote. Idempotent per quote. */
	make(orderProductId: number, quoteId: string): Promise<Result<RunningChange, Failure>>;
	/** Undoes a change, or abandons one that is awaiting payment. */
	undo(orderProductId: number): Promise<Result<null, Failure>>;
}
