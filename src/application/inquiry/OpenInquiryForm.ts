import { shownOnScreen } from "#application/use-case/failurePolicies.ts";
import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import type { BookingListItem } from "#domain/booking/Booking.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { InquiryType } from "#domain/inquiry/Inquiry.ts";
import { ok, type Result } from "#domain/shared/Result.ts";
import type { Bookings } from "#ports/Bookings.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import type { Inquiries } from "#ports/Inquiries.ts";

export interface InquiryForm {
	readonly types: readonly InquiryType[];
	/** Bookings that the inquiry can refer to; empty if they could not be loaded. */
	readonly bookings: readonly BookingListItem[];
}

interface OpenInquiryFormDeps {
	readonly inquiries: Inquiries;
	readonly bookings: Bookings;
}

/** Loads the choices of the inquiry form (SCREEN-06, DEC-020). */
export class OpenInquiryForm extends UseCaseOf<OpenInquiryFormDeps> {
	readonly failures = shownOnScreen;
	async execute(options: CallOptions = {}): Promise<Result<InquiryForm, Failure>> {
		const { inquiries, bookings } = this.deps;
		const [types, ...lists] = await Promise.all([
			inquiries.types(options),
			bookings.list("pending", options),
			bookings.list("complete", options),
			bookings.list("cancel", options),
		]);
		if (!types.ok) return types;
		const own = lists.flatMap((list) => (list.ok ? list.value.bookings : []));
		const byOrder = new Map(own.map((booking) => [booking.orderNumber, booking]));
		return ok({ types: types.value, bookings: [...byOrder.values()] });
	}
}
