/** A cache entry and its expiry in epoch milliseconds. [ENT-41] */
export interface Expiring<T> {
	readonly data: T;
	readonly expires: number;
}

/** Result of reading an entry: its data, or null and whether the entry should be deleted. */
export type ExpiringRead = { readonly data: unknown } | { readonly data: null; readonly isStale: boolean };

/**
 * Reads an untrusted entry. It should be deleted when its data is missing, or its expiry is missing, invalid or past (the exact moment
 * still counts as valid); when there is no entry, there is nothing to delete. An expiry more than `maxLifeMs` ahead was written under a
 * wrong clock and is rejected. [STORE-04, DEC-121]
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
