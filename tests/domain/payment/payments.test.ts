import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { paidTotal } from "#domain/booking/refund.ts";
import { ledgerTotal, priceLedger } from "#domain/offer/priceLedger.ts";
import { paymentMethods } from "#domain/payment/Payment.ts";
import {
	amountsOf,
	checkPoints,
	isPayable,
	maxPoints,
	needsProvider,
	usablePoints,
} from "#domain/payment/paymentAmounts.ts";
import {
	bookingPaymentKind,
	isMethodAllowed,
	methodsFor,
	paidWithLabel,
	paymentMethodLabel,
} from "#domain/payment/paymentMethod.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { basis, leftToPay, use, wonUpTo } from "#tests/domain/offer/priceArbitraries.ts";

describe("payment methods", () => {
	it.each([
		["tosspay", "토스페이"],
		["uplus", "신용카드"],
		["card", "신용카드"],
		["naverpay", "네이버페이"],
		["naver", "네이버페이"],
		["kakaopay", "카카오페이"],
		["kakao", "카카오페이"],
		["eximbay", "해외카드"],
		["payco", "페이코"],
		["unknown", "기타 결제"],
		["", "기타 결제"],
		[null, "기타 결제"],
		["constructor", "기타 결제"],
	])("label %s as '%s' [PAY-04, DEC-087, EX-256, EX-257, EX-260]", (method, label) => {
		expect(paymentMethodLabel(method)).toBe(label);
	});

	it("have a label each, and unknown methods share a fallback [PAY-04]", () => {
		for (const method of paymentMethods) expect(paymentMethodLabel(method)).not.toBe("기타 결제");
		fc.assert(
			fc.property(fc.string(), (method) => {
				expect(paymentMethodLabel(method)).toBe("기타 결제");
			}),
		);
	});

	it("are each named once, in the order of their charges [PAY-04]", () => {
		expect(paidWithLabel(["naverpay", "card", "uplus", "naver"])).toBe("네이버페이 · 신용카드");
		expect(paidWithLabel([null])).toBe("기타 결제");
		expect(paidWithLabel([])).toBe("");
	});

	it("include overseas cards for overseas bookings only [PAY-02, DEC-086]", () => {
		for (const kind of ["main", "global", "voucher", "addpay", "lms"] as const) {
			expect(methodsFor(kind)).toHaveLength(kind === "global" ? 6 : 5);
			expect(isMethodAllowed(kind, "eximbay")).toBe(kind === "global");
			expect(isMethodAllowed(kind, "card")).toBe(true);
			expect(isMethodAllowed(kind, "uplus")).toBe(false);
		}
	});

	it.each([
		["KR", false, "main"],
		["JP", false, "global"],
		["KR", true, "voucher"],
		["JP", true, "voucher"],
	])("for a booking in %s (dateless %s) are those of kind %s [DEC-086]", (nationCode, isDateless, kind) => {
		expect(bookingPaymentKind({ nationCode, isDateless })).toBe(kind);
	});
});

describe("payment amounts", () => {
	it("derive from the price lines and add up on the receipt [A12, DEC-088, DEC-179, ENT-22]", () => {
		fc.assert(
			fc.property(basis, use, (price, paidWith) => {
				const lines = priceLedger(price, paidWith);
				const amounts = amountsOf(lines);
				expect(amounts.discountedAmount).toBe(amounts.originalAmount - amounts.saleAmount);
				const { saleAmount, couponAmount, awesomeCashAmount, welfarePointAmount } = amounts;
				expect(amounts.totalAmount).toBe(saleAmount - couponAmount - awesomeCashAmount - welfarePointAmount);
				expect(amounts.totalAmount).toBe(ledgerTotal(lines));
				for (const amount of Object.values(amounts)) expect(amount).toBeGreaterThanOrEqual(0);
				expect(
					paidTotal({
						money: amounts.totalAmount,
						awesomeCash: amounts.awesomeCashAmount,
						welfarePoints: amounts.welfarePointAmount,
						coupon: amounts.couponAmount,
					}),
				).toBe(amounts.saleAmount);
			}),
		);
	});

	it("include what was paid before a change in the price of the stay [DEC-088, DEC-198]", () => {
		const amounts = amountsOf([
			{ kind: "night", date: stayDateOf("2026-12-06"), rooms: 1, amount: won(50_000) },
			{ kind: "changePaid", amount: won(20_000) },
		]);
		expect(amounts).toMatchObject({ originalAmount: 70_000, saleAmount: 70_000, totalAmount: 70_000 });
	});

	it.each([
		[10_000, 20_000, 0, 0, 0],
		[10_000, 1_000, 2_000, 3_000, 4_000],
		[0, 0, 0, 0, 0],
	])(
		"sale %i - coupon %i - cash %i - points %i leaves %i [DEC-088, EX-265]",
		(sale, coupon, cash, points, total) => {
			const left = leftToPay(sale, coupon, cash, points);
			expect(left).toBe(total);
			expect(needsProvider(left)).toBe(total > 0);
		},
	);
});

