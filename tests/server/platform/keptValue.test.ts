import { describe, expect, it } from "vitest";
import { KeptValue } from "#server/platform/KeptValue.ts";

function kept(fetch: (turn: number) => Promise<number>) {
	let now = 0;
	let turns = 0;
	const value = new KeptValue(
		() => {
			turns += 1;
			return fetch(turns);
		},
		{ keptMs: 1000, now: () => now },
	);
	return { value: () => value.value(), turns: () => turns, pass: (ms: number) => (now += ms) };
}

const settle = () => new Promise((next) => setImmediate(next));

describe("a kept value", () => {
	it("is fetched once for all who wait for the first, and answered at once until its time is over", async () => {
		const { value, turns, pass } = kept(async (turn) => turn);
		expect(await Promise.all([value(), value()])).toEqual([1, 1]);
		pass(999);
		expect([await value(), turns()]).toEqual([1, 1]);
	});

	it("is answered while the next one is fetched beside, one at a time", async () => {
		const gate = Promise.withResolvers<void>();
		const { value, turns, pass } = kept(async (turn) => {
			if (turn > 1) await gate.promise;
			return turn;
		});
		await value();
		pass(1000);
		expect([await value(), await value(), turns()]).toEqual([1, 1, 2]);
		gate.resolve();
		await settle();
		expect([await value(), turns()]).toEqual([2, 2]);
	});

	it("outlives a fetch that fails, which only who has nothing else hears of", async () => {
		const { value, turns, pass } = kept(async (turn) => {
			if (turn === 1 || turn === 3) throw new Error("away");
			return turn;
		});
		await expect(value()).rejects.toThrow("away");
		expect(await value()).toBe(2);
		pass(1000);
		expect(await value()).toBe(2);
		await settle();
		expect([await value(), turns()]).toEqual([2, 4]);
		await settle();
		expect(await value()).toBe(4);
	});
});
