interface Step {
	readonly currentUrl: URL;
	readonly nextUrl: URL;
}

let isForSomebodyElse = false;

/**
 * Creates a route's `shouldRevalidate`: its data is reloaded when `isOther` finds that the address is another page, and when the visitor
 * has changed.
 */
export const revalidateOn =
	(isOther: (current: URL, next: URL) => boolean) =>
	({ currentUrl, nextUrl }: Step): boolean =>
		isForSomebodyElse || isOther(currentUrl, nextUrl);

/** The usual case: only a new path reloads data; the query is handled by the screen itself. */
export const revalidateOnPathChange = revalidateOn((current, next) => current.pathname !== next.pathname);

/** Reloads the data of all routes, even though the address stays the same. */
export async function revalidateAll(revalidate: () => Promise<void>): Promise<void> {
	isForSomebodyElse = true;
	try {
		await revalidate();
	} finally {
		isForSomebodyElse = false;
	}
}
