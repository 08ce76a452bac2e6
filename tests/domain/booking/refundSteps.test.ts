import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { quoteRefund } from "#domain/booking/quoteRefund.ts";
import { splitPaid } from "#domain/booking/refund.ts";
import { deadlineText, refundSteps } from "#domain/booking/refundSteps.ts";
import { cancelHeadline, cancelPolicyOf, refundPercentAt } from "#domain/cancellation/cancelTerms.ts";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { splitEvenly } from "#domain/shared/splitWon.ts";
import { noWon, won } from "#domain/shared/Won.ts";

const at = (text: string): number => Number(koreanInstant(text));
const [first, second, last] = [at("2026-12-01 18:00"), at("2026-12-04"), at("2026-12-05 18:00")] as const;
const tiers = [
	{ until: first, refundPercent: 100 },
	{ until: second, refundPercent: 50 },
	{ until: last, refundPercent: 30 },
	{ until: null, refundPercent: 0 },
];
const graded = cancelPolicyOf(tiers, false);

describe("refundSteps", () => {
	it("states the refund for each period, with penalties rounded down to 1 won [DEC-099]", () => {
		expect(refundSteps(graded, won(100_001), first - 1)).toEqual([
			{ from: null, until: first, percent: 100, amount: 100_001 },
			{ from: first, until: second, percent: 50, amount: 50_001 },
			{ from: second, until: last, percent: 30, amount: 30_001 },
			{ from: last, until: null, percent: 0, amount: 0 },
		]);
	});

	it("starts with the current step and leaves no gap between steps [DEC-099]", () => {
		const moment = fc.integer({ min: first - 1000, max: last + 1000 });
		const now = fc.oneof(moment, fc.constantFrom(first, second, last, first - 1, second - 1, last - 1));
		fc.assert(
			fc.property(now, fc.integer({ min: 0, max: 10_000_000 }), (instant, total) => {
				const steps = refundSteps(graded, won(total), instant);
				expect(steps[0]?.percent).toBe(refundPercentAt(graded, instant));
				expect(steps.map(({ from }) => from)).toEqual([
					null,
					...steps.slice(0, -1).map(({ until }) => until),
				]);
				expect(steps.at(-1)?.until).toBeNull();
			}),
		);
	});

	it("for several rooms equals the refund of cancelling the order, to the won [DEC-099, DEC-180]", () => {
		const noPoints = { awesomeCash: noWon, welfarePoints: noWon };
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 3_000_000 }), fc.integer({ min: 1, max: 5 }), (total, rooms) => {
				const parts = splitPaid(
					{ money: won(total), ...noPoints, coupon: noWon },
					splitEvenly(won(total), rooms),
				);
				const given = parts.map((paid) => ({ paid, refund: null }));
				const indexes = given.map((_, index) => index);
				const quote = quoteRefund({ policy: graded, parts: given, indexes, isCouponExpired: false, now: 0 });
				const amounts = refundSteps(graded, won(total), 0, rooms).map(({ amount }) => amount);
				expect(amounts).toEqual(quote.ok && quote.value.timeline.map(({ refundTotal }) => refundTotal));
			}),
		);
	});

	it("gives no amount while the paid total is unknown, and 0 when nothing was paid [DEC-099]", () => {
		const amounts = (total: typeof noWon | null) => refundSteps(graded, total, 0).map(({ amount }) => amount);
		expect(amounts(null)).toEqual([null, null, null, null]);
		expect(amounts(noWon)).toEqual([0, 0, 0, 0]);
	});

	it("is empty when the policy has no tiers [DEC-100]", () => {
		expect(refundSteps(null, won(1000), 0)).toEqual([]);
		expect(refundSteps({ ...graded, tiers: [] }, won(1000), 0)).toEqual([]);
	});

	it("is a single step of 0 once a policy is not cancellable, whatever its tiers [DEC-100]", () => {
		expect(refundSteps({ ...graded, isCancellable: false }, won(1000), 0)).toEqual([
			{ from: null, until: null, percent: 0, amount: 0 },
		]);
	});
});

describe("a cancellation deadline", () => {
	it("is shown in Korean time for a stay in Korea, whether or not its time zone is named [DEC-001, DEC-099]", () => {
		expect(deadlineText(first, graded)).toBe("12.1(화) 18:00");
		expect(cancelPolicyOf(tiers, false, "Asia/Seoul")).toEqual(graded);
	});

	it("at midnight is shown as the end of the previous day, as in the policy's headline and lines [DEC-099, DEC-100]", () => {
		const midnight = Number(koreanInstant("2026-12-07 00:00"));
		const policy = cancelPolicyOf(
			[
				{ until: midnight, refundPercent: 100 },
				{ until: null, refundPercent: 0 },
			],
			false,
		);
		expect(deadlineText(midnight, policy)).toBe("12.6(일)");
		expect(cancelHeadline(policy, midnight - 1).text).toBe("12.6(일)까지 무료 취소");
		expect(policy.cancelText[0]).toBe("12.6(일)까지 무료 취소");
	});

	it("is shown in local and Korean time for a stay abroad, as in its policy's lines [DEC-099]", () => {
		const abroad = cancelPolicyOf(tiers, false, "America/New_York");
		expect(deadlineText(first, abroad)).toBe("12.1(화) 04:00 현지 · 한국 18:00");
		expect(abroad.cancelText[0]).toContain("12.1(화) 04:00 현지 · 한국 18:00");
	});
});
