import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PaidSources, RefundSplit } from "#domain/booking/RefundQuote.ts";
import { cancelParts, paidTotal, refundOver, refundTotalAt, splitPaid } from "#domain/booking/refund.ts";
import { won } from "#domain/shared/Won.ts";
import { order, paid, paidOf, refundPercent, standing } from "./refundArbitraries.ts";
import { refundSplit } from "./refundSplit.ts";

const back = (split: RefundSplit): number =>
	split.refundAmount + split.refundAwesomeCash + split.refundWelfarePoints + split.refundCoupon;

describe("refundSplit", () => {
	it.each<[number, PaidSources, number, number, number, number, number, boolean]>([
		[100, paidOf(80_000, 5_000, 5_000, 10_000), 0, 80_000, 5_000, 5_000, 10_000, true],
		[50, paidOf(80_000, 5_000, 5_000, 10_000), 50_000, 30_000, 5_000, 5_000, 10_000, true],
		[20, paidOf(80_000, 5_000, 5_000, 10_000), 80_000, 0, 5_000, 5_000, 10_000, true],
		[17, paidOf(80_000, 5_000, 5_000, 10_000), 83_000, 0, 2_000, 5_000, 10_000, true],
		[12, paidOf(80_000, 5_000, 5_000, 10_000), 88_000, 0, 0, 2_000, 10_000, true],
		[10, paidOf(80_000, 5_000, 5_000, 10_000), 90_000, 0, 0, 0, 10_000, true],
		// As soon as one won of the penalty reaches the coupon, all of it is lost.
		[9, paidOf(80_000, 5_000, 5_000, 10_000), 100_000, 0, 0, 0, 0, false],
		[0, paidOf(80_000, 5_000, 5_000, 10_000), 100_000, 0, 0, 0, 0, false],
		[100, paidOf(70_000), 0, 70_000, 0, 0, 0, false],
		// 66.67 % of 99,999 is 66,669.33: the penalty rounds down.
		[33.33, paidOf(99_999), 66_669, 33_330, 0, 0, 0, false],
	])(
		"of %d %% of %j keeps %i and refunds money %i, cash %i, points %i, coupon %i [DEC-099]",
		(percent, sources, penalty, refundAmount, refundAwesomeCash, refundWelfarePoints, refundCoupon, isRestored) => {
			expect(refundSplit(sources, percent)).toEqual({
				penalty,
				refundAmount,
				refundAwesomeCash,
				refundWelfarePoints,
				refundCoupon,
				isCouponRestored: isRestored,
			});
		},
	);

	it.each([
		[100, [60, 40], [60, 40]],
		[70, [60, 40], [30, 40]],
		[40, [60, 40], [0, 40]],
		[25, [60, 40], [0, 25]],
		[0, [60, 40], [0, 0]],
		[10, [0, 10, 5], [0, 5, 5]],
	])(
		"of %i won over payments of %j is %j: what is kept stays with the earliest [DEC-099, DEC-198]",
		(refunded, payments, expected) => {
			expect(refundOver(won(refunded), payments.map(won))).toEqual(expected);
		},
	);

	it("does not restore a coupon that has expired in the meantime [DEC-089]", () => {
		expect(refundSplit(paidOf(1, 0, 0, 9), 100, true)).toMatchObject({
			refundCoupon: 9,
			isCouponRestored: false,
		});
	});

	it("refunds plus keeps exactly what was paid, never refunding more to a source than it paid [A15, DEC-099]", () => {
		fc.assert(
			fc.property(paid, refundPercent, (sources, percent) => {
				const split = refundSplit(sources, percent);
				expect(back(split) + split.penalty).toBe(paidTotal(sources));
				expect(split.penalty).toBeGreaterThanOrEqual(0);
				expect(split.refundAmount).toBeLessThanOrEqual(sources.money);
				expect(split.refundAwesomeCash).toBeLessThanOrEqual(sources.awesomeCash);
				expect(split.refundWelfarePoints).toBeLessThanOrEqual(sources.welfarePoints);
				expect([0, sources.coupon]).toContain(split.refundCoupon);
				if (percent === 100) expect(split.penalty).toBe(0);
			}),
		);
	});

	it("takes the penalty from money first, then Awesome cash, welfare points and the coupon [DEC-099]", () => {
		fc.assert(
			fc.property(paid, refundPercent, (sources, percent) => {
				const split = refundSplit(sources, percent);
				if (split.refundAmount > 0) expect(split.refundAwesomeCash).toBe(sources.awesomeCash);
				if (split.refundAwesomeCash > 0) expect(split.refundWelfarePoints).toBe(sources.welfarePoints);
				if (split.refundWelfarePoints > 0) expect(split.refundCoupon).toBe(sources.coupon);
			}),
		);
	});

	it("never refunds less for a higher percentage [DEC-099]", () => {
		fc.assert(
			fc.property(paid, refundPercent, refundPercent, (sources, a, b) => {
				const [less, more] = [refundSplit(sources, Math.min(a, b)), refundSplit(sources, Math.max(a, b))];
				expect(back(less)).toBeLessThanOrEqual(back(more));
			}),
		);
	});
});

