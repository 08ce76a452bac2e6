const key = (name: string): string => name.normalize("NFKC").replace(/\s/g, "").toLowerCase();

/** Whether two names are equal, ignoring spaces and case; an empty name equals none. [DEC-028] */
export const isSameName = (one: string, other: string): boolean => key(one) !== "" && key(one) === key(other);
