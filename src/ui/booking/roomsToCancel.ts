import { bookingFormCopy } from "#copy/bookingForm.ts";
import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";

/** Whether some of an order's rooms can be cancelled without the others; null where there is one room, or nothing comes back anyway. [DEC-167] */
export function roomsToCancel(policy: CancelPolicy | null, rooms: number): string | null {
	if (rooms < 2 || policy?.isCancellable !== true) return null;
	const { roomByRoom, allRooms } = bookingFormCopy.cancel;
	return policy.isPartialCancelAllowed ? roomByRoom : allRooms;
}
