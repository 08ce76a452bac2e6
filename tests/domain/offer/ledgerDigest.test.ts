import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changedLine, ledgerDigest } from "#domain/offer/ledgerDigest.ts";
import type { PriceLine } from "#domain/offer/PriceLine.ts";
import { priceLedger } from "#domain/offer/priceLedger.ts";
import { changedLineText, priceLineLabel } from "#domain/offer/priceLineLabel.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { basis, use } from "./priceArbitraries.ts";

const ledger = fc.tuple(basis, use).map(([price, paidWith]) => priceLedger(price, paidWith));

const night = (day: string, amount: number, rooms = 1): PriceLine => ({
	kind: "night",
	date: stayDateOf(day),
	rooms,
	amount: won(amount),
});
const early = (amount: number): PriceLine => ({
	kind: "discount",
	discount: "EARLY_BIRD",
	percent: 10,
	amount: won(amount),
});
const cash = (amount: number): PriceLine => ({ kind: "awesomeCash", amount: won(amount) });
const coupon = (heldId: number, amount: number): PriceLine => ({
	kind: "coupon",
	heldId,
	name: "겨울",
	amount: won(amount),
});
const promotion: PriceLine = { kind: "promotion", promotionId: 3, amount: won(-1_000) };

const everyKind: readonly PriceLine[] = [
	night("2026-12-06", 200_000, 2),
	{ kind: "voucher", count: 2, amount: won(30_000) },
	{ kind: "extraPayment", amount: won(12_000) },
	{ kind: "gradeDiscount", grade: "normal", percent: 3, amount: won(-300) },
	{ kind: "gradeDiscount", grade: "member", percent: 7.5, amount: won(-700) },
	early(-1_000),
	promotion,
	coupon(9, -5_000),
	cash(-1_000),
	{ kind: "welfarePoints", amount: won(-10) },
];

/** Returns every variant of a line with one field changed. */
function changesOf(line: PriceLine): readonly PriceLine[] {
	const changed: PriceLine[] = [{ ...line, amount: won(line.amount - 1) }];
	if (line.kind === "night")
		changed.push({ ...line, rooms: line.rooms + 1 }, { ...line, date: stayDateOf("2030-01-01") });
	if (line.kind === "voucher") changed.push({ ...line, count: line.count + 1 });
	if (line.kind === "gradeDiscount") {
		changed.push({ ...line, percent: line.percent + 0.5 });
		changed.push({ ...line, grade: line.grade === "member" ? "normal" : "member" });
	}
	if (line.kind === "discount") {
		changed.push({ ...line, percent: line.percent + 0.5 });
		changed.push({ ...line, discount: line.discount === "GENERAL" ? "TIME_DEAL" : "GENERAL" });
	}
	if (line.kind === "promotion") changed.push({ ...line, promotionId: line.promotionId + 1 });
	if (line.kind === "coupon") changed.push({ ...line, heldId: line.heldId + 1 });
	return changed;
}

describe("ledgerDigest", () => {
	it("is a short readable code that stays stable across releases [DEC-179]", () => {
		expect(ledgerDigest([])).toBe("TYHY-DP72-4K0B");
		expect(ledgerDigest([night("2026-12-06", 100_000)])).toBe("8QX8-XF4V-KT30");
		expect(ledgerDigest(everyKind)).toBe("7GB1-95RN-29KP");
	});

	it("has the form XXXX-XXXX-XXXX without I, L, O and U [DEC-179]", () => {
		fc.assert(
			fc.property(ledger, (lines) => {
				expect(ledgerDigest(lines)).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/);
			}),
		);
	});

	it("is equal for equal lines and different for different ones [DEC-179]", () => {
		fc.assert(
			fc.property(ledger, ledger, (a, b) => {
				expect(ledgerDigest(structuredClone(a))).toBe(ledgerDigest(a));
				expect(ledgerDigest(a) === ledgerDigest(b)).toBe(changedLine(a, b) === null);
			}),
		);
	});

	it("changes when one line is changed, added or removed [DEC-179]", () => {
		fc.assert(
			fc.property(ledger, fc.nat(), fc.nat(), (lines, where, how) => {
				const at = where % lines.length;
				const changes = changesOf(lines[at] as PriceLine);
				const others = [
					lines.with(at, changes[how % changes.length] as PriceLine),
					lines.toSpliced(at, 1),
					lines.toSpliced(at, 0, promotion),
				];
				for (const other of others) expect(ledgerDigest(other)).not.toBe(ledgerDigest(lines));
			}),
		);
	});

	it("depends on every field of every kind of line except a coupon's name [DEC-179]", () => {
		const paidApart: PriceLine = { kind: "changePaid", amount: won(-20_000) };
		const codes = [...everyKind, paidApart]
			.flatMap((line) => [line, ...changesOf(line)])
			.map((line) => ledgerDigest([line]));
		expect(new Set(codes).size).toBe(codes.length);
		expect(ledgerDigest([{ ...(coupon(9, -5_000) as object), name: "여름" } as PriceLine])).toBe(
			ledgerDigest([coupon(9, -5_000)]),
		);
	});

	it("spreads neighbouring prices over the whole code without collisions [DEC-179]", () => {
		const codes = Array.from({ length: 2_000 }, (_, index) => ledgerDigest([night("2026-12-06", index)]));
		expect(new Set(codes).size).toBe(codes.length);
		for (const position of [0, 2, 5, 8, 10, 13]) {
			expect(new Set(codes.map((code) => code[position])).size).toBe(32);
		}
	});
});

