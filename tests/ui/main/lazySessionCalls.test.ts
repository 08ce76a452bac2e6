import { describe, expect, it, onTestFinished, vi } from "vitest";
import { lazySessionCalls } from "#main/lazySessionCalls.ts";
import type { SessionCalls } from "#ports/SessionCalls.ts";

const never = () => new Promise<never>(() => undefined);

describe("a logout", () => {
	it.each([
		["its code", never],
		["its answer", async () => ({ logOut: never }) as unknown as SessionCalls],
	])("waits for %s for at most half a second [B12]", async (_, load) => {
		vi.useFakeTimers();
		onTestFinished(() => void vi.useRealTimers());
		const left = lazySessionCalls(load).logOut();
		await vi.advanceTimersByTimeAsync(500);
		expect(await left).toEqual({ ok: false, error: { kind: "unreachable" } });
	});
});
