import { isOwnChannel } from "#domain/stay/channel.ts";

/** How long a cancellation on our own channel can be undone, in milliseconds. [DEC-084, DEC-177] */
export const undoMilliseconds = 10 * 60_000;

/** Returns the first moment, in epoch milliseconds, at which a cancellation can no longer be undone. */
export const undoClosesAt = (cancelRequestedAt: number): number => cancelRequestedAt + undoMilliseconds;

/**
 * Returns the deadline for undoing a pending cancellation request, in epoch milliseconds; null when there is none, when the order belongs
 * to a supplier, or when the time is up. [DEC-177]
 */
export function undoUntil(
	channelIndex: number,
	cancelRequestedAt: number | null,
	now: number,
): number | null {
	if (cancelRequestedAt === null || !isOwnChannel(channelIndex)) return null;
	const closesAt = undoClosesAt(cancelRequestedAt);
	return now < closesAt ? closesAt : null;
}
