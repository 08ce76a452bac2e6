/** Whether a reader has what the tag stands for: '*' is anything, and a tag that a cache made weak is the same tag. */
export const matchesTag = (ifNoneMatch: string | undefined, tag: string): boolean =>
	(ifNoneMatch ?? "")
		.split(",")
		.map((each) => each.trim().replace(/^W\//, ""))
		.some((each) => each === "*" || each === tag);
