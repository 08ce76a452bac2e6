import type { Clock } from "#ports/Clock.ts";

/** The device's two clocks, in milliseconds: the wall clock, which the user can change, and the monotonic clock. */
export interface DeviceClocks {
	date(): number;
	/** Monotonic time since the server's response to the page; does not advance while the device sleeps. */
	sinceResponse(): number;
}

/**
 * The server's time, advanced by the device's clocks. Even if the device's clock is a day slow or a year fast, the Korean date, token
 * expiry and the age of cached answers are correct (B13).
 */
export class PageClock implements Clock {
	readonly #servedAt: number;
	readonly #device: DeviceClocks;
	readonly #startedAt: number;

	constructor(servedAt: number, device: DeviceClocks = browserClocks()) {
		this.#servedAt = servedAt;
		this.#device = device;
		this.#startedAt = device.date() - device.sinceResponse();
	}

	now(): number {
		const { date, sinceResponse } = this.#device;
		return Math.round(this.#servedAt + Math.max(sinceResponse(), date() - this.#startedAt));
	}
}

function browserClocks(): DeviceClocks {
	const [page] = performance.getEntriesByType("navigation");
	const responseAt = page instanceof PerformanceNavigationTiming ? page.responseStart : 0;
	return { date: () => Date.now(), sinceResponse: () => performance.now() - responseAt };
}
