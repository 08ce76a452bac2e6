import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Queryable } from "#server/platform/database/Database.ts";
import { SharedBudget } from "#server/platform/limits/SharedBudget.ts";

const limit = { scope: "calls", max: 100, window: 60_000 };

describe("a process's share of a rate limit [F02]", () => {
	beforeEach(() => {
		vi.useFakeTimers();
	});
	afterEach(() => {
		vi.useRealTimers();
	});

	/** A budget over a database in which other processes have counted this much, with what was added to it, by key. */
	function budgetBeside(others: number) {
		const added: number[][] = [];
		const forgotten: unknown[] = [];
		const state = { isAway: false, total: others, now: 0 };
		const query = async (text: string, values: readonly unknown[] = []) => {
			if (state.isAway) throw new Error("away");
			if (text.startsWith("DELETE")) {
				forgotten.push(values[1]);
				return { rows: [], rowCount: 0 };
			}
			const hits = values[3] as number[];
			added.push(hits);
			state.total += hits[0] ?? 0;
			return { rows: hits.map((_hits, at) => ({ at: at + 1, hits: state.total })), rowCount: hits.length };
		};
		const db = { query } as unknown as Queryable;
		const budget = new SharedBudget({ db, limit, now: () => state.now });
		const take = (times: number, key = "one") =>
			Array.from({ length: times }, () => budget.take(key)).filter((wait) => wait > 0).length;
		return { added, forgotten, state, take, budget };
	}
	const second = () => vi.advanceTimersByTimeAsync(1000);

	it("is told within a second, once, and what the others have counted is learnt", async () => {
		const { added, take } = budgetBeside(80);
		expect(take(10)).toBe(0);
		expect(vi.getTimerCount()).toBe(0);
		expect(take(2)).toBe(0);
		expect(vi.getTimerCount()).toBe(1);
		await vi.advanceTimersByTimeAsync(999);
		expect(added).toEqual([]);
		await vi.advanceTimersByTimeAsync(1);
		expect(added).toEqual([[12]]);
		await second();
		expect(added).toEqual([[12]]);
		// 80 + 12 + 8 = 100
		expect(take(9)).toBe(1);
		await second();
		expect(added).toEqual([[12], [9]]);
		// Of those who have called since.
		take(30, "other");
		await second();
		expect(added).toEqual([[12], [9], [30]]);
	});

	it("says how long the rest of the window is to one who has used it up", () => {
		const { budget, take, state } = budgetBeside(0);
		state.now = 3 * limit.window + 20_000;
		take(100);
		expect(budget.take("one")).toBe(40_000);
		state.now += 39_999;
		expect(budget.take("one")).toBe(1);
	});

	it("counts on by itself without the database, and is told when that is back", async () => {
		const { added, state, take } = budgetBeside(0);
		state.isAway = true;
		expect(take(60)).toBe(0);
		await second();
		expect(take(50)).toBe(10);
		await second();
		state.isAway = false;
		take(1);
		await second();
		expect(added).toEqual([[111]]);
	});

	it("begins anew with each window, and forgets those before the last one", async () => {
		const { added, forgotten, state, take } = budgetBeside(0);
		state.now = 5 * limit.window + 59_999;
		expect(take(101)).toBe(1);
		state.now += 1;
		expect(take(100)).toBe(0);
		await second();
		expect(added).toEqual([[100]]);
		expect(forgotten).toEqual([new Date(5 * limit.window)]);
	});

	it("of a caller who calls rarely is told to nobody", async () => {
		const { added, take } = budgetBeside(0);
		take(10, "rare");
		take(11, "often");
		await second();
		expect(added).toEqual([[11]]);
	});
});
