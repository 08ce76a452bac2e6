import type { BookingDetail, LinkedOrder } from "#domain/booking/Booking.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallOptions } from "./CallOptions.ts";

/** Orders handled by whoever holds their text-message link; the number alone opens them (DEC-085, DEC-152). */
export interface LinkedOrders {
	/** CALL-CONTENT-07 */
	view(orderNumber: string, options?: CallOptions): Promise<Result<LinkedOrder, Failure>>;
	/** What was booked, the guest masked (CALL-CONTENT-31). */
	detail(orderNumber: string, options?: CallOptions): Promise<Result<BookingDetail, Failure>>;
	/** An order that can no longer be acted on is the screen's to tell. */
	confirm(orderNumber: string, confirmationNumber: string): Promise<Result<null, Failure>>;
	cancel(orderNumber: string): Promise<Result<null, Failure>>;
}
