import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cancelPolicyFor, cancelPolicyOf } from "#domain/booking/cancelTerms.ts";
import { isQuoteValid, quoteMilliseconds, quoteRefund } from "#domain/booking/quoteRefund.ts";
import type { PaidSources, RefundSplit } from "#domain/booking/RefundQuote.ts";
import {
	cancelParts,
	type OrderPart,
	paidTotal,
	refundSplit,
	refundTotalAt,
	splitPaid,
} from "#domain/booking/refund.ts";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { type Won, won } from "#domain/shared/Won.ts";

const at = (text: string): number => Number(koreanInstant(text));

const paidOf = (money: number, awesomeCash = 0, welfarePoints = 0, coupon = 0): PaidSources => ({
	money: won(money),
	awesomeCash: won(awesomeCash),
	welfarePoints: won(welfarePoints),
	coupon: won(coupon),
});

const standing = (...shares: readonly PaidSources[]): readonly OrderPart[] =>
	shares.map((paid) => ({ paid, refund: null }));

const back = (split: RefundSplit): number =>
	split.refundAmount + split.refundAwesomeCash + split.refundWelfarePoints + split.refundCoupon;

const amount = fc.integer({ min: 0, max: 400_000 });
const paid: fc.Arbitrary<PaidSources> = fc
	.tuple(
		amount,
		fc.oneof(fc.constant(0), amount),
		fc.oneof(fc.constant(0), amount),
		fc.oneof(fc.constant(0), amount),
	)
	.map(([money, cash, points, coupon]) => paidOf(money, cash, points, coupon));
const refundPercent = fc.oneof(
	fc.constantFrom(0, 100),
	fc.integer({ min: 0, max: 100 }),
	fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
);

/** An order of several rooms: what paid for it, and each room's price. */
const order = fc
	.tuple(paid, fc.array(fc.nat(500), { minLength: 1, maxLength: 6 }))
	.map(([sources, weights]) => {
		const total = paidTotal(sources);
		const sum = weights.reduce((left, right) => left + right, 0) || 1;
		const prices = weights.map((weight) => won(Math.floor((total * weight) / sum)));
		const rest = total - prices.reduce((left, right) => left + right, 0);
		return { sources, prices: prices.with(0, won(Number(prices[0]) + rest)) as readonly Won[] };
	});

