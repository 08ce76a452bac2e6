/** File texts by their path from the project's root. */
export type Sources = ReadonlyMap<string, string>;
