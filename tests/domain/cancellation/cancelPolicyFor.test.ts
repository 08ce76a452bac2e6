import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	cancelPolicyFor,
	cancelPolicyOf,
	endingBy,
	refundPercentAt,
} from "#domain/cancellation/cancelTerms.ts";
import { koreanInstant } from "#domain/shared/koreanTime.ts";

describe("cancelPolicyFor", () => {
	it("sorts tiers by time and ends with no refund, unless a refund is open-ended [DEC-099]", () => {
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

	it("returns the same policy for any order and number of steps [DEC-099]", () => {
		const percents = fc.uniqueArray(fc.integer({ min: 1, max: 100 }), { maxLength: 5 });
		fc.assert(
			fc.property(percents, fc.boolean(), fc.integer(), (drawn, isOpen, by) => {
				const falling = drawn.toSorted((a, b) => b - a);
				const steps = falling.map((refundPercent, index) => ({
					until: isOpen && index === falling.length - 1 ? null : (index + 1) * 1_000,
					refundPercent,
				}));
				const told = steps.toSorted((a, b) => ((a.refundPercent * by) % 7) - ((b.refundPercent * by) % 7));
				const end = steps.at(-1)?.until === null ? [] : [{ until: null, refundPercent: 0 }];
				expect(cancelPolicyFor(told, true).tiers).toEqual([...steps, ...end]);
			}),
		);
	});
});

describe("endingBy", () => {
	it("refunds as before until the moment, and nothing from then on [DEC-099, DEC-192]", () => {
		const percents = fc.uniqueArray(fc.integer({ min: 1, max: 100 }), { maxLength: 4 });
		const moment = fc.integer({ min: 1, max: 6_000 });
		fc.assert(
			fc.property(percents, fc.boolean(), moment, moment, (drawn, isOpen, end, now) => {
				const falling = drawn.toSorted((a, b) => b - a);
				const steps = falling.map((refundPercent, index) => ({
					until: isOpen && index === falling.length - 1 ? null : (index + 1) * 1_000,
					refundPercent,
				}));
				const policy = cancelPolicyFor(steps, true, "Asia/Tokyo");
				const ended = endingBy(policy, end);
				expect(refundPercentAt(ended, now)).toBe(now < end ? refundPercentAt(policy, now) : 0);
				expect(ended).toMatchObject({ isPartialCancelAllowed: true, timeZone: "Asia/Tokyo" });
			}),
		);
	});

	it("leaves a policy alone that ends earlier [DEC-192]", () => {
		const policy = cancelPolicyFor([{ until: 1_000, refundPercent: 100 }], false);
		expect(endingBy(policy, 1_000)).toEqual(policy);
		expect(endingBy(policy, 2_000)).toEqual(policy);
	});
});

describe("the lines of a cancellation policy", () => {
	const tiers = () => [
		{ until: Number(koreanInstant("2026-12-01 18:00")), refundPercent: 100 },
		{ until: Number(koreanInstant("2026-12-04")), refundPercent: 50 },
		{ until: null, refundPercent: 0 },
	];

	it.each([
		[undefined, undefined, "12.1(화) 18:00", "12.3(목)"],
		["Asia/Seoul", undefined, "12.1(화) 18:00", "12.3(목)"],
		[
			"Asia/Bangkok",
			"Asia/Bangkok",
			"12.1(화) 16:00 현지 · 한국 18:00",
			"12.3(목) 22:00 현지 · 한국 00:00(+1)",
		],
	])(
		"show local and Korean time when the stay's time zone differs: %s [ENT-27, DEC-001, DEC-099]",
		(timeZone, kept, free, half) => {
			const policy = cancelPolicyOf(tiers(), false, timeZone);
			expect(policy.cancelText).toEqual([
				`${free}까지 무료 취소`,
				`${half}까지 50% 환불`,
				"이후 취소(환불) 불가",
			]);
			expect(policy.cancelDate).toBe("2026-12-01 18:00:00");
			expect(policy.timeZone).toBe(kept);
			expect(Object.hasOwn(policy, "timeZone")).toBe(kept !== undefined);
		},
	);
});
