import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FirstCalls } from "#main/FirstCalls.ts";

describe("waiting for a page's first calls", () => {
	beforeEach(() => void vi.useFakeTimers());
	afterEach(() => void vi.useRealTimers());

	/** Returns a function that tells, at any time, whether the first calls count as answered. */
	function watch(calls: FirstCalls): () => boolean {
		let isAnswered = false;
		void calls.answered().then(() => {
			isAnswered = true;
		});
		return () => isAnswered;
	}

	it("ends once no call has been in flight for a while, not between two rounds of calls", async () => {
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

	it("ends after a failed call, whose error still reaches its caller", async () => {
		const calls = new FirstCalls();
		await expect(calls.follow(Promise.reject(new TypeError("offline")))).rejects.toThrow("offline");
		const isAnswered = watch(calls);
		await vi.advanceTimersByTimeAsync(1000);
		expect(isAnswered()).toBe(true);
	});

	it("does not wait forever for a call", async () => {
		const calls = new FirstCalls();
		void calls.follow(new Promise(() => undefined));
		const isAnswered = watch(calls);
		await vi.advanceTimersByTimeAsync(11_000);
		expect(isAnswered()).toBe(true);
	});
});
