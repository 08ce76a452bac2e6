/** Kinds of stay by the broader ones that they are combined with: a 풀빌라 펜션 is a pool villa. */
const broader: Readonly<Record<string, readonly string[]>> = {
	풀빌라: ["펜션"],
	한옥: ["호텔", "펜션", "게스트하우스"],
	글램핑: ["펜션"],
};

/** Whether the first kind of stay narrows the second, so that both together mean the first. [DEC-193] */
export const narrowsKind = (one: string, other: string): boolean => broader[one]?.includes(other) ?? false;
