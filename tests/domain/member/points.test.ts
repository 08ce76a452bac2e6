import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parsePointFilter, pointActions } from "#domain/member/Points.ts";
import { takeFromLots } from "#domain/member/pointLots.ts";

describe("the point history", () => {
	it("is filtered by one action, or shows all [ROUTE-12] [ROUTE-17]", () => {
		expect(pointActions.map(parsePointFilter)).toEqual(["SAVE", "USE", "EXPIRE", "CANCEL"]);
		expect(["ALL", "x", "", null].map(parsePointFilter)).toEqual(["ALL", "ALL", "ALL", "ALL"]);
	});
});

describe("spending points", () => {
	it("uses up the lots in order and takes no more than each holds [DEC-067]", () => {
		const lots = [
			{ id: 1, left: 300 },
			{ id: 2, left: 0 },
			{ id: 3, left: 500 },
			{ id: 4, left: 100 },
		];
		expect(takeFromLots(lots, 700)).toEqual([
			{ id: 1, taken: 300 },
			{ id: 3, taken: 400 },
		]);
		expect(takeFromLots(lots, 0)).toEqual([]);
	});

	it("takes the requested amount, or all there is if less [DEC-067]", () => {
		const lots = fc.array(fc.nat(10_000)).map((lefts) => lefts.map((left, id) => ({ id, left })));
		fc.assert(
			fc.property(lots, fc.nat(50_000), (all, amount) => {
				const taken = takeFromLots(all, amount);
				const there = all.reduce((sum, { left }) => sum + left, 0);
				expect(taken.reduce((sum, lot) => sum + lot.taken, 0)).toBe(Math.min(amount, there));
				for (const lot of taken) expect(lot.taken).toBeLessThanOrEqual(all[lot.id]?.left ?? 0);
			}),
		);
	});
});
