import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Coupon, CouponDiscount } from "#domain/coupon/Coupon.ts";
import { couponAmount } from "#domain/coupon/couponAmount.ts";
import {
	type CouponOrder,
	type CouponRefusal,
	checkCoupons,
	couponRefusal,
	couponRefusalText,
	couponsAmount,
	couponTab,
	couponTabLabel,
	couponTabs,
	forfeitedCoupons,
	isReleasedOn,
	parseCouponTab,
} from "#domain/coupon/couponRules.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { percent, wonUpTo } from "#tests/domain/offer/priceArbitraries.ts";

const today = stayDateOf("2026-11-26");

const coupon: Coupon = {
	id: 1,
	heldId: 11,
	campaignId: 5,
	stayId: null,
	name: "겨울",
	title: "겨울 쿠폰",
	campaignType: "NORMAL",
	discount: { kind: "amount", amount: won(10_000) },
	minimumAmount: won(50_000),
	needsMinimum: true,
	canOverlap: false,
	isForExternalSupplier: false,
	isAvailable: true,
	expiresOn: today,
	usedOn: null,
	orderPaymentId: null,
	isHeld: true,
	isChecked: false,
	setCount: 1,
	issuedCount: 1,
	usedCount: 0,
	totalCount: 100,
};
const order: CouponOrder = { stayId: 7, channelIndex: 1, saleAmount: won(50_000), today };

describe("couponRefusal", () => {
	it.each<[string, Partial<Coupon>, Partial<CouponOrder>, CouponRefusal | null]>([
		["usable on its last day at its minimum", {}, {}, null],
		["below the minimum", {}, { saleAmount: won(49_999) }, { kind: "minimum", minimumAmount: won(50_000) }],
		["below a minimum that does not count", { needsMinimum: false }, { saleAmount: won(1) }, null],
		["expired at midnight", { expiresOn: stayDateOf("2026-11-25") }, {}, { kind: "expired" }],
		["not held", { heldId: null }, {}, { kind: "unavailable" }],
		["withdrawn", { isAvailable: false }, {}, { kind: "unavailable" }],
		["used", { usedOn: today }, {}, { kind: "unavailable" }],
		["for this stay", { stayId: 7 }, {}, null],
		["for another stay", { stayId: 8 }, {}, { kind: "otherStay" }],
		["not for the flagged supplier", {}, { channelIndex: 5 }, { kind: "supplier" }],
		["for the flagged supplier", { isForExternalSupplier: true }, { channelIndex: 5 }, null],
		["at another supplier", {}, { channelIndex: 6 }, null],
	])("returns the right refusal for a coupon %s [A13, DEC-089]", (_, change, orderChange, refusal) => {
		expect(couponRefusal({ ...coupon, ...change }, { ...order, ...orderChange })).toEqual(refusal);
	});

	it.each<[CouponRefusal, string]>([
		[{ kind: "unavailable" }, "사용할 수 없는 쿠폰입니다."],
		[{ kind: "expired" }, "사용 기간이 지난 쿠폰이에요."],
		[{ kind: "otherStay" }, "이 숙소에서 사용할 수 없는 쿠폰이에요."],
		[{ kind: "supplier" }, "이 상품에는 사용할 수 없는 쿠폰이에요."],
		[{ kind: "minimum", minimumAmount: won(50_000) }, "50,000원 이상 결제할 때 사용할 수 있어요."],
		[{ kind: "overlap" }, "다른 쿠폰과 함께 사용할 수 없어요."],
	])("%j reads '%s' [DEC-089, COPY-133]", (refusal, text) => {
		expect(couponRefusalText(refusal)).toBe(text);
	});
});

