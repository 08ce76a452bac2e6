import { describe, expect, it } from "vitest";
import { cancelPolicyFor } from "#domain/cancellation/cancelTerms.ts";

describe("a cancellation policy from a plan's steps", () => {
	it("stands in order of time and ends with nothing, unless it gives back for ever [DEC-099]", () => {
		const tiersOf = (...steps: Parameters<typeof cancelPolicyFor>[0][number][]) =>
			cancelPolicyFor(steps, true).tiers.map(({ until, refundPercent }) => [until, refundPercent]);
		const [early, late] = [
			{ until: 1_000, refundPercent: 100 },
			{ until: 2_000, refundPercent: 50 },
		];
		expect(tiersOf(late, early)).toEqual([
			[1_000, 100],
			[2_000, 50],
			[null, 0],
		]);
		const always = { until: null, refundPercent: 30 };
		expect(tiersOf(always, early)).toEqual([
			[1_000, 100],
			[null, 30],
		]);
		expect(tiersOf(early, always)).toEqual(tiersOf(always, early));
		expect(tiersOf({ until: 3_000, refundPercent: 0 })).toEqual([[null, 0]]);
	});
});
