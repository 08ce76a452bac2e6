/** Unguessable keys for calls that must happen once (DEC-173). */
export interface Keys {
	/** 8 to 64 letters, digits, '-' and '_'. */
	next(): string;
}
