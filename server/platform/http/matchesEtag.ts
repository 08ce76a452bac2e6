/** Whether an If-None-Match header matches an ETag. '*' matches anything, and weak tags match as well. */
export const matchesEtag = (ifNoneMatch: string | undefined, tag: string): boolean =>
	(ifNoneMatch ?? "")
		.split(",")
		.map((each) => each.trim().replace(/^W\//, ""))
		.some((each) => each === "*" || each === tag);
