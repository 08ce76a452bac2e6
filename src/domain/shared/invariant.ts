/** Throws when something the code relies on is not so. For bugs, never for input. */
export function invariant(condition: unknown, message: string): asserts condition {
	if (!condition) throw new Error(`Invariant broken: ${message}`);
}
