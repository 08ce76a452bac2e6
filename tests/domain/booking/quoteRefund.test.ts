import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isQuoteValid, quoteMilliseconds, quoteRefund } from "#domain/booking/quoteRefund.ts";
import { cancelParts, splitPaid } from "#domain/booking/refund.ts";
import { cancelPolicyOf } from "#domain/cancellation/cancelTerms.ts";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { policyByRules } from "./policyByRules.ts";
import { order, paidOf, standing } from "./refundArbitraries.ts";

const at = (text: string): number => Number(koreanInstant(text));

describe("quoteRefund", () => {
	const policy = policyByRules(
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

	it("returns what is refunded now and later [DEC-177]", () => {
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
				refundPercent: 100,
				parts: [
					{
						...parts[0],
						refund: {
							refundAmount: 80_000,
							refundAwesomeCash: 10_000,
							refundWelfarePoints: 0,
							ateCoupon: false,
						},
					},
				],
			},
		});
	});

	it("refunds the same share of extra payments, to the won [DEC-095, DEC-099, DEC-177]", () => {
		const extras = [won(30_000), won(101)];
		const now = at("2026-11-26 09:00");
		expect(quoteRefund({ ...question, extras, now })).toMatchObject({
			value: {
				penalty: 0,
				refundAmount: 110_101,
				timeline: [{ refundTotal: 120_101 }, { refundTotal: 55_051 }, { refundTotal: 0 }],
			},
		});
		expect(quoteRefund({ ...question, extras, now: free })).toMatchObject({
			value: { penalty: 65_050, refundAmount: 45_051, refundCoupon: 10_000 },
		});
	});

	it("expires with its tier, so that it never promises more than the policy [DEC-099, DEC-177]", () => {
		const now = free - 60_000;
		expect(quoteRefund({ ...question, now })).toMatchObject({ ok: true, value: { expiresAt: free } });
		expect(quoteRefund({ ...question, now: free })).toMatchObject({
			ok: true,
			value: { penalty: 50_000, refundAmount: 30_000, timeline: [{ from: free }, { from: end }] },
		});
		expect(isQuoteValid({ expiresAt: free }, free - 1)).toBe(true);
		expect(isQuoteValid({ expiresAt: free }, free)).toBe(false);
	});

	it("equals the refund of a cancellation at any moment of its tier, for every policy [A15, DEC-177]", () => {
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

	it("is rejected after the last refundable tier [DOM-CANCEL-02, DEC-099]", () => {
		expect(quoteRefund({ ...question, now: end })).toEqual({ ok: false, error: { kind: "notCancellable" } });
	});

	it("must cover the whole order unless the policy allows cancelling single rooms [DEC-167]", () => {
		const rooms = { ...question, parts: [...parts, ...parts], now: 0 };
		expect(quoteRefund(rooms)).toEqual({ ok: false, error: { kind: "noPartialCancel" } });
		expect(quoteRefund({ ...rooms, indexes: [0, 1] }).ok).toBe(true);
		expect(quoteRefund({ ...rooms, policy: { ...policy, isPartialCancelAllowed: true } }).ok).toBe(true);
	});

	it("covers rooms that are not yet cancelled, and the last one counts as the whole order [DEC-167]", () => {
		const first = cancelParts([...parts, ...parts], [0], 100);
		const rest = { ...question, parts: first.ok ? first.value.parts : [], now: 0 };
		expect(quoteRefund({ ...rest, indexes: [1] }).ok).toBe(true);
		expect(quoteRefund({ ...rest, indexes: [0] })).toEqual({
			ok: false,
			error: { kind: "alreadyCancelled" },
		});
	});

	it("is valid for ten minutes when the refund never changes [DEC-177]", () => {
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
});
