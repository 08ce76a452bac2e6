import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CancelPolicy, CancelTier } from "#domain/cancellation/CancelPolicy.ts";
import {
	cancelHeadline,
	cancelPolicyOf,
	isCancelOpen,
	isEmptyPolicy,
	refundPercentAt,
	tiersOf,
} from "#domain/cancellation/cancelTerms.ts";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { policyByRules } from "../booking/policyByRules.ts";

const at = (text: string): number => Number(koreanInstant(text));
const checkIn = stayDateOf("2026-12-06");

/** Builds a policy as a supplier without tiers sends it. */
const told = (
	isCancellable: boolean | null,
	cancelDate: string | null,
	cancelText: string[] = [],
): CancelPolicy => ({
	isCancellable,
	isPartialCancelAllowed: false,
	cancelDate,
	cancelText,
	tiers: [],
});

const graded = policyByRules(
	[
		{ daysBefore: 1, time: "18:00", refundPercent: 30 },
		{ daysBefore: 5, time: "18:00", refundPercent: 100 },
		{ daysBefore: 3, time: "24:00", refundPercent: 50 },
		{ daysBefore: 0, time: "12:00", refundPercent: 0 },
	],
	checkIn,
	540,
	true,
);

describe("cancelHeadline", () => {
	it.each<[boolean | null, string | null, string, string]>([
		[true, "2026-12-01", "2026-11-25 09:00:00", "12.1(화)까지 무료 취소"],
		[true, "2026-12-01", "2026-12-01 09:00:00", "12.1(화)까지 무료 취소"],
		[true, "2026-12-01", "2026-12-01 23:59:59", "12.1(화)까지 무료 취소"],
		[true, "2026-12-01", "2026-12-02 00:00:00", "취소(환불) 불가"],
		[true, "2026-12-01 18:00:00", "2026-12-01 17:59:59", "12.1(화) 18:00까지 무료 취소"],
		[true, "2026-12-01 18:00", "2026-12-01 18:00:00", "취소(환불) 불가"],
		[null, "2026-12-01T18:00", "2026-11-25 09:00:00", "12.1(화) 18:00까지 무료 취소"],
		[false, "2026-12-01", "2026-11-25 09:00:00", "취소(환불) 불가"],
		[true, "", "2026-11-25 09:00:00", "취소(환불) 불가"],
		[true, "2026-02-30", "2026-01-25 09:00:00", "취소(환불) 불가"],
		[true, null, "2026-11-25 09:00:00", "취소(환불) 불가"],
	])(
		"of %s until %s at %s is '%s' [A16, DOM-CANCEL-01, DOM-CANCEL-02, DEC-100, EX-245, EX-246, EX-247]",
		(isCancellable, cancelDate, now, text) => {
			expect(cancelHeadline(told(isCancellable, cancelDate), at(now)).text).toBe(text);
		},
	);

	it("asks the user to try again when there is no policy [A16, DOM-CANCEL-03, ERR-ACT-10, DEC-100]", () => {
		const failed = { kind: "failed", text: "취소 정책을 불러오지 못했습니다. 잠시 후 다시 시도해 주세요." };
		expect(cancelHeadline(null, 0)).toEqual(failed);
		expect(cancelHeadline(told(null, null), 0)).toEqual(failed);
		expect(cancelHeadline(told(null, ""), 0)).toEqual(failed);
	});

	it.each([
		["it may be cancelled", told(true, null)],
		["it has a date", told(null, "2026-12-01")],
		["it has text", told(null, null, ["현장 문의"])],
		["it has tiers", { ...told(null, null), tiers: [{ until: null, refundPercent: 0 }] }],
	])("treats the policy as present as soon as %s [DEC-100]", (_, policy) => {
		expect(isEmptyPolicy(policy)).toBe(false);
	});

	it.each([
		["2026-12-01 17:59:59", "free", "12.1(화) 18:00까지 무료 취소"],
		["2026-12-01 18:00:00", "partial", "지금 취소하면 50% 환불"],
		["2026-12-03 23:59:59", "partial", "지금 취소하면 50% 환불"],
		["2026-12-04 00:00:00", "partial", "지금 취소하면 30% 환불"],
		["2026-12-05 18:00:00", "none", "취소(환불) 불가"],
	])("of a graded policy at %s is %s: '%s' [DEC-099]", (now, kind, text) => {
		expect(cancelHeadline(graded, at(now))).toEqual({ kind, text });
	});

	it("shows the deadline as the stay writes it when there are no tiers, even if its time zone is known [DEC-099]", () => {
		const policy = { ...told(true, "2026-12-01 18:00"), timeZone: "Asia/Tokyo" };
		const bySite = { ...told(true, "2026-12-01 18:00") };
		expect(cancelHeadline(policy, at("2026-11-30 12:00"))).toEqual(
			cancelHeadline(bySite, at("2026-11-30 12:00")),
		);
		expect(cancelHeadline(policy, at("2026-11-30 12:00")).kind).toBe("free");
	});

	it("shows the end of free cancellation in local and Korean time [DEC-001, DEC-100]", () => {
		const policy = { ...graded, timeZone: "Asia/Bangkok" };
		expect(cancelHeadline(policy, at("2026-11-30 12:00"))).toEqual({
			kind: "free",
			text: "12.1(화) 16:00 현지 · 한국 18:00까지 무료 취소",
		});
	});

	it("shows the percentage of a policy that is always free [DEC-099]", () => {
		const policy = cancelPolicyOf([{ until: null, refundPercent: 100 }], false);
		expect(policy).toMatchObject({
			isCancellable: true,
			cancelDate: null,
			cancelText: ["체크인 전까지 100% 환불"],
		});
		expect(cancelHeadline(policy, 0)).toEqual({ kind: "free", text: "지금 취소하면 100% 환불" });
	});
});

