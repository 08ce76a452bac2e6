interface Step {
	readonly currentUrl: URL;
	readonly nextUrl: URL;
}

let isForSomebodyElse = false;

/**
 * When a route's data is asked for again: on another page, as the route knows it by the address, and when the page is made again
 * for whoever looks at it now.
 */
export const onOtherPage =
	(isOther: (current: URL, next: URL) => boolean) =>
	({ currentUrl, nextUrl }: Step): boolean =>
		isForSomebodyElse || isOther(currentUrl, nextUrl);

/** The most usual: what follows the path is the screen's own affair. */
export const onOtherPath = onOtherPage((current, next) => current.pathname !== next.pathname);

/** Makes the page again, whatever its routes think of an address that stays the same. */
export async function revalidateAll(revalidate: () => Promise<void>): Promise<void> {
	isForSomebodyElse = true;
	try {
		await revalidate();
	} finally {
		isForSomebodyElse = false;
	}
}
