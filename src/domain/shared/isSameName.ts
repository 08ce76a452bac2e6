const key = (name: string): string => name.normalize("NFKC").replace(/\s/g, "").toLowerCase();

/** One name whatever its spaces and capitals; who has none is called by none. [DEC-028] */
export const isSameName = (one: string, other: string): boolean => key(one) !== "" && key(one) === key(other);
