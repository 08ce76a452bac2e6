import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followTime } from "#main/followTime.ts";
import { AppState } from "#ui/app/AppState.ts";
import type { Environment } from "#ui/app/Environment.ts";

// Five minutes before midnight in Seoul.
const servedAt = Date.parse("2026-07-13T23:55:00+09:00");
const minute = 60_000;
let now: number;
let visibility: DocumentVisibilityState;

beforeEach(() => {
	now = servedAt;
	visibility = "visible";
	vi.useFakeTimers();
	vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

function page(now = servedAt) {
	const environment = { now, today: "2026-07-13", surface: "web" } as unknown as Environment;
	const app = new AppState(environment, () => ({ execute: async () => undefined }) as never);
	followTime(app);
	return app;
}

describe("a page left open", () => {
	it("keeps the time it was rendered at until a clock is attached", () => {
		const app = page();
		vi.advanceTimersByTime(30 * minute);
		expect(app.environment).toMatchObject({ now: servedAt, today: "2026-07-13" });
	});

	it("moves to the next day after midnight in Seoul [B13]", () => {
		const app = page();
		app.attachClock({ now: () => now });
		now += 6 * minute;
		vi.advanceTimersByTime(6 * minute);
		expect(app.environment).toMatchObject({ now, today: "2026-07-14", surface: "web" });
	});

	it("moves to the next day exactly at midnight, whenever it was rendered [DEC-001]", () => {
		const app = page(servedAt + 2 * minute + 1);
		vi.setSystemTime(servedAt + 2 * minute + 1);
		app.attachClock({ now: () => Date.now() });
		vi.advanceTimersByTime(3 * minute - 2);
		expect(app.environment.today).toBe("2026-07-13");
		vi.advanceTimersByTime(1);
		expect(app.environment.today).toBe("2026-07-14");
		vi.advanceTimersByTime(5 * minute);
		expect(app.environment.now).toBe(servedAt + 10 * minute);
	});

	it("does not update in the background, and catches up when it becomes visible again [B13]", () => {
		const app = page();
		app.attachClock({ now: () => now });
		visibility = "hidden";
		now += 600 * minute;
		vi.advanceTimersByTime(600 * minute);
		expect(app.environment.today).toBe("2026-07-13");
		visibility = "visible";
		document.dispatchEvent(new Event("visibilitychange"));
		expect(app.environment).toMatchObject({ now, today: "2026-07-14" });
	});
});
