import { describe, expect, it } from "vitest";
import { forEachDue } from "#server/platform/jobs/forEachIsolated.ts";

describe("rows a job cannot process [D30]", () => {
	it.each(["throws", "is not done"])("do not block the others when a whole batch %s", async (how) => {
		const all = Array.from({ length: 450 }, (_, index) => index);
		let due = all;
		const tried: number[] = [];
		const done = forEachDue(
			async ({ limit, skip }) => due.slice(skip, skip + limit),
			async (row) => {
				tried.push(row);
				if (row < 230 && how === "throws") throw new Error(`no ${row}`);
				if (row < 230) return false;
				due = due.filter((other) => other !== row);
				return true;
			},
		);
		if (how === "throws")
			await expect(done).rejects.toMatchObject({ done: 220, message: "230 failed: no 0" });
		else expect(await done).toBe(220);
		expect([due, tried]).toEqual([all.slice(0, 230), all]);
	});

	it("are fetched only once when fewer are due than a batch holds", async () => {
		const asked: number[] = [];
		const due = async ({ skip }: { readonly skip: number }) => {
			asked.push(skip);
			return ["always due"];
		};
		expect(await forEachDue(due, async () => true)).toBe(1);
		expect(asked).toEqual([0]);
	});
});
