import { toldOnScreen } from "#application/use-case/manners.ts";
import type { CallOptions } from "#application/use-case/UseCase.ts";
import type { ExtraPaymentDemand } from "#domain/booking/Booking.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { Bookings } from "#ports/Bookings.ts";

/** A charge demanded after the booking (PROD-10, DEC-019). */
export class ViewExtraPayment {
	readonly failures = toldOnScreen;
	readonly #bookings: Bookings;

	constructor(deps: { readonly bookings: Bookings }) {
		this.#bookings = deps.bookings;
	}

	execute(
		{ id, orderProductId }: { readonly id: number; readonly orderProductId: number },
		options: CallOptions = {},
	): Promise<Result<ExtraPaymentDemand, Failure>> {
		return this.#bookings.viewExtraPayment(id, orderProductId, options);
	}
}
