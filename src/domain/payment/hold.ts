const minute = 60_000;

/** How long rooms are held for a booking being paid, in milliseconds. [DEC-090] */
export const holdMilliseconds = 15 * minute;

/**
 * Minimum remaining hold after a payment is prepared, in milliseconds, within the maximum length below; providers allow ten minutes to
 * confirm. [DEC-090]
 */
export const preparedHoldMilliseconds = 12 * minute;

/** Maximum length of a hold in milliseconds, however often its payment is prepared, so that rooms cannot be kept by preparing again and again. */
export const longestHoldMilliseconds = 30 * minute;

/** How long a prepared payment waits for its approval, in milliseconds (EXPIRE of table 4.2). */
export const paymentMilliseconds = 30 * minute;

/** Returns when a hold starting now ends, in epoch milliseconds. [DEC-090] */
export const holdUntil = (now: number): number => now + holdMilliseconds;

/**
 * Returns the end of a hold that began at `begun` after a payment has been prepared: never earlier than before, and never extended beyond
 * half an hour from its start. [DEC-090]
 */
export const extendedHold = (heldUntil: number, now: number, begun: number): number =>
	Math.max(heldUntil, Math.min(now + preparedHoldMilliseconds, begun + longestHoldMilliseconds));

/** Whether rooms are still held; null means they are not on hold. [DEC-090] */
export const isHeld = (heldUntil: number | null, now: number): boolean =>
	heldUntil !== null && now < heldUntil;
