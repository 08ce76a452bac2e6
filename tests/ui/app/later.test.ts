import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { afterPaint, whenIdle } from "#ui/app/later.ts";

beforeEach(
	() =>
		void vi.useFakeTimers({
			toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame"],
		}),
);
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

describe("deferred work", () => {
	it("runs after the next frame", () => {
		const then = vi.fn();
		afterPaint(then);
		vi.advanceTimersToNextFrame();
		vi.runAllTimers();
		expect(then).toHaveBeenCalledOnce();
	});

	it.each([0, 1])("can be cancelled after %i frames", (frames) => {
		const then = vi.fn();
		let callOff = (): void => undefined;
		// The frame has been painted, and what follows it has not run yet.
		requestAnimationFrame(() => {
			if (frames === 1) setTimeout(() => callOff(), 0);
		});
		callOff = afterPaint(then);
		if (frames === 0) callOff();
		vi.runAllTimers();
		expect(then).not.toHaveBeenCalled();
	});

	it("waits until the browser is idle, or 200 ms where idleness cannot be detected", () => {
		const then = vi.fn();
		const asked: (() => void)[] = [];
		vi.stubGlobal("requestIdleCallback", (wanted: () => void) => asked.push(wanted));
		whenIdle(then);
		vi.runAllTimers();
		expect([asked, then.mock.calls.length]).toEqual([[then], 0]);
		vi.stubGlobal("requestIdleCallback", undefined);
		whenIdle(then);
		vi.advanceTimersByTime(199);
		expect(then).not.toHaveBeenCalled();
		vi.advanceTimersByTime(1);
		expect(then).toHaveBeenCalledOnce();
	});
});
