import type { BookingDetail, LinkedOrder } from "#domain/booking/Booking.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";

interface Options {
	readonly signal?: AbortSignal | undefined;
}

/** Orders handled by whoever holds their text-message link; the number alone opens them (DEC-085, DEC-152). */
export interface LinkedOrders {
	/** Silent (CALL-CONTENT-07). */
	view(orderNumber: string, options?: Options): Promise<Result<LinkedOrder, CallFailure>>;
	/** What was booked, the guest masked. Silent (CALL-CONTENT-31). */
	detail(orderNumber: string, options?: Options): Promise<Result<BookingDetail, CallFailure>>;
	/** An order that can no longer be acted on is the screen's to tell. */
	confirm(orderNumber: string, confirmationNumber: string): Promise<Result<null, CallFailure>>;
	cancel(orderNumber: string): Promise<Result<null, CallFailure>>;
}
