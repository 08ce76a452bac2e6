const minute = 60_000;

/** How long rooms are held for a booking that is being paid. [DEC-090] */
export const holdMilliseconds = 15 * minute;

/** What preparing a payment leaves of a hold at least: providers allow ten minutes to confirm. [DEC-090] */
export const preparedHoldMilliseconds = 12 * minute;

/** A hold is over for good then, however often its payment is prepared: nobody keeps rooms by asking again. */
export const longestHoldMilliseconds = 30 * minute;

/** How long a prepared payment waits for its approval (EXPIRE of table 4.2). */
export const paymentMilliseconds = 30 * minute;

/** Until when rooms stay held from now on. [DEC-090] */
export const holdUntil = (now: number): number => now + holdMilliseconds;

/** The end of a hold that began at `begun`, after preparing a payment: never earlier than it was, nor later than half an hour. [DEC-090] */
export const extendedHold = (heldUntil: number, now: number, begun: number): number =>
	Math.max(heldUntil, Math.min(now + preparedHoldMilliseconds, begun + longestHoldMilliseconds));

/** Whether rooms are still held; null: they are not on hold. [DEC-090] */
export const isHeld = (heldUntil: number | null, now: number): boolean =>
	heldUntil !== null && now < heldUntil;