describe("refundSplit", () => {
	it.each<[number, PaidSources, number, number, number, number, number, boolean]>([
		[100, paidOf(80_000, 5_000, 5_000, 10_000), 0, 80_000, 5_000, 5_000, 10_000, true],
		[50, paidOf(80_000, 5_000, 5_000, 10_000), 50_000, 30_000, 5_000, 5_000, 10_000, true],
		[20, paidOf(80_000, 5_000, 5_000, 10_000), 80_000, 0, 5_000, 5_000, 10_000, true],
		[17, paidOf(80_000, 5_000, 5_000, 10_000), 83_000, 0, 2_000, 5_000, 10_000, true],
		[12, paidOf(80_000, 5_000, 5_000, 10_000), 88_000, 0, 0, 2_000, 10_000, true],
		[10, paidOf(80_000, 5_000, 5_000, 10_000), 90_000, 0, 0, 0, 10_000, true],
		// one won into the coupon loses all of it
		[9, paidOf(80_000, 5_000, 5_000, 10_000), 100_000, 0, 0, 0, 0, false],
		[0, paidOf(80_000, 5_000, 5_000, 10_000), 100_000, 0, 0, 0, 0, false],
		[100, paidOf(70_000), 0, 70_000, 0, 0, 0, false],
		// 66.67 % of 99,999 are 66,669.33: the penalty rounds down
		[33.33, paidOf(99_999), 66_669, 33_330, 0, 0, 0, false],
	])(
		"of %d %% of %j keeps %i and gives back money %i, cash %i, points %i, coupon %i [DEC-099]",
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

	it("does not restore a coupon that has expired meanwhile [DEC-089]", () => {
		expect(refundSplit(paidOf(1, 0, 0, 9), 100, true)).toMatchObject({
			refundCoupon: 9,
			isCouponRestored: false,
		});
	});

	it("gives back and keeps exactly what was paid, never more from a source than it paid [A15, DEC-099]", () => {
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

	it("eats money before Awesome cash, cash before welfare points, points before the coupon [DEC-099]", () => {
		fc.assert(
			fc.property(paid, refundPercent, (sources, percent) => {
				const split = refundSplit(sources, percent);
				if (split.refundAmount > 0) expect(split.refundAwesomeCash).toBe(sources.awesomeCash);
				if (split.refundAwesomeCash > 0) expect(split.refundWelfarePoints).toBe(sources.welfarePoints);
				if (split.refundWelfarePoints > 0) expect(split.refundCoupon).toBe(sources.coupon);
			}),
		);
	});

	it("never gives back less for a higher percentage [DEC-099]", () => {
		fc.assert(
			fc.property(paid, refundPercent, refundPercent, (sources, a, b) => {
				const [less, more] = [refundSplit(sources, Math.min(a, b)), refundSplit(sources, Math.max(a, b))];
				expect(back(less)).toBeLessThanOrEqual(back(more));
			}),
		);
	});
});

describe("splitPaid", () => {
	it("shares every source so that rooms cost their price and shares add up [A15, DEC-180]", () => {
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

	it("refuses prices that are not what was paid", () => {
		expect(() => splitPaid(paidOf(10), [won(9)])).toThrow("products cost what was paid");
	});
});

describe("cancelParts", () => {
	it("leaves no won over, in whatever order rooms are cancelled [A15, DEC-099, DEC-167, CALL-CONTENT-32]", () => {
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

	it("gives everything back when every room is cancelled free [A15, DEC-099]", () => {
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

	it("settles the coupon with the last room: lost when an earlier penalty ate into it [DEC-099]", () => {
		const parts = standing(paidOf(900, 0, 0, 100), paidOf(900, 0, 0, 100));
		const first = cancelParts(parts, [0], 0);
		expect(first).toMatchObject({ ok: true, value: { split: { penalty: 900, refundCoupon: 0 } } });
		const last = first.ok && cancelParts(first.value.parts, [1], 100);
		expect(last).toMatchObject({
			ok: true,
			value: { split: { penalty: 200, refundAmount: 900, refundCoupon: 0, isCouponRestored: false } },
		});
	});

	it("gives the coupon back with the last room when no penalty ate into it [DEC-089, DEC-099]", () => {
		const parts = standing(paidOf(900, 0, 0, 100), paidOf(900, 0, 0, 100));
		const first = cancelParts(parts, [1], 60);
		expect(first).toMatchObject({ ok: true, value: { split: { penalty: 400, isCouponRestored: false } } });
		const last = first.ok && cancelParts(first.value.parts, [0], 100);
		expect(last).toMatchObject({
			ok: true,
			value: { split: { penalty: 0, refundAmount: 900, refundCoupon: 200, isCouponRestored: true } },
		});
	});

	it("cancels a room once [DOM-STATUS-22]", () => {
		const first = cancelParts(standing(paidOf(5), paidOf(6)), [0], 100);
		expect(first.ok && cancelParts(first.value.parts, [1, 0], 100)).toEqual({
			ok: false,
			error: { kind: "alreadyCancelled" },
		});
	});

	it.each([[[]], [[0, 0]], [[2]]])("refuses the positions %j as a mistake", (indexes) => {
		expect(() => cancelParts(standing(paidOf(5), paidOf(6)), indexes, 100)).toThrow("Invariant broken");
	});
});

describe("quoteRefund", () => {
	const policy = cancelPolicyFor(
		[
			{ daysBefore: 5, time: "18:00", refundPercent: 100 },
			{ daysBefore: 1, time: "18:00", refundPercent: 50 },
		],
		stayDateOf("2026-12-06"),
		540,
		false,
	);
	const parts = standing(paidOf(80_000, 10_000, 0, 10_000));
	const question = { policy, parts, indexes: [0], isCouponExpired: false };
	const free = at("2026-12-01 18:00");
	const end = at("2026-12-05 18:00");

	it("tells what comes back now and later [DEC-177]", () => {
		const now = at("2026-11-26 09:00");
		expect(quoteRefund({ ...question, now })).toEqual({
			ok: true,
			value: {
				penalty: 0,
				refundAmount: 80_000,
				refundAwesomeCash: 10_000,
				refundWelfarePoints: 0,
				refundCoupon: 10_000,
				isCouponRestored: true,
				expiresAt: now + 600_000,
				timeline: [
					{ from: now, to: free, refundPercent: 100, refundTotal: 90_000 },
					{ from: free, to: end, refundPercent: 50, refundTotal: 40_000 },
					{ from: end, to: null, refundPercent: 0, refundTotal: 0 },
				],
			},
		});
	});

	it("ends with its tier, so that it never promises more than the policy [DEC-099, DEC-177]", () => {
		const now = free - 60_000;
		expect(quoteRefund({ ...question, now })).toMatchObject({ ok: true, value: { expiresAt: free } });
		expect(quoteRefund({ ...question, now: free })).toMatchObject({
			ok: true,
			value: { penalty: 50_000, refundAmount: 30_000, timeline: [{ from: free }, { from: end }] },
		});
		expect(isQuoteValid({ expiresAt: free }, free - 1)).toBe(true);
		expect(isQuoteValid({ expiresAt: free }, free)).toBe(false);
	});

	it("equals the refund of a cancel at any moment of its tier, for every policy [A15, DEC-177]", () => {
		const moment = fc.integer({ min: at("2026-11-20"), max: end - 1 });
		fc.assert(
			fc.property(order, moment, ({ sources, prices }, now) => {
				const rooms = standing(...splitPaid(sources, prices));
				const indexes = prices.map((_, index) => index);
				const quote = quoteRefund({ policy, parts: rooms, indexes, isCouponExpired: false, now });
				if (!quote.ok) throw new Error("still refundable");
				const span = quote.value.timeline[0];
				const cancel = cancelParts(rooms, indexes, span?.refundPercent ?? -1);
				expect(cancel).toMatchObject({
					ok: true,
					value: { split: { refundAmount: quote.value.refundAmount } },
				});
				expect(span?.refundTotal).toBe(
					quote.value.refundAmount + quote.value.refundAwesomeCash + quote.value.refundWelfarePoints,
				);
				expect(quote.value.expiresAt - now).toBeLessThanOrEqual(quoteMilliseconds);
				quote.value.timeline.slice(1).forEach((later, index) => {
					expect(later.from).toBe(quote.value.timeline[index]?.to);
					expect(later.refundTotal).toBeLessThanOrEqual(quote.value.timeline[index]?.refundTotal ?? -1);
				});
			}),
		);
	});

	it("is refused after the last refundable tier [DOM-CANCEL-02, DEC-099]", () => {
		expect(quoteRefund({ ...question, now: end })).toEqual({ ok: false, error: { kind: "notCancellable" } });
	});

	it("is for the whole order unless the policy allows single rooms [DEC-167]", () => {
		const rooms = { ...question, parts: [...parts, ...parts], now: 0 };
		expect(quoteRefund(rooms)).toEqual({ ok: false, error: { kind: "noPartialCancel" } });
		expect(quoteRefund({ ...rooms, indexes: [0, 1] }).ok).toBe(true);
		expect(quoteRefund({ ...rooms, policy: { ...policy, isPartialCancelAllowed: true } }).ok).toBe(true);
	});

	it("is for rooms that still stand, the last of which is the whole order [DEC-167]", () => {
		const first = cancelParts([...parts, ...parts], [0], 100);
		const rest = { ...question, parts: first.ok ? first.value.parts : [], now: 0 };
		expect(quoteRefund({ ...rest, indexes: [1] }).ok).toBe(true);
		expect(quoteRefund({ ...rest, indexes: [0] })).toEqual({
			ok: false,
			error: { kind: "alreadyCancelled" },
		});
	});

	it("binds ten minutes when the refund never changes [DEC-177]", () => {
		const always = cancelPolicyOf([{ until: null, refundPercent: 70 }], false);
		expect(quoteRefund({ ...question, policy: always, isCouponExpired: true, now: 5 })).toMatchObject({
			ok: true,
			value: {
				expiresAt: 600_005,
				isCouponRestored: false,
				timeline: [{ from: 5, to: null, refundPercent: 70, refundTotal: 60_000 }],
			},
		});
	});

	it("counts what comes back of several rooms at a percentage [DEC-099]", () => {
		const rooms = standing(paidOf(101, 20), paidOf(51, 0, 30, 9));
		expect(refundTotalAt(rooms, [0, 1], 50)).toBe(121 - 60 + (81 - 45));
		expect(refundTotalAt(rooms, [1], 100)).toBe(81);
	});
});
