import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FirstCalls } from "#main/FirstCalls.ts";

describe("what waits for a page's first calls", () => {
	beforeEach(() => void vi.useFakeTimers());
	afterEach(() => void vi.useRealTimers());

	/** Whether the first calls count as answered, told at any time. */
	function watch(calls: FirstCalls): () => boolean {
		let isAnswered = false;
		void calls.answered().then(() => {
			isAnswered = true;
		});
		return () => isAnswered;
	}

	it("comes when nothing has been under way for a while, and not between two rounds of calls", async () => {
		const calls = new FirstCalls();
		const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
		const answer = calls.follow(first.promise);
		const isAnswered = watch(calls);
		await vi.advanceTimersByTimeAsync(3000);
		expect(isAnswered()).toBe(false);
		first.resolve("plan");
		expect(await answer).toBe("plan");
		await vi.advanceTimersByTimeAsync(200);
		void calls.follow(second.promise);
		await vi.advanceTimersByTimeAsync(3000);
		expect(isAnswered()).toBe(false);
		second.resolve("coupons");
		await vi.advanceTimersByTimeAsync(1000);
		expect(isAnswered()).toBe(true);
	});

	it("comes after a call that failed, and the failure stays its caller's", async () => {
		const calls = new FirstCalls();
		await expect(calls.follow(Promise.reject(new TypeError("offline")))).rejects.toThrow("offline");
		const isAnswered = watch(calls);
		await vi.advanceTimersByTimeAsync(1000);
		expect(isAnswered()).toBe(true);
	});

	it("waits for no call for ever", async () => {
		const calls = new FirstCalls();
		void calls.follow(new Promise(() => undefined));
		const isAnswered = watch(calls);
		await vi.advanceTimersByTimeAsync(11_000);
		expect(isAnswered()).toBe(true);
	});
});
