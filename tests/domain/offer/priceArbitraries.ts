import fc from "fast-check";
import type { PromotionTerms } from "#domain/offer/Promotion.ts";
import {
	type Charge,
	type PercentDiscount,
	type PriceBasis,
	type PriceUse,
	payableLedger,
} from "#domain/offer/priceLedger.ts";
import { amountsOf } from "#domain/payment/paymentAmounts.ts";
import { addDays, stayDateOf } from "#domain/shared/StayDate.ts";
import { type Won, won } from "#domain/shared/Won.ts";

const firstDay = stayDateOf("2026-12-06");

export const wonUpTo = (most: number): fc.Arbitrary<Won> => fc.integer({ min: 0, max: most }).map(won);

/** 0 to 100 with up to two decimals, usually whole numbers. */
export const percent: fc.Arbitrary<number> = fc.oneof(
	fc.integer({ min: 0, max: 100 }),
	fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
);

const charge: fc.Arbitrary<Charge> = fc.oneof(
	{
		weight: 8,
		arbitrary: fc
			.record({
				prices: fc.array(wonUpTo(2_000_000), { minLength: 1, maxLength: 14 }),
				rooms: fc.integer({ min: 1, max: 5 }),
			})
			.map(
				({ prices, rooms }): Charge => ({
					kind: "nights",
					rooms,
					rates: prices.map((amount, night) => ({ date: addDays(firstDay, night), amount })),
				}),
			),
	},
	{
		weight: 1,
		arbitrary: fc.record({
			kind: fc.constant("vouchers" as const),
			count: fc.integer({ min: 1, max: 20 }),
			price: wonUpTo(500_000),
		}),
	},
	{
		weight: 1,
		arbitrary: fc.record({ kind: fc.constant("extraPayment" as const), amount: wonUpTo(500_000) }),
	},
);

const discount: fc.Arbitrary<PercentDiscount> = fc.record({
	kind: fc.constantFrom(
		"GENERAL" as const,
		"LONG_NIGHT" as const,
		"EARLY_BIRD" as const,
		"TIME_DEAL" as const,
	),
	percent,
});

const promotion: fc.Arbitrary<PromotionTerms> = fc.oneof(
	fc.record({ id: fc.nat(99), type: fc.constant("AMOUNT" as const), amount: fc.nat(300_000) }),
	fc.record({ id: fc.nat(99), type: fc.constant("PERCENT" as const), amount: percent }),
);

export const basis: fc.Arbitrary<PriceBasis> = fc.record({
	charge,
	grade: fc.record({ grade: fc.constantFrom("normal" as const, "member" as const), percent }),
	discounts: fc.uniqueArray(discount, { maxLength: 3, selector: ({ kind }) => kind }),
	promotion: fc.option(promotion),
});

export const use: fc.Arbitrary<PriceUse> = fc.record({
	coupons: fc.uniqueArray(
		fc.record({
			heldId: fc.nat(9),
			name: fc.constant("겨울 쿠폰"),
			discount: fc.oneof(
				fc.record({ kind: fc.constant("amount" as const), amount: wonUpTo(300_000) }),
				fc.record({
					kind: fc.constant("percent" as const),
					percent,
					limit: fc.option(wonUpTo(50_000)),
				}),
			),
		}),
		{ maxLength: 2, selector: ({ heldId }) => heldId },
	),
	awesomeCash: wonUpTo(100_000),
	welfarePoints: wonUpTo(100_000),
});

/** Returns what is left to pay of a sale amount after a fixed-amount coupon, Awesome cash and welfare points. */
export function leftToPay(sale: number, coupon: number, cash: number, points: number): Won {
	const lines = payableLedger([{ kind: "extraPayment", amount: won(sale) }], {
		coupons: [{ heldId: 1, name: "coupon", discount: { kind: "amount", amount: won(coupon) } }],
		awesomeCash: won(cash),
		welfarePoints: won(points),
	});
	return amountsOf(lines).totalAmount;
}