describe("cancellation policies built from rules or tiers", () => {
	it("return tiers with one Korean line each, and cancelDate as the end of free cancellation [ENT-27, DEC-099]", () => {
		expect(graded).toEqual({
			isCancellable: true,
			isPartialCancelAllowed: true,
			cancelDate: "2026-12-01 18:00:00",
			cancelText: [
				"12.1(화) 18:00까지 무료 취소",
				"12.3(목)까지 50% 환불",
				"12.5(토) 18:00까지 30% 환불",
				"이후 취소(환불) 불가",
			],
			tiers: [
				{ until: at("2026-12-01 18:00"), refundPercent: 100 },
				{ until: at("2026-12-04 00:00"), refundPercent: 50 },
				{ until: at("2026-12-05 18:00"), refundPercent: 30 },
				{ until: null, refundPercent: 0 },
			],
		});
	});

	it("write a deadline at the end of a day as the date alone, which means the same [DEC-099, DEC-100]", () => {
		const policy = policyByRules([{ daysBefore: 2, time: "24:00", refundPercent: 100 }], checkIn, 540, false);
		expect(policy.cancelDate).toBe("2026-12-04");
		expect(tiersOf({ ...policy, tiers: [] })).toEqual(policy.tiers);
		expect(tiersOf({ ...graded, tiers: [] })).toEqual([graded.tiers[0], { until: null, refundPercent: 0 }]);
	});

	it("calculate on the stay's local clock and write Korean time [DEC-001, DEC-099]", () => {
		const rules = [{ daysBefore: 1, time: "18:00", refundPercent: 100 }];
		expect(policyByRules(rules, checkIn, -480, false).cancelDate).toBe("2026-12-06 11:00:00");
		expect(policyByRules(rules, checkIn, 420, false).cancelDate).toBe("2026-12-05 20:00:00");
	});

	it("refund nothing without rules [DEC-099]", () => {
		expect(policyByRules([], checkIn, 540, false)).toMatchObject({
			isCancellable: false,
			cancelDate: null,
			cancelText: ["취소(환불) 불가"],
			tiers: [{ until: null, refundPercent: 0 }],
		});
	});

	it("may refund a share without a deadline [DEC-099]", () => {
		const tiers = [
			{ until: at("2026-12-01"), refundPercent: 80 },
			{ until: null, refundPercent: 20 },
		];
		expect(cancelPolicyOf(tiers, false)).toMatchObject({
			isCancellable: true,
			cancelDate: null,
			cancelText: ["11.30(월)까지 80% 환불", "이후 체크인 전까지 20% 환불"],
		});
	});

	it.each<[string, [number | null, number][], string]>([
		["no tier", [], "only the last tier is open-ended"],
		["no open end", [[1, 5]], "only the last tier is open-ended"],
		[
			"two open ends",
			[
				[null, 50],
				[null, 0],
			],
			"only the last tier is open-ended",
		],
		[
			"a wrong order",
			[
				[2, 100],
				[1, 50],
				[null, 0],
			],
			"in time order",
		],
		[
			"two ends at once",
			[
				[2, 100],
				[2, 50],
				[null, 0],
			],
			"in time order",
		],
		[
			"a growing refund",
			[
				[1, 50],
				[null, 60],
			],
			"never more than the one before",
		],
		["more than all", [[null, 101]], "never more than the one before"],
		["less than nothing", [[null, -1]], "never more than the one before"],
		[
			"an ending tier of nothing",
			[
				[1, 0],
				[null, 0],
			],
			"gives something back",
		],
	])("reject a policy with %s [DEC-099]", (_, steps, message) => {
		const tiers = steps.map(([until, refundPercent]): CancelTier => ({ until, refundPercent }));
		expect(() => cancelPolicyOf(tiers, false)).toThrow(message);
	});
});

