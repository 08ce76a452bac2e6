import fc from "fast-check";
import type { PaidSources } from "#domain/booking/RefundQuote.ts";
import { type OrderPart, paidTotal } from "#domain/booking/refund.ts";
import { type Won, won } from "#domain/shared/Won.ts";

export const paidOf = (money: number, awesomeCash = 0, welfarePoints = 0, coupon = 0): PaidSources => ({
	money: won(money),
	awesomeCash: won(awesomeCash),
	welfarePoints: won(welfarePoints),
	coupon: won(coupon),
});

export const standing = (...shares: readonly PaidSources[]): readonly OrderPart[] =>
	shares.map((paid) => ({ paid, refund: null }));

const amount = fc.integer({ min: 0, max: 400_000 });
export const paid: fc.Arbitrary<PaidSources> = fc
	.tuple(
		amount,
		fc.oneof(fc.constant(0), amount),
		fc.oneof(fc.constant(0), amount),
		fc.oneof(fc.constant(0), amount),
	)
	.map(([money, cash, points, coupon]) => paidOf(money, cash, points, coupon));
export const refundPercent = fc.oneof(
	fc.constantFrom(0, 100),
	fc.integer({ min: 0, max: 100 }),
	fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
);

/** An order of several rooms: what it was paid with, and each room's price. */
export const order = fc
	.tuple(paid, fc.array(fc.nat(500), { minLength: 1, maxLength: 6 }))
	.map(([sources, weights]) => {
		const total = paidTotal(sources);
		const sum = weights.reduce((left, right) => left + right, 0) || 1;
		const prices = weights.map((weight) => won(Math.floor((total * weight) / sum)));
		const rest = total - prices.reduce((left, right) => left + right, 0);
		return { sources, prices: prices.with(0, won(Number(prices[0]) + rest)) as readonly Won[] };
	});
