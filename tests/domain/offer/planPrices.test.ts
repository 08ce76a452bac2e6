import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { headlineFigures, isAmountHidden, viewerAmount } from "#domain/offer/headlineFigures.ts";
import { ledgerDigest } from "#domain/offer/ledgerDigest.ts";
import { type PlanTerms, planPrices } from "#domain/offer/planPrices.ts";
import { baseLedger, ledgerTotal } from "#domain/offer/priceLedger.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { basis, percent, wonUpTo } from "./priceArbitraries.ts";

const terms: fc.Arbitrary<PlanTerms> = fc
	.tuple(basis, percent, percent, fc.integer({ min: 0, max: 10 }))
	.map(([{ charge, discounts, promotion }, normal, member, cashbackPercent]) => ({
		charge,
		discounts,
		promotion,
		normalDiscountPercent: Math.min(normal, member),
		memberDiscountPercent: Math.max(normal, member),
		cashbackPercent,
	}));

const oneNight: PlanTerms = {
	charge: { kind: "nights", rooms: 1, rates: [{ date: stayDateOf("2026-12-06"), amount: won(100_000) }] },
	normalDiscountPercent: 5,
	memberDiscountPercent: 12,
	discounts: [{ kind: "EARLY_BIRD", percent: 10 }],
	promotion: { id: 1, type: "AMOUNT", amount: 3_000 },
	cashbackPercent: 5,
};

const visitor = { isSpecialMember: false, canPayMemberPrice: true };
const special = { isSpecialMember: true, canPayMemberPrice: true };

describe("planPrices", () => {
	it("prices a plan for the public and for special members [ROLE-05, DEC-077, DEC-078]", () => {
		const amounts = {
			originalAmount: 100_000,
			normalAmount: 95_000,
			publicAmount: 82_500,
			memberAmount: 76_200,
		};
		expect(planPrices(oneNight, false)).toMatchObject({
			...amounts,
			saleAmount: 82_500,
			discountedAmount: 17_500,
			cashbackAmount: 0,
		});
		expect(planPrices(oneNight, true)).toMatchObject({
			...amounts,
			saleAmount: 76_200,
			discountedAmount: 23_800,
			cashbackAmount: 3_810,
		});
	});

	it("returns the viewer's base ledger, with its digest as keyCode [DEC-179, DEC-088]", () => {
		fc.assert(
			fc.property(terms, fc.boolean(), (plan, isSpecial) => {
				const prices = planPrices(plan, isSpecial);
				const lines = baseLedger({
					charge: plan.charge,
					grade: isSpecial
						? { grade: "member", percent: plan.memberDiscountPercent }
						: { grade: "normal", percent: plan.normalDiscountPercent },
					discounts: plan.discounts,
					promotion: plan.promotion,
				});
				expect(prices.lines).toEqual(lines);
				expect(prices.keyCode).toBe(ledgerDigest(lines));
				expect(prices.saleAmount).toBe(ledgerTotal(lines));
				expect(prices.saleAmount).toBe(isSpecial ? prices.memberAmount : prices.publicAmount);
				expect(prices.discountedAmount).toBe(prices.originalAmount - prices.saleAmount);
				expect(prices.normalAmount).toBeLessThanOrEqual(prices.originalAmount);
				expect(prices.publicAmount).toBeLessThanOrEqual(prices.normalAmount);
			}),
		);
	});

	it("shows the same public and member amounts to every viewer [DEC-077]", () => {
		fc.assert(
			fc.property(terms, (plan) => {
				const [guest, member] = [planPrices(plan, false), planPrices(plan, true)];
				expect(guest.memberAmount).toBe(member.saleAmount);
				expect(member.publicAmount).toBe(guest.saleAmount);
				expect(guest.cashbackAmount).toBe(0);
			}),
		);
	});
});

describe("headlineFigures", () => {
	const amounts = { publicAmount: won(246_001), memberAmount: won(231_000), listPrice: won(300_000) };

	it("leads with the total this viewer pays and shows others the member price [DEC-077, DEC-179]", () => {
		expect(headlineFigures(amounts, 2, visitor)).toEqual({
			total: 246_001,
			averageNight: 123_000,
			memberTotal: 231_000,
			listTotal: 300_000,
		});
		expect(headlineFigures(amounts, 2, special)).toEqual({
			total: 231_000,
			averageNight: 115_500,
			memberTotal: null,
			listTotal: 300_000,
		});
	});

	it("hides the member price from corporate members, who cannot pay it [ROLE-05]", () => {
		const prices = { publicAmount: won(246_000), memberAmount: won(230_000), listPrice: null };
		const corporate = { isSpecialMember: false, canPayMemberPrice: false };
		expect(headlineFigures(prices, 2, visitor)?.memberTotal).toBe(230_000);
		expect(headlineFigures(prices, 2, corporate)).toMatchObject({ total: 246_000, memberTotal: null });
	});

	it("omits a member price that is not lower and a list price that is not higher [DEC-077]", () => {
		const flat = { publicAmount: won(90_000), memberAmount: won(90_000), listPrice: won(90_000) };
		expect(headlineFigures(flat, 1, visitor)).toMatchObject({ memberTotal: null, listTotal: null });
		expect(headlineFigures({ ...flat, memberAmount: null, listPrice: null }, 1, visitor)).toMatchObject({
			memberTotal: null,
			listTotal: null,
		});
	});

	it("counts a dateless stay as one night", () => {
		expect(headlineFigures(amounts, 0, visitor)?.averageNight).toBe(246_001);
	});

	it("returns null when the viewer's amount is withheld [DEC-091]", () => {
		expect(headlineFigures({ ...amounts, publicAmount: null }, 1, visitor)).toBeNull();
		expect(headlineFigures({ ...amounts, memberAmount: null }, 1, special)).toBeNull();
	});

	it("never shows a total that the viewer does not pay [DEC-077]", () => {
		fc.assert(
			fc.property(
				wonUpTo(900_000),
				wonUpTo(900_000),
				fc.boolean(),
				(publicAmount, memberAmount, isSpecial) => {
					const both = { publicAmount, memberAmount, listPrice: null };
					expect(headlineFigures(both, 1, isSpecial ? special : visitor)?.total).toBe(
						viewerAmount(both, isSpecial),
					);
				},
			),
		);
	});

	it.each([
		[true, false, true],
		[true, true, false],
		[false, false, false],
		[false, true, false],
	])("hides amounts (members only %s, logged in %s): %s [DEC-091]", (isForMembers, isLoggedIn, isHidden) => {
		expect(isAmountHidden(isForMembers, isLoggedIn)).toBe(isHidden);
	});
});
