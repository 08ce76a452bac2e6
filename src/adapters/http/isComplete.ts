/**
 * Whether everything read from a response was present. The contracts name every field and use null for an empty one, so `undefined` means
 * that the response left the field out, and `NaN` that a number was computed from such a field. [DEC-010, DEC-112]
 */
export function isComplete(read: unknown): boolean {
	if (typeof read === "object" && read !== null) return Object.values(read).every(isComplete);
	return read !== undefined && !Number.isNaN(read);
}
