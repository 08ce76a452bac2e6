import type { BookingDetail, LinkedOrder } from "#domain/booking/Booking.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallOptions } from "./CallOptions.ts";

/** Orders opened through a text-message link; the order number alone grants access (DEC-085, DEC-152). */
export interface LinkedOrders {
	/** Loads the order (CALL-CONTENT-07). */
	view(orderNumber: string, options?: CallOptions): Promise<Result<LinkedOrder, Failure>>;
	/** Loads the booking with the guest masked (CALL-CONTENT-31). */
	detail(orderNumber: string, options?: CallOptions): Promise<Result<BookingDetail, Failure>>;
	/** Confirms the order. The screen shows the refusal if the order can no longer be acted on. */
	confirm(orderNumber: string, confirmationNumber: string): Promise<Result<null, Failure>>;
	cancel(orderNumber: string): Promise<Result<null, Failure>>;
}