describe("refundPercentAt", () => {
	it("never increases over time, and cancelling closes when it reaches 0 [DEC-099]", () => {
		const policy = fc
			.uniqueArray(
				fc.record({
					daysBefore: fc.integer({ min: 0, max: 20 }),
					refundPercent: fc.integer({ min: 0, max: 100 }),
				}),
				{ maxLength: 4, selector: ({ daysBefore }) => daysBefore },
			)
			.map((rules) => {
				const percents = rules.map((rule) => rule.refundPercent).sort((a, b) => b - a);
				const inOrder = rules.toSorted((a, b) => b.daysBefore - a.daysBefore);
				return policyByRules(
					inOrder.map((rule, index) => ({ ...rule, time: "18:00", refundPercent: percents[index] ?? 0 })),
					checkIn,
					540,
					false,
				);
			});
		const moment = fc.integer({ min: at("2026-11-10"), max: at("2026-12-10") });
		fc.assert(
			fc.property(policy, moment, moment, (terms, a, b) => {
				const [first, second] = [Math.min(a, b), Math.max(a, b)];
				expect(refundPercentAt(terms, first)).toBeGreaterThanOrEqual(refundPercentAt(terms, second));
				expect(isCancelOpen(terms, a)).toBe(refundPercentAt(terms, a) > 0);
				const headline = cancelHeadline(terms, a).kind;
				expect(headline === "none").toBe(!isCancelOpen(terms, a));
				expect(headline === "free").toBe(refundPercentAt(terms, a) === 100);
			}),
		);
	});

	it("is 0 once a policy is not cancellable, whatever its tiers [DEC-100]", () => {
		expect(refundPercentAt({ ...graded, isCancellable: false }, 0)).toBe(0);
		expect(isCancelOpen({ ...graded, isCancellable: false }, 0)).toBe(false);
	});

	it("is 0 after a supplier's last tier [DEC-099]", () => {
		expect(refundPercentAt({ ...graded, tiers: [{ until: 5, refundPercent: 100 }] }, 5)).toBe(0);
	});
});
