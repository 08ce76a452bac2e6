import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { afterPicture, whenIdle } from "#ui/app/later.ts";

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

describe("what is done later", () => {
	it("comes after the next picture", () => {
		const then = vi.fn();
		afterPicture(then);
		vi.advanceTimersToNextFrame();
		vi.runAllTimers();
		expect(then).toHaveBeenCalledOnce();
	});

	it.each([0, 1])("is called off with %i pictures drawn", (frames) => {
		const then = vi.fn();
		let callOff = (): void => undefined;
		// the picture is there, and what follows it not yet
		requestAnimationFrame(() => {
			if (frames === 1) setTimeout(() => callOff(), 0);
		});
		callOff = afterPicture(then);
		if (frames === 0) callOff();
		vi.runAllTimers();
		expect(then).not.toHaveBeenCalled();
	});

	it("waits until the browser has nothing to do, or a moment where that cannot be asked", () => {
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
