import { isOwnChannel } from "#domain/stay/channel.ts";

/** How long a cancel on our own channel can be taken back. [DEC-084, DEC-177] */
export const undoMilliseconds = 10 * 60_000;

/** The first moment at which a cancel can no longer be taken back. */
export const undoClosesAt = (cancelRequestedAt: number): number => cancelRequestedAt + undoMilliseconds;

/**
 * Until when a running cancel request can be taken back, epoch milliseconds; null when there is none, when the order is a
 * supplier's, or when the time is over. [DEC-177]
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