describe("splitPaid", () => {
	it("splits every source so that each room's share equals its price and shares add up [A15, DEC-180]", () => {
		fc.assert(
			fc.property(order, ({ sources, prices }) => {
				const shares = splitPaid(sources, prices);
				expect(shares.map(paidTotal)).toEqual(prices);
				for (const source of ["money", "awesomeCash", "welfarePoints", "coupon"] as const) {
					expect(shares.reduce((sum, share) => sum + share[source], 0)).toBe(sources[source]);
					for (const share of shares) expect(share[source]).toBeGreaterThanOrEqual(0);
				}
			}),
		);
	});

	it("throws when the prices do not add up to what was paid", () => {
		expect(() => splitPaid(paidOf(10), [won(9)])).toThrow("products cost what was paid");
	});
});

describe("cancelParts", () => {
	it("accounts for every won, in whatever order rooms are cancelled [A15, DEC-099, DEC-167, CALL-CONTENT-32]", () => {
		const steps = fc.array(
			fc.record({ pick: fc.nat(), many: fc.integer({ min: 1, max: 2 }), percent: refundPercent }),
			{
				minLength: 6,
				maxLength: 6,
			},
		);
		fc.assert(
			fc.property(order, steps, ({ sources, prices }, cancels) => {
				let parts = standing(...splitPaid(sources, prices));
				const given = { money: 0, awesomeCash: 0, welfarePoints: 0, all: 0 };
				let coupons = 0;
				for (const { pick, many, percent } of cancels) {
					const open = parts.flatMap((part, index) => (part.refund ? [] : [index]));
					if (open.length === 0) break;
					const indexes = Array.from(
						{ length: Math.min(many, open.length) },
						(_, offset) => open[(pick + offset) % open.length] as number,
					);
					const outcome = cancelParts(parts, indexes, percent);
					if (!outcome.ok) throw new Error("these parts still stand");
					const { split } = outcome.value;
					parts = outcome.value.parts;
					given.money += split.refundAmount;
					given.awesomeCash += split.refundAwesomeCash;
					given.welfarePoints += split.refundWelfarePoints;
					given.all += back(split) + split.penalty;
					coupons += split.refundCoupon;
					expect(given.money).toBeLessThanOrEqual(sources.money);
					expect(given.awesomeCash).toBeLessThanOrEqual(sources.awesomeCash);
					expect(given.welfarePoints).toBeLessThanOrEqual(sources.welfarePoints);
					expect(split.penalty).toBeGreaterThanOrEqual(0);
				}
				const ate = parts.some((part) => part.refund?.ateCoupon);
				if (parts.every((part) => part.refund)) {
					expect(given.all).toBe(paidTotal(sources));
					expect(coupons).toBe(ate ? 0 : sources.coupon);
				} else {
					expect(coupons).toBe(0);
				}
			}),
		);
	});

	it("refunds everything when every room is cancelled free of charge [A15, DEC-099]", () => {
		fc.assert(
			fc.property(order, ({ sources, prices }) => {
				let parts = standing(...splitPaid(sources, prices));
				let money = 0;
				prices.forEach((_, index) => {
					const outcome = cancelParts(parts, [index], 100);
					if (!outcome.ok) throw new Error("each room once");
					parts = outcome.value.parts;
					money += outcome.value.split.refundAmount;
					expect(outcome.value.split.penalty).toBe(0);
				});
				expect(money).toBe(sources.money);
			}),
		);
	});

	it("settles the coupon with the last room: lost when an earlier penalty used part of it [DEC-099]", () => {
		const parts = standing(paidOf(900, 0, 0, 100), paidOf(900, 0, 0, 100));
		const first = cancelParts(parts, [0], 0);
		expect(first).toMatchObject({ ok: true, value: { split: { penalty: 900, refundCoupon: 0 } } });
		const last = first.ok && cancelParts(first.value.parts, [1], 100);
		expect(last).toMatchObject({
			ok: true,
			value: { split: { penalty: 200, refundAmount: 900, refundCoupon: 0, isCouponRestored: false } },
		});
	});

	it("returns the coupon with the last room when no penalty used part of it [DEC-089, DEC-099]", () => {
		const parts = standing(paidOf(900, 0, 0, 100), paidOf(900, 0, 0, 100));
		const first = cancelParts(parts, [1], 60);
		expect(first).toMatchObject({ ok: true, value: { split: { penalty: 400, isCouponRestored: false } } });
		const last = first.ok && cancelParts(first.value.parts, [0], 100);
		expect(last).toMatchObject({
			ok: true,
			value: { split: { penalty: 0, refundAmount: 900, refundCoupon: 200, isCouponRestored: true } },
		});
	});

	it("rejects a room that is already cancelled [DOM-STATUS-22]", () => {
		const first = cancelParts(standing(paidOf(5), paidOf(6)), [0], 100);
		expect(first.ok && cancelParts(first.value.parts, [1, 0], 100)).toEqual({
			ok: false,
			error: { kind: "alreadyCancelled" },
		});
	});

	it.each([
		[[], "cancels distinct parts"],
		[[0, 0], "cancels distinct parts"],
		[[2], "the order has a part 2"],
	])("throws for the positions %j", (indexes, message) => {
		expect(() => cancelParts(standing(paidOf(5), paidOf(6)), indexes, 100)).toThrow(message);
	});

	it("totals the refund of several rooms at a percentage [DEC-099]", () => {
		const rooms = standing(paidOf(101, 20), paidOf(51, 0, 30, 9));
		expect(refundTotalAt(rooms, [0, 1], 50)).toBe(121 - 60 + (81 - 45));
		expect(refundTotalAt(rooms, [1], 100)).toBe(81);
	});
});
