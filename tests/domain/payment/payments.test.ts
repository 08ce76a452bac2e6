import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type OrderPart, paidTotal, refundSplit, splitPaid } from "#domain/booking/refund.ts";
import { ledgerTotal, priceLedger } from "#domain/offer/priceLedger.ts";
import {
	extendedHold,
	holdMilliseconds,
	holdUntil,
	isHeld,
	paymentMilliseconds,
} from "#domain/payment/hold.ts";
import {
	amountsOf,
	checkPoints,
	mostPoints,
	needsProvider,
	totalAmount,
} from "#domain/payment/paymentAmounts.ts";
import {
	bookingPaymentKind,
	isMethodAllowed,
	methodsFor,
	paymentKinds,
	paymentMethodLabel,
	paymentMethods,
} from "#domain/payment/paymentMethod.ts";
import { recordRefund } from "#domain/payment/recordRefund.ts";
import { won } from "#domain/shared/Won.ts";
import { basis, use, wonUpTo } from "#tests/domain/offer/priceArbitraries.ts";

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
	])("%s is '%s' [PAY-04, DEC-087, EX-256, EX-257, EX-260]", (method, label) => {
		expect(paymentMethodLabel(method)).toBe(label);
	});

	it("have a name each [PAY-04]", () => {
		for (const method of paymentMethods) expect(paymentMethodLabel(method)).not.toBe("기타 결제");
		fc.assert(
			fc.property(fc.string(), (method) => {
				expect(paymentMethodLabel(method)).toBe("기타 결제");
			}),
		);
	});

	it("of each kind: overseas cards for overseas bookings only [PAY-02, DEC-086]", () => {
		expect(paymentKinds).toEqual(["main", "global", "voucher", "addpay", "lms"]);
		for (const kind of paymentKinds) {
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
	])("a booking in %s (dateless %s) is of kind %s [DEC-086]", (nationCode, isDateless, kind) => {
		expect(bookingPaymentKind({ nationCode, isDateless })).toBe(kind);
	});
});

describe("payment amounts", () => {
	it("add up on the receipt, from the lines of the price [A12, DEC-088, DEC-179, ENT-22]", () => {
		fc.assert(
			fc.property(basis, use, (price, paidWith) => {
				const lines = priceLedger(price, paidWith);
				const amounts = amountsOf(lines);
				expect(amounts.discountedAmount).toBe(amounts.originalAmount - amounts.saleAmount);
				expect(amounts.totalAmount).toBe(totalAmount(amounts));
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

	it.each([
		[10_000, 20_000, 0, 0, 0],
		[10_000, 1_000, 2_000, 3_000, 4_000],
		[0, 0, 0, 0, 0],
	])(
		"sale %i - coupon %i - cash %i - points %i leave %i [DEC-088, EX-265]",
		(sale, coupon, cash, points, total) => {
			const left = totalAmount({
				saleAmount: won(sale),
				couponAmount: won(coupon),
				awesomeCashAmount: won(cash),
				welfarePointAmount: won(points),
			});
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
	])("%j of %i to pay: %j [A14, DEC-088]", (wanted, payable, error) => {
		expect(checkPoints(wanted, balances, won(payable))).toEqual(
			error ? { ok: false, error } : { ok: true, value: wanted },
		);
	});

	it("accepted are never more than balances or what is left to pay [A14, DEC-067, DEC-088]", () => {
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
	])("of %i with %i to pay can be used up to %i [DEC-088]", (balance, payable, most) => {
		expect(mostPoints(won(balance), won(payable))).toBe(most);
	});
});

describe("holds", () => {
	it("last 15 minutes, and 12 from preparing a payment at least [DEC-090]", () => {
		expect(holdUntil(1_000)).toBe(1_000 + 15 * 60_000);
		expect(extendedHold(holdUntil(0), 0)).toBe(15 * 60_000);
		expect(extendedHold(holdUntil(0), 10 * 60_000)).toBe(22 * 60_000);
		expect([isHeld(5, 4), isHeld(5, 5)]).toEqual([true, false]);
	});

	it("leave providers their ten minutes, and payments expire after 30 [DEC-090, DEC-173]", () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: holdMilliseconds }), (later) => {
				expect(extendedHold(holdUntil(0), later) - later).toBeGreaterThanOrEqual(10 * 60_000);
			}),
		);
		expect(paymentMilliseconds).toBe(1_800_000);
	});
});

describe("recordRefund", () => {
	const payment = {
		totalAmount: won(80_000),
		refundedAmount: won(0),
		awesomeCashAmount: won(5_000),
		refundedAwesomeCash: won(0),
		welfarePointAmount: won(1_000),
		refundedWelfarePoints: won(0),
	};
	const all = refundSplit(
		{ money: won(80_000), awesomeCash: won(5_000), welfarePoints: won(1_000), coupon: won(9) },
		100,
	);

	it("adds a refund to what went back before [ENT-22, DEC-099]", () => {
		expect(recordRefund({ ...payment, id: 3 }, all)).toEqual({
			...payment,
			id: 3,
			refundedAmount: 80_000,
			refundedAwesomeCash: 5_000,
			refundedWelfarePoints: 1_000,
		});
	});

	it.each(["refundAmount", "refundAwesomeCash", "refundWelfarePoints"] as const)(
		"never gives back more than was paid: %s [A15]",
		(field) => {
			expect(() => recordRefund(payment, { ...all, [field]: won(all[field] + 1) })).toThrow("never exceeds");
			expect(() => recordRefund(payment, { ...all, [field]: won(-1) })).toThrow("never exceeds");
		},
	);

	it("takes every share of an order and not a won more [A15]", () => {
		fc.assert(
			fc.property(fc.array(wonUpTo(90_000), { minLength: 1, maxLength: 5 }), (prices) => {
				const total = prices.reduce((left, right) => left + right, 0);
				const paid = { money: won(total), awesomeCash: won(0), welfarePoints: won(0), coupon: won(0) };
				const parts: readonly OrderPart["paid"][] = splitPaid(paid, prices);
				const refunded = parts.reduce((before, share) => recordRefund(before, refundSplit(share, 100)), {
					...payment,
					totalAmount: won(total),
				});
				expect(refunded.refundedAmount).toBe(total);
			}),
		);
	});
});
