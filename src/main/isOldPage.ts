/** Age in milliseconds above which a page is outdated; far longer than any cache in front of the server keeps it. */
const oldMs = 60_000;

/**
 * Whether the document is an outdated copy from the browser's cache after going back or forward, with old prices and an old time; such a
 * page is reloaded. A device with a wrong clock reloads once more than necessary.
 */
export function isOldPage(
	madeAt: number,
	now = Date.now(),
	[page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[],
): boolean {
	return page?.type === "back_forward" && Math.abs(now - madeAt) > oldMs;
}
