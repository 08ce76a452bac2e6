/** Something kept until a moment, in epoch milliseconds. [ENT-41] */
export interface Expiring<T> {
	readonly data: T;
	readonly expires: number;
}

/** The result of reading an entry: its data, or nothing and whether the entry is to be deleted. */
export type ExpiringRead = { readonly data: unknown } | { readonly data: null; readonly isStale: boolean };

/**
 * Reads an entry of unknown make. Missing data, a missing or unusable expiry, and an expiry that has passed (the moment itself
 * has not) mean delete; no entry at all means nothing to delete. An expiry further ahead than `maxLifeMs` was written by a wrong
 * clock and is not believed. [STORE-04, DEC-121]
 */
export function readExpiring(
	entry: unknown,
	now: number,
	maxLifeMs: number = Number.MAX_SAFE_INTEGER,
): ExpiringRead {
	if (entry === null || entry === undefined) return { data: null, isStale: false };
	const { data = null, expires = null } = entry as Partial<Expiring<unknown>>;
	const isValid =
		data !== null && typeof expires === "number" && now <= expires && expires - now <= maxLifeMs;
	return isValid ? { data } : { data: null, isStale: true };
}
