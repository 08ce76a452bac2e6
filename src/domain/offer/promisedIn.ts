/** Query key that carries a comparison site's promise to the stay and on to its booking form. */
export const promisedKey = "promised";

/** Returns the promise in a query, unparsed. */
export const promisedIn = (query: string): string | null => new URLSearchParams(query).get(promisedKey);
