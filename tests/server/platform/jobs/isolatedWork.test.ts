import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DatabaseUnavailable } from "#server/platform/database/DatabaseUnavailable.ts";
import { forEachIsolated, SomeFailed, takeOneByOne } from "#server/platform/jobs/forEachIsolated.ts";
import { drainBacklog } from "#server/platform/jobs/Job.ts";
import { whileRenewing } from "#server/platform/jobs/whileRenewing.ts";

describe("work on one row after another [D30]", () => {
	const unavailable = (reason: "busy" | "away") => new DatabaseUnavailable(reason, new Error(reason));

	it("goes on after a row that fails, and reports the first failure with what was done", async () => {
		const cause = new Error("odd");
		const tried: number[] = [];
		const work = forEachIsolated([1, 2, 3, 4, 5], async (row) => {
			tried.push(row);
			if (row === 2) throw cause;
			if (row === 3) throw new SomeFailed(10, [new Error("within")]);
			return row === 4 ? false : row;
		});
		await expect(work).rejects.toMatchObject({ done: 1 + 10 + 5, message: "2 failed: odd", cause });
		expect(tried).toEqual([1, 2, 3, 4, 5]);
	});

	it("ends at once when the database is away, but not when it is only busy", async () => {
		for (const [reason, rows, rejected] of [
			["away", [1], { reason: "away" }],
			["busy", [1, 2, 3], { message: "1 failed: busy", done: 2 }],
		] as const) {
			const tried: number[] = [];
			const work = forEachIsolated([1, 2, 3], async (row) => {
				tried.push(row);
				if (row === 1) throw unavailable(reason);
				return true;
			});
			await expect(work).rejects.toMatchObject(rejected);
			expect([reason, tried]).toEqual([reason, rows]);
		}
	});

	it("takes rows until there are none left", async () => {
		const left = [0, 1, 2];
		expect(
			await forEachIsolated(
				takeOneByOne(async () => left.shift() ?? null),
				async (row) => row,
			),
		).toBe(3);
	});
});

describe("a backlog [D30]", () => {
	it("is worked on until nothing is left, and no longer", async () => {
		const steps = [200, 1, 0, 5];
		await drainBacklog(async () => steps.shift() ?? 0);
		expect(steps).toEqual([5]);
	});

	it("is worked on although some of it fails, until no more can be done, and the last failure is reported", async () => {
		const one = new SomeFailed(3, [new Error("first")]);
		const steps = [one, 2, new SomeFailed(0, [new Error("last")]), 7];
		const step = async (): Promise<number> => {
			const next = steps.shift() ?? 0;
			if (typeof next === "number") return next;
			throw next;
		};
		await expect(drainBacklog(step)).rejects.toThrow("1 failed: last");
		expect(steps).toEqual([7]);
		steps.splice(0, 1, one, 0);
		await expect(drainBacklog(step)).rejects.toBe(one);
	});

	it("is left at once on a failure of the work itself", async () => {
		const steps: (number | Error)[] = [1, new Error("the database is away"), 1];
		const step = async (): Promise<number> => {
			const next = steps.shift() ?? 0;
			if (typeof next === "number") return next;
			throw next;
		};
		await expect(drainBacklog(step)).rejects.toThrow("the database is away");
		expect(steps).toEqual([1]);
	});
});

describe("a lease [D30]", () => {
	beforeEach(() => {
		vi.useFakeTimers();
	});
	afterEach(() => {
		vi.useRealTimers();
	});

	it.each<readonly [string, () => string, string]>([
		["succeeds", () => "done", "done"],
		[
			"fails",
			() => {
				throw new Error("failed");
			},
			"failed",
		],
	])(
		"is renewed every third of its time while the work takes, even after a renewal failed, and not once it %s",
		async (_how, end, told) => {
			let renewed = 0;
			const renew = async () => {
				renewed += 1;
				if (renewed === 1) throw new Error("away");
			};
			const gate = Promise.withResolvers<void>();
			const work = whileRenewing(9_000, renew, () => gate.promise.then(end)).catch(
				({ message }: Error) => message,
			);
			await vi.advanceTimersByTimeAsync(2_999);
			expect(renewed).toBe(0);
			await vi.advanceTimersByTimeAsync(6_001);
			expect(renewed).toBe(3);
			gate.resolve();
			expect(await work).toBe(told);
			await vi.advanceTimersByTimeAsync(9_000);
			expect(renewed).toBe(3);
		},
	);
});