describe("checkCoupons", () => {
	const other = { ...coupon, heldId: 12 };
	const overlapping = [
		{ ...coupon, canOverlap: true },
		{ ...other, canOverlap: true },
	];

	it("accepts none, one, or several that can all be combined [DEC-089]", () => {
		for (const chosen of [[], [coupon], overlapping]) {
			expect(checkCoupons(chosen, order)).toEqual({ ok: true, value: chosen });
		}
	});

	it.each<[string, Coupon[], CouponRefusal]>([
		["two that do not overlap", [coupon, other], { kind: "overlap" }],
		["two of which one does not overlap", [coupon, { ...other, canOverlap: true }], { kind: "overlap" }],
		["one twice", [overlapping[0], overlapping[0]] as Coupon[], { kind: "unavailable" }],
		[
			"a good and an expired one",
			[coupon, { ...other, expiresOn: stayDateOf("2026-01-01") }],
			{ kind: "expired" },
		],
	])("rejects %s [A13, DEC-089]", (_, chosen, error) => {
		expect(checkCoupons(chosen, order)).toEqual({ ok: false, error });
	});
});

describe("coupon amounts", () => {
	it.each<[CouponDiscount, number, number]>([
		[{ kind: "amount", amount: won(20_000) }, 100_000, 20_000],
		[{ kind: "amount", amount: won(20_000) }, 10_000, 10_000],
		[{ kind: "percent", percent: 10, limit: null }, 99_999, 9_999],
		[{ kind: "percent", percent: 10, limit: won(5_000) }, 99_999, 5_000],
		[{ kind: "percent", percent: 10, limit: won(5_000) }, 40_000, 4_000],
		[{ kind: "percent", percent: 100, limit: null }, 7, 7],
	])("%j off %i is %i [A13, DEC-089]", (discount, sale, off) => {
		expect(couponAmount(discount, won(sale))).toBe(off);
	});

	it("never exceed the sale amount, individually or together [A13, DEC-088]", () => {
		const discount: fc.Arbitrary<CouponDiscount> = fc.oneof(
			fc.record({ kind: fc.constant("amount" as const), amount: wonUpTo(300_000) }),
			fc.record({ kind: fc.constant("percent" as const), percent, limit: fc.option(wonUpTo(90_000)) }),
		);
		fc.assert(
			fc.property(fc.array(discount, { maxLength: 4 }), wonUpTo(500_000), (discounts, sale) => {
				const each = discounts.map((one) => couponAmount(one, sale));
				for (const off of each) expect(off >= 0 && off <= sale).toBe(true);
				const sum = each.reduce((left, right) => left + right, 0);
				const chosen = discounts.map((one) => ({ discount: one }));
				expect(couponsAmount(chosen, sale)).toBe(Math.min(sale, sum));
			}),
		);
	});
});

describe("coupon lists", () => {
	it.each<[Partial<Coupon>, string]>([
		[{}, "avail"],
		[{ expiresOn: stayDateOf("2026-11-25") }, "expired"],
		[{ isAvailable: false }, "expired"],
		[{ usedOn: today, isAvailable: false, expiresOn: stayDateOf("2020-01-01") }, "used"],
	])("list a coupon with %j under %s [DEC-023]", (change, tab) => {
		expect(couponTab({ ...coupon, ...change }, today)).toBe(tab);
	});

	it("have three tabs, and default to the first [DEC-023, COPY-143]", () => {
		expect(couponTabs.map((tab) => [tab, couponTabLabel(tab)])).toEqual([
			["avail", "사용 가능"],
			["used", "사용 완료"],
			["expired", "기간 만료"],
		]);
		expect(["used", "x", null].map(parseCouponTab)).toEqual(["used", "avail", "avail"]);
	});

	it("release a coupon when its order ends by its last day, unless it was due to vanish [DEC-075, DEC-089]", () => {
		const held = { ...coupon, isVanishing: false };
		expect(isReleasedOn(held, today)).toBe(true);
		expect(isReleasedOn(held, stayDateOf("2026-11-27"))).toBe(false);
		expect(isReleasedOn({ ...held, isVanishing: true }, today)).toBe(false);
	});

	it("remove only the unused, available coupons when a member subscribes [SUBS-14, DEC-075]", () => {
		const used = { ...coupon, usedOn: today };
		expect(forfeitedCoupons([coupon, used, { ...coupon, isAvailable: false }], today)).toEqual([coupon]);
	});
});
