import type { Clock } from "#ports/Clock.ts";

/** The device's two clocks, in milliseconds: the one people set, and the one that only ever runs forward. */
export interface DeviceClocks {
	date(): number;
	/** Counted from the moment the server made the page; stands still while the device sleeps. */
	sinceResponse(): number;
}

/**
 * The server's time, carried on by the device. A device whose clock is a day late or a year early still knows which Korean
 * day it is, when its tokens end and how old a cached answer is (B13).
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
