/** Milliseconds after which a page tells of another time: far above what caches in front of the server keep it. */
const oldMs = 60_000;

/**
 * Whoever goes back may get the document as the browser kept it, with the prices and the time of then. Such a page is asked for
 * again. A device whose clock is wrong asks once too often.
 */
export function isOldPage(
	madeAt: number,
	now = Date.now(),
	[page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[],
): boolean {
	return page?.type === "back_forward" && Math.abs(now - madeAt) > oldMs;
}
