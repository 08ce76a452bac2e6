/** Unguessable idempotency keys (DEC-173). */
export interface Keys {
	/** Returns a key of 8 to 64 letters, digits, '-' and '_'. */
	next(): string;
}