describe("changedLine", () => {
	const before = [night("2026-12-06", 100_000), night("2026-12-07", 90_000), early(-19_000), cash(-1_000)];

	it.each<[string, readonly PriceLine[], PriceLine | null, PriceLine | null]>([
		["an unchanged price", before, null, null],
		[
			"a night, before the discount that follows from it",
			[night("2026-12-06", 110_000), night("2026-12-07", 90_000), early(-20_000), cash(-1_000)],
			night("2026-12-06", 100_000),
			night("2026-12-06", 110_000),
		],
		["a discount that ended", before.toSpliced(2, 1), early(-19_000), null],
		["a promotion that began", before.toSpliced(3, 0, promotion), null, promotion],
		["a night that is gone", before.slice(1), night("2026-12-06", 100_000), null],
		["a last line that is gone", before.slice(0, 3), cash(-1_000), null],
		["a line at the end", [...before, promotion], null, promotion],
		[
			"a discount of another kind",
			before.with(2, { kind: "discount", discount: "TIME_DEAL", percent: 10, amount: won(-19_000) }),
			early(-19_000),
			null,
		],
		[
			"lines that changed places",
			[night("2026-12-07", 90_000), night("2026-12-06", 100_000), early(-19_000), cash(-1_000)],
			night("2026-12-06", 100_000),
			night("2026-12-07", 90_000),
		],
		["another coupon", [...before.slice(0, 3), coupon(1, -1_000), cash(-1_000)], null, coupon(1, -1_000)],
	])("names %s [DEC-179]", (_, after, old, now) => {
		expect(changedLine(before, after)).toEqual(old || now ? { before: old, after: now } : null);
	});

	it("distinguishes two coupons [DEC-179]", () => {
		expect(changedLine([coupon(1, -10), cash(-1)], [coupon(2, -10), cash(-1)])).toEqual({
			before: coupon(1, -10),
			after: null,
		});
	});
});

describe("price line labels", () => {
	it("name every kind of line in Korean [DEC-179, DEC-092, PROD-01]", () => {
		const change: PriceLine = { kind: "changePaid", amount: won(-20_000) };
		expect([night("2026-12-06", 1), ...everyKind, change].map(priceLineLabel)).toEqual([
			"12.6(일) 1박",
			"12.6(일) 1박 × 객실 2개",
			"이용권 2장",
			"추가 결제",
			"기본 할인 3%",
			"어썸 회원 할인 7.5%",
			"얼리버드 10%",
			"프로모션 할인",
			"쿠폰 할인 (겨울)",
			"어썸캐시 사용",
			"복지포인트 사용",
			"변경 차액 (따로 결제)",
		]);
	});

	it("omit the name of a coupon that has none [DEC-179]", () => {
		expect(priceLineLabel({ kind: "coupon", heldId: 1, name: "", amount: won(-1) })).toBe("쿠폰 할인");
	});

	it.each<[PriceLine | null, PriceLine | null, string]>([
		[
			night("2026-12-06", 100_000),
			night("2026-12-06", 1_110_000),
			"'12.6(일) 1박' 금액이 100,000원에서 1,110,000원으로 바뀌었어요.",
		],
		[
			{ kind: "gradeDiscount", grade: "member", percent: 10, amount: won(-20_000) },
			{ kind: "gradeDiscount", grade: "member", percent: 12, amount: won(-24_000) },
			"'어썸 회원 할인 10%' -20,000원이 '어썸 회원 할인 12%' -24,000원으로 바뀌었어요.",
		],
		[null, night("2026-12-06", 900), "'12.6(일) 1박' 900원이 추가되었어요."],
		[promotion, null, "'프로모션 할인' -1,000원이 더 이상 적용되지 않아요."],
		[null, null, ""],
	])("describe what changed [DEC-179]", (before, after, text) => {
		expect(changedLineText({ before, after })).toBe(text);
	});
});
