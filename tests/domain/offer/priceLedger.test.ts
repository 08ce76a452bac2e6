import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { couponAmount } from "#domain/coupon/couponAmount.ts";
import type { PriceLine } from "#domain/offer/PriceLine.ts";
import {
	baseLedger,
	cashback,
	cashbackShares,
	ledgerTotal,
	type PriceBasis,
	payableLedger,
	priceLedger,
} from "#domain/offer/priceLedger.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { noWon, won } from "#domain/shared/Won.ts";
import { basis, use } from "./priceArbitraries.ts";

const order: readonly PriceLine["kind"][] = [
	"night",
	"voucher",
	"extraPayment",
	"gradeDiscount",
	"discount",
	"promotion",
	"coupon",
	"awesomeCash",
	"welfarePoints",
];

const originalOf = (lines: readonly PriceLine[]): number =>
	lines.filter((line) => line.amount > 0).reduce((sum, line) => sum + line.amount, 0);

const twoNights: PriceBasis = {
	charge: {
		kind: "nights",
		rooms: 2,
		rates: [
			{ date: stayDateOf("2026-12-06"), amount: won(100_000) },
			{ date: stayDateOf("2026-12-07"), amount: won(83_333) },
		],
	},
	grade: { grade: "member", percent: 7 },
	discounts: [{ kind: "LONG_NIGHT", percent: 5 }],
	promotion: { id: 3, type: "AMOUNT", amount: 10_000 },
};

describe("the price ledger", () => {
	it("lists nights, grade discount, discounts, promotion, coupon and points in this order [DEC-179, DEC-180]", () => {
		const lines = priceLedger(twoNights, {
			coupons: [{ heldId: 9, name: "겨울", discount: { kind: "amount", amount: won(20_000) } }],
			awesomeCash: won(5_000),
			welfarePoints: won(1_234),
		});
		expect(lines).toEqual([
			{ kind: "night", date: "2026-12-06", rooms: 2, amount: 200_000 },
			{ kind: "night", date: "2026-12-07", rooms: 2, amount: 166_666 },
			// 366,666 x 0.93 = 340,999.38, rounded down to 340,990.
			{ kind: "gradeDiscount", grade: "member", percent: 7, amount: -25_676 },
			// 340,990 x 0.95 = 323,940.5, rounded down to 323,940.
			{ kind: "discount", discount: "LONG_NIGHT", percent: 5, amount: -17_050 },
			{ kind: "promotion", promotionId: 3, amount: -10_000 },
			{ kind: "coupon", heldId: 9, name: "겨울", amount: -20_000 },
			{ kind: "awesomeCash", amount: -5_000 },
			{ kind: "welfarePoints", amount: -1_234 },
		]);
		expect(ledgerTotal(lines)).toBe(287_706);
	});

	it("deducts a percentage promotion from the remaining price, rounded down to 10 won [DEC-180]", () => {
		const lines = baseLedger({
			...twoNights,
			discounts: [],
			promotion: { id: 4, type: "PERCENT", amount: 10 },
		});
		expect(lines.at(-1)).toEqual({ kind: "promotion", promotionId: 4, amount: -(340_990 - 306_890) });
	});

	it("charges vouchers and extra payments [PAY-02, DEC-086]", () => {
		const plain = { grade: { grade: "normal", percent: 0 }, discounts: [], promotion: null } as const;
		expect(baseLedger({ ...plain, charge: { kind: "vouchers", count: 3, price: won(9_900) } })).toEqual([
			{ kind: "voucher", count: 3, amount: 29_700 },
		]);
		expect(baseLedger({ ...plain, charge: { kind: "extraPayment", amount: won(500) } })).toEqual([
			{ kind: "extraPayment", amount: 500 },
		]);
	});

	it("adds up to the total, between 0 and the original price, in whole won [A12, DEC-088, DEC-179]", () => {
		fc.assert(
			fc.property(basis, use, (price, paidWith) => {
				const lines = priceLedger(price, paidWith);
				const total = ledgerTotal(lines);
				expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(total);
				expect(total).toBeGreaterThanOrEqual(0);
				expect(total).toBeLessThanOrEqual(originalOf(lines));
				for (const line of lines) expect(Number.isSafeInteger(line.amount)).toBe(true);
			}),
		);
	});

	it("lists charges first, keeps the order of kinds and omits empty deductions [DEC-179]", () => {
		fc.assert(
			fc.property(basis, use, (price, paidWith) => {
				const lines = priceLedger(price, paidWith);
				const ranks = lines.map((line) => order.indexOf(line.kind));
				expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
				for (const line of lines) {
					if (order.indexOf(line.kind) > 2) expect(line.amount).toBeLessThan(0);
					else expect(line.amount).toBeGreaterThanOrEqual(0);
				}
			}),
		);
	});

	it("totals max(0, sale - coupons - points), with coupons based on the sale amount [A13, DEC-088, EX-265]", () => {
		fc.assert(
			fc.property(basis, use, (price, paidWith) => {
				const base = baseLedger(price);
				const sale = ledgerTotal(base);
				const off =
					paidWith.coupons.reduce((sum, coupon) => sum + couponAmount(coupon.discount, sale), 0) +
					paidWith.awesomeCash +
					paidWith.welfarePoints;
				expect(ledgerTotal(payableLedger(base, paidWith))).toBe(Math.max(0, sale - off));
			}),
		);
	});

	it("leaves the base lines unchanged when coupons and points are added [DEC-179]", () => {
		fc.assert(
			fc.property(basis, use, (price, paidWith) => {
				const base = baseLedger(price);
				expect(payableLedger(base, paidWith).slice(0, base.length)).toEqual(base);
				expect(priceLedger(price)).toEqual(base);
			}),
		);
	});

	it.each([
		["no rooms", { kind: "nights", rooms: 0, rates: [] }, "0 rooms are at least one"],
		["no vouchers", { kind: "vouchers", count: 0, price: won(1) }, "0 vouchers are at least one"],
		["a negative price", { kind: "extraPayment", amount: won(-1) }, "-1 is a price"],
	] as const)("throws for %s [A12]", (_, charge, message) => {
		expect(() => baseLedger({ ...twoNights, charge })).toThrow(message);
	});

	it("throws for a negative deduction [A14]", () => {
		const more = { coupons: [], awesomeCash: won(-1), welfarePoints: noWon };
		expect(() => payableLedger(baseLedger(twoNights), more)).toThrow("-1 can be taken off");
	});
});

describe("cashback", () => {
	it.each([
		[132_000, 5, 6_600],
		[99_990, 3, 2_999],
		[100, 0.5, 0],
	])(
		"on %i won at %d %% is %i won, for special members only [DEC-078, EX-266, EX-267]",
		(total, rate, back) => {
			expect(cashback(won(total), rate, true)).toBe(back);
			expect(cashback(won(total), rate, false)).toBe(0);
		},
	);

	it("of several rooms adds up to the cashback on their total [DEC-078, DEC-180]", () => {
		expect(cashbackShares([won(49_995), won(49_995)], 3, true)).toEqual([1_500, 1_499]);
		expect(cashbackShares([won(49_995), won(49_995)], 3, false)).toEqual([0, 0]);
		expect(cashbackShares([won(0), won(0)], 3, true)).toEqual([0, 0]);
	});
});