describe("points", () => {
	const balances = { awesomeCash: won(5_000), welfarePoints: won(3_000) };

	it.each([
		[{ awesomeCash: 5_000, welfarePoints: 1_000 }, 6_000, null],
		[{ awesomeCash: 0, welfarePoints: 0 }, 0, null],
		[{ awesomeCash: -1, welfarePoints: 0 }, 6_000, { kind: "notWhole", source: "awesomeCash" }],
		[{ awesomeCash: 0, welfarePoints: 0.5 }, 6_000, { kind: "notWhole", source: "welfarePoints" }],
		[{ awesomeCash: Number.NaN, welfarePoints: 0 }, 6_000, { kind: "notWhole", source: "awesomeCash" }],
		[
			{ awesomeCash: 5_001, welfarePoints: 0 },
			9_000,
			{ kind: "pointShort", source: "awesomeCash", balance: 5_000 },
		],
		[
			{ awesomeCash: 0, welfarePoints: 3_001 },
			9_000,
			{ kind: "pointShort", source: "welfarePoints", balance: 3_000 },
		],
		[
			{ awesomeCash: 4_000, welfarePoints: 2_001 },
			6_000,
			{ kind: "tooMuch", source: "welfarePoints", payable: 2_000 },
		],
		[
			{ awesomeCash: 4_000, welfarePoints: 0 },
			3_999,
			{ kind: "tooMuch", source: "awesomeCash", payable: 3_999 },
		],
	])("%j with %i to pay results in: %j [A14, DEC-088]", (wanted, payable, error) => {
		expect(checkPoints(wanted, balances, won(payable))).toEqual(
			error ? { ok: false, error } : { ok: true, value: wanted },
		);
	});

	it("are accepted only up to the balances and the amount left to pay [A14, DEC-067, DEC-088]", () => {
		fc.assert(
			fc.property(
				fc.integer({ min: -5, max: 50 }),
				fc.integer({ min: -5, max: 50 }),
				wonUpTo(40),
				wonUpTo(40),
				wonUpTo(60),
				(cash, points, ownCash, ownPoints, payable) => {
					const wanted = { awesomeCash: cash, welfarePoints: points };
					const checked = checkPoints(wanted, { awesomeCash: ownCash, welfarePoints: ownPoints }, payable);
					const isFine =
						cash >= 0 && points >= 0 && cash <= ownCash && points <= ownPoints && cash + points <= payable;
					expect(checked.ok).toBe(isFine);
				},
			),
		);
	});

	it.each([
		[5_000, 3_000, 3_000],
		[1_000, 3_000, 1_000],
		[1_000, 0, 0],
		[-5, 3, 0],
		[2_999, 3_000, 2_900],
		[2_901, 3_000, 2_900],
		[2_900, 3_000, 2_900],
		[50, 100, 0],
		[30, 99, 30],
	])("of %i with %i to pay can be used up to %i [DEC-088]", (balance, payable, most) => {
		expect(maxPoints(won(balance), won(payable))).toBe(most);
	});

	it("never leave an amount that providers do not charge, unless that was left before [DEC-088]", () => {
		fc.assert(
			fc.property(wonUpTo(400), wonUpTo(400), wonUpTo(400), (wanted, balance, payable) => {
				const used = usablePoints(wanted, balance, payable);
				expect(used).toBeLessThanOrEqual(Math.min(wanted, balance, payable));
				expect(used === wanted || wanted > balance || wanted > payable - 100).toBe(true);
				if (isPayable(payable)) expect(isPayable(won(payable - used))).toBe(true);
			}),
		);
	});
});
