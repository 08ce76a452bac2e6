/** The query key that carries a promise from the comparison to the stay and on to its booking form. */
export const promisedKey = "promised";

/** The promise in an address, as it came. */
export const promisedIn = (query: string): string | null => new URLSearchParams(query).get(promisedKey);
