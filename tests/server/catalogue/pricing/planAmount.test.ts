import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planPrices } from "#domain/offer/planPrices.ts";
import { addDays, stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import type { PlanConditions } from "#server/catalogue/pricing/PlanRule.ts";
import { bestPromotion, planAmount } from "#server/catalogue/pricing/planAmount.ts";

const percent = fc.integer({ min: 0, max: 90 });
const promotion = fc.oneof(
	fc.record({ type: fc.constant("PERCENT" as const), amount: percent }),
	fc.record({ type: fc.constant("AMOUNT" as const), amount: fc.integer({ min: 1, max: 300_000 }) }),
);
const conditions: fc.Arbitrary<PlanConditions> = fc.record({
	normalPercent: percent,
	memberPercent: percent,
	discount: fc.option(fc.record({ kind: fc.constant("GENERAL" as const), percent }), { nil: null }),
	promotions: fc
		.array(promotion, { maxLength: 3 })
		.map((all) => all.map((each, index) => ({ ...each, id: index + 1 }))),
	isHidden: fc.boolean(),
});
const nights = fc.array(fc.integer({ min: 1, max: 500_000_000 }), { minLength: 1, maxLength: 30 });
const checkIn = stayDateOf("2026-12-06");

describe("planAmount", () => {
	it("equals the total of the domain's base ledger for public and special viewers [DEC-077, DEC-179, DEC-180]", () => {
		fc.assert(
			fc.property(conditions, nights, fc.integer({ min: 1, max: 5 }), (plan, prices, rooms) => {
				const sum = prices.reduce((total, price) => total + price * rooms, 0);
				const terms = {
					charge: {
						kind: "nights" as const,
						rooms,
						rates: prices.map((price, night) => ({ date: addDays(checkIn, night), amount: won(price) })),
					},
					normalDiscountPercent: plan.normalPercent,
					memberDiscountPercent: plan.memberPercent,
					discounts: plan.discount ? [plan.discount] : [],
					promotion: bestPromotion(sum, plan),
					cashbackPercent: 0,
				};
				const priced = planPrices(terms, true);
				expect(planAmount(sum, plan, false)).toBe(priced.publicAmount);
				expect(planAmount(sum, plan, true)).toBe(priced.memberAmount);
			}),
			{ numRuns: 2_000 },
		);
	});

	it("applies the promotion with the lowest public price, the older one on a tie", () => {
		const plan: PlanConditions = {
			normalPercent: 0,
			memberPercent: 10,
			discount: null,
			promotions: [
				{ id: 3, type: "AMOUNT", amount: 10_000 },
				{ id: 5, type: "PERCENT", amount: 10 },
				{ id: 7, type: "AMOUNT", amount: 5_000 },
			],
			isHidden: false,
		};
		expect(bestPromotion(100_000, plan)?.id).toBe(3);
		expect(bestPromotion(200_000, plan)?.id).toBe(5);
		expect(bestPromotion(50_000, plan)?.id).toBe(3);
		expect(planAmount(200_000, plan, true)).toBe(162_000);
	});
});
