/** What browsers that know it say about the line. */
interface Connection {
	readonly saveData?: boolean;
	readonly effectiveType?: string;
	/** Megabits a second; without experience the same for everybody. */
	readonly downlink?: number;
}

const connection = (): Connection =>
	(navigator as Navigator & { readonly connection?: Connection }).connection ?? {};

/** The visitor asked to save data: nothing is fetched that nobody asked for. */
export const isSavingData = (): boolean => connection().saveData === true;

/** Neither 2G nor 3G, and nobody saves data: small things may be fetched ahead of need. */
export const isGoodLine = (): boolean => !isSavingData() && (connection().effectiveType ?? "4g") === "4g";

/** Smaller ones tell more of the way than of the line. */
const tellingBytes = 20_000;
/** Megabits a second. */
const fastSpeed = 3;

/** The best speed at which a part of this page has come, in megabits a second; null when all were at hand. */
function measuredSpeed(): number | null {
	const speeds = (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
		.filter(
			({ transferSize, responseEnd, responseStart }) =>
				transferSize > tellingBytes && responseEnd > responseStart,
		)
		.map(
			({ transferSize, responseEnd, responseStart }) =>
				(transferSize * 8) / 1000 / (responseEnd - responseStart),
		);
	return speeds.length > 0 ? Math.max(...speeds) : null;
}

/** Whether this page was seen to come fast; null when it was all at hand. */
export function wasLoadedFast(): boolean | null {
	if (!isGoodLine()) return false;
	const speed = measuredSpeed();
	return speed === null ? null : speed >= fastSpeed;
}

/** Whether there is room for much that is not needed yet. */
export const isFastLine = (): boolean => wasLoadedFast() ?? (connection().downlink ?? 10) >= fastSpeed;

/** Nothing of the product is kept here yet: what is not asked for can wait until somebody comes back. */
export const isFirstVisit = (): boolean => !navigator.serviceWorker?.controller;
