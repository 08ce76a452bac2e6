/**
 * Asserts an assumption of the code. For bugs only, never for validating input.
 * @throws when the condition is falsy
 */
export function invariant(condition: unknown, message: string): asserts condition {
	if (!condition) throw new Error(`Invariant broken: ${message}`);
}
