/**
 * Whether all that was read of an answer was there. The contracts name every field and say null where one holds nothing, so that an
 * `undefined` is a field that the answer left out, and what is no number was made of one. [DEC-010, DEC-112]
 */
export function isWhole(read: unknown): boolean {
	if (typeof read === "object" && read !== null) return Object.values(read).every(isWhole);
	return read !== undefined && !Number.isNaN(read);
}
