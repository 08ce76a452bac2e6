import type { ChangeQuote, ChangeWish, RunningChange } from "#domain/booking/ChangeQuote.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallOptions } from "./CallOptions.ts";

/** Other dates or guests for a booking of the member (DEC-198). */
export interface BookingChanges {
	quote(
		orderProductId: number,
		wish: ChangeWish,
		options?: CallOptions,
	): Promise<Result<ChangeQuote, Failure>>;
	/** As promised; the same promise again changes nothing. */
	make(orderProductId: number, quoteId: string): Promise<Result<RunningChange, Failure>>;
	/** Takes back what is made, or gives up what waits for its payment. */
	undo(orderProductId: number): Promise<Result<null, Failure>>;
}
