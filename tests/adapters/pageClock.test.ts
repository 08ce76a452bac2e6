import { afterEach, describe, expect, it, vi } from "vitest";
import { PageClock } from "#adapters/clock/PageClock.ts";

const served = Date.UTC(2026, 10, 25);

afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

/** A page whose response started `responseStart` milliseconds after the request; null where the browser does not report it. */
function device(responseStart: number | null) {
	class Timing {
		readonly responseStart = responseStart;
	}
	let ran = 700;
	const getEntriesByType = (type: string) =>
		type === "navigation" && responseStart !== null ? [new Timing()] : [];
	vi.stubGlobal("PerformanceNavigationTiming", Timing);
	vi.stubGlobal("performance", { now: () => ran, getEntriesByType });
	vi.useFakeTimers({ toFake: ["Date"], now: 1_000_000 });
	return (milliseconds: number, clockSays = milliseconds) => {
		ran += milliseconds;
		vi.setSystemTime(Date.now() + clockSays);
	};
}

describe("the page clock", () => {
	it.each([
		[200, 500],
		[null, 700],
	])("runs on server time since the response (%s), whatever the device clock says [B13]", (start, old) => {
		const passes = device(start);
		const clock = new PageClock(served);
		expect(clock.now()).toBe(served + old);
		passes(1000);
		expect(clock.now()).toBe(served + old + 1000);
		passes(1000, -3_600_000);
		expect(clock.now()).toBe(served + old + 2000);
	});

	it("advances while the device sleeps, although only the device clock runs then [B13]", () => {
		const passes = device(200);
		const clock = new PageClock(served);
		passes(0, 3_600_000);
		expect(clock.now()).toBe(served + 500 + 3_600_000);
	});
});
