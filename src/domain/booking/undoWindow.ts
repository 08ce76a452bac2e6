/** How long a cancel on our own channel can be taken back. [DEC-084, DEC-177] */
export const undoMilliseconds = 10 * 60_000;

/** The first moment at which a cancel can no longer be taken back. */
export const undoClosesAt = (cancelRequestedAt: number): number => cancelRequestedAt + undoMilliseconds;

/** Whether a running cancel request can still be taken back. [DEC-177] */
export const canUndoCancel = (cancelRequestedAt: number | null, now: number): boolean =>
	cancelRequestedAt !== null && now < undoClosesAt(cancelRequestedAt);
