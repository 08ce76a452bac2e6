/** The Network Information API, where the browser supports it. */
interface Connection {
	readonly saveData?: boolean;
	readonly effectiveType?: string;
	/** Estimated bandwidth in megabits per second; the same default for everyone while the browser has no measurements. */
	readonly downlink?: number;
}

const connection = (): Connection =>
	(navigator as Navigator & { readonly connection?: Connection }).connection ?? {};

/** Whether the visitor asked to save data. If so, nothing is prefetched. */
export const isSavingData = (): boolean => connection().saveData === true;

/** Whether the connection is neither 2G nor 3G and data saving is off, so that small resources may be prefetched. */
export const isGoodConnection = (): boolean =>
	!isSavingData() && (connection().effectiveType ?? "4g") === "4g";

/** Minimum transfer size in bytes for a speed measurement; smaller responses reflect latency rather than bandwidth. */
const measurableBytes = 20_000;
/** Minimum speed of a fast connection in megabits per second. */
const fastSpeed = 3;

/**
 * Returns the highest speed measured for a resource of this page, in megabits per second; null if there was nothing to measure, such as
 * when all came from the cache.
 */
function measuredSpeed(): number | null {
	const speeds = (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
		.filter(
			({ transferSize, responseEnd, responseStart }) =>
				transferSize > measurableBytes && responseEnd > responseStart,
		)
		.map(
			({ transferSize, responseEnd, responseStart }) =>
				(transferSize * 8) / 1000 / (responseEnd - responseStart),
		);
	return speeds.length > 0 ? Math.max(...speeds) : null;
}

/** Whether this page was measured to load fast; false on a poor connection, null if there was nothing to measure. */
export function wasLoadedFast(): boolean | null {
	if (!isGoodConnection()) return false;
	const speed = measuredSpeed();
	return speed === null ? null : speed >= fastSpeed;
}

/** Whether the connection is fast enough to prefetch larger resources that are not needed yet. */
export const isFastConnection = (): boolean => wasLoadedFast() ?? (connection().downlink ?? 10) >= fastSpeed;

/** Whether no service worker controls the page, so nothing of the product is cached yet. Optional downloads can then wait for the next visit. */
export const isFirstVisit = (): boolean => !navigator.serviceWorker?.controller;
