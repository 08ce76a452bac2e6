import { bookingFormCopy } from "#copy/bookingForm.ts";
import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";

/** Returns a sentence on whether single rooms of an order can be cancelled; null for one room, or if the order cannot be cancelled. [DEC-167] */
export function partialCancelText(policy: CancelPolicy | null, rooms: number): string | null {
	if (rooms < 2 || policy?.isCancellable !== true) return null;
	const { roomByRoom, allRooms } = bookingFormCopy.cancel;
	return policy.isPartialCancelAllowed ? roomByRoom : allRooms;
}
