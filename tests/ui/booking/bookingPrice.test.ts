import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Coupon } from "#domain/coupon/Coupon.ts";
import { ledgerDigest } from "#domain/offer/ledgerDigest.ts";
import { ledgerTotal } from "#domain/offer/priceLedger.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { couponOf } from "#tests/support/membershipFixtures.ts";
import { BookingPrice } from "#ui/screens/booking/BookingPrice.ts";
import type { PriceStart } from "#ui/screens/booking/PriceStart.ts";

const today = stayDateOf("2026-11-21");
const couponsOf = fc
	.array(
		fc.record({
			amount: fc.integer({ min: 100, max: 300_000 }),
			isPercent: fc.boolean(),
			canOverlap: fc.boolean(),
			minimum: fc.integer({ min: 0, max: 300_000 }),
			isAvailable: fc.boolean(),
		}),
		{ maxLength: 4 },
	)
	.map((list) =>
		list.map(({ amount, isPercent, canOverlap, minimum, isAvailable }, index) =>
			couponOf(index + 1, {
				discount: isPercent
					? { kind: "percent", percent: (amount % 100) + 1, limit: null }
					: { kind: "amount", amount: won(amount) },
				canOverlap,
				needsMinimum: minimum > 0,
				minimumAmount: won(minimum),
				isAvailable,
			}),
		),
	);

const step = fc.oneof(
	fc.record({ kind: fc.constant("coupon" as const), id: fc.integer({ min: 1, max: 4 }) }),
	fc.record({
		kind: fc.constant("points" as const),
		source: fc.constantFrom("awesomeCash" as const, "welfarePoints" as const),
		amount: fc.integer({ min: -5, max: 500_000 }),
	}),
	fc.record({ kind: fc.constant("price" as const), amount: fc.integer({ min: 0, max: 400_000 }) }),
);

const night = (amount: number) => [
	{ kind: "night" as const, date: stayDateOf("2026-12-06"), rooms: 1, amount: won(amount) },
];

const started = (
	amount: number,
	coupons: readonly Coupon[],
	cash = 0,
	welfare = 0,
	channelIndex = 1,
	left: PriceStart["left"] = null,
): BookingPrice => {
	const price = new BookingPrice();
	price.start({
		stayId: 11,
		channelIndex,
		today,
		baseLines: night(amount),
		keyCode: "7K3Q-XZ9B-2M4T",
		coupons,
		left,
		balances: { awesomeCash: won(cash), welfarePoints: won(welfare) },
	});
	return price;
};

describe("the price of a booking", () => {
	it("shows exactly what is sent, whatever is chosen in whatever order [DEC-088, DEC-179]", () => {
		fc.assert(
			fc.property(
				fc.integer({ min: 0, max: 400_000 }),
				couponsOf,
				fc.integer({ min: 0, max: 300_000 }),
				fc.integer({ min: 0, max: 300_000 }),
				fc.array(step, { maxLength: 12 }),
				(amount, coupons, cash, welfare, steps) => {
					const price = started(amount, coupons, cash, welfare);
					for (const each of steps) {
						if (each.kind === "coupon") price.toggleCoupon(each.id);
						else if (each.kind === "points") price.spend(each.source, each.amount);
						else price.changed(night(each.amount), "0000-0000-0000");
						const { points, balances, lines, total } = price;
						const line = (kind: string): number =>
							lines.reduce((sum, item) => (item.kind === kind ? sum - item.amount : sum), 0);
						// The points sent are the points shown, and never more than are available.
						expect(line("awesomeCash")).toBe(points.awesomeCash);
						expect(line("welfarePoints")).toBe(points.welfarePoints);
						expect(points.awesomeCash).toBeLessThanOrEqual(balances.awesomeCash);
						expect(points.welfarePoints).toBeLessThanOrEqual(balances.welfarePoints);
						expect(total).toBe(ledgerTotal(lines));
						expect(total).toBeGreaterThanOrEqual(0);
						// Coupons are listed in the price in the order in which they are sent, since the digest depends on it.
						const told = lines.flatMap((each) => (each.kind === "coupon" ? [each.heldId] : []));
						expect(told).toEqual(price.chosenIds.filter((id) => told.includes(id)));
						// Every coupon sent is usable, and several are combined only when all of them allow it.
						expect(price.chosen.length).toBe(price.chosenIds.length);
						expect(price.choices.filter(({ isChosen, reason }) => isChosen && reason !== null)).toEqual([]);
						expect(price.chosen.length < 2 || price.chosen.every(({ canOverlap }) => canOverlap)).toBe(true);
					}
				},
			),
		);
	});

	it("lists usable coupons first, best first, and explains why the others cannot be used [PROD-13, DEC-089]", () => {
		const price = started(100_000, [
			couponOf(1, { needsMinimum: true, minimumAmount: won(200_000) }),
			couponOf(2, { discount: { kind: "amount", amount: won(3000) } }),
			couponOf(3, { discount: { kind: "percent", percent: 10, limit: null } }),
		]);
		expect(price.choices.map(({ coupon: { heldId } }) => heldId)).toEqual([3, 2, 1]);
		expect(price.choices.at(-1)?.reason).toContain("200,000원");
	});

	it("offers only the coupons the server accepts for a stay of an external supplier [DEC-089]", () => {
		const coupons = [couponOf(1), couponOf(2, { isForExternalSupplier: true })];
		const price = started(100_000, coupons, 0, 0, 5);
		expect(price.choices.map(({ coupon, reason }) => [coupon.heldId, reason === null])).toEqual([
			[2, true],
			[1, false],
		]);
		price.toggleCoupon(1);
		expect(price.chosenIds).toEqual([2]);
	});

	it("preselects the best coupons, and says so while they are selected [DEC-089]", () => {
		const price = started(100_000, [
			couponOf(1, { discount: { kind: "amount", amount: won(7000) } }),
			couponOf(2, { discount: { kind: "amount", amount: won(3000) }, canOverlap: true }),
		]);
		expect(price.chosenIds).toEqual([1]);
		expect(price.isBestChosen).toBe(true);
		price.toggleCoupon(1);
		expect(price.isBestChosen).toBe(false);
		price.chooseBest();
		expect(price.chosenIds).toEqual([1]);
	});

	it("names the coupon that another one replaces [DEC-089]", () => {
		const price = started(100_000, [
			couponOf(1, { discount: { kind: "amount", amount: won(7000) } }),
			couponOf(2, { discount: { kind: "amount", amount: won(3000) }, canOverlap: true }),
		]);
		price.toggleCoupon(2);
		expect(price.chosenIds).toEqual([2]);
		expect(price.droppedCoupons.map(({ heldId }) => heldId)).toEqual([1]);
		price.toggleCoupon(2);
		expect(price.droppedCoupons).toEqual([]);
	});

	it("restores exactly the coupons chosen in an abandoned form [DEC-089]", () => {
		for (const couponIds of [[], [2], null]) {
			const left = { couponIds, awesomeCash: 0, welfarePoints: 0 };
			const price = started(100_000, [couponOf(1), couponOf(2)], 0, 0, 1, left);
			expect(price.chosenIds).toEqual(couponIds ?? [1]);
		}
	});

	it("spends the whole balance, up to the remaining amount [DEC-088]", () => {
		const price = started(50_000, [], 30_000, 90_000);
		price.spendAll("awesomeCash");
		price.spendAll("welfarePoints");
		expect(price.points).toEqual({ awesomeCash: 30_000, welfarePoints: 20_000 });
		expect(price.total).toBe(0);
	});

	it("starts empty: no lines, no coupons, no points and no key code [DEC-179]", () => {
		const price = new BookingPrice();
		expect([price.baseLines, price.coupons, price.chosenIds, price.droppedCoupons]).toEqual([[], [], [], []]);
		expect([price.keyCode, price.total, price.digest]).toEqual(["", 0, ledgerDigest([])]);
	});

	it("does not list a coupon the member does not hold, and ignores an unknown coupon", () => {
		const price = started(100_000, [couponOf(1), { ...couponOf(2), heldId: null }]);
		expect(price.choices).toHaveLength(1);
		price.toggleCoupon(77);
		expect(price.chosenIds).toEqual([1]);
		expect(price.maxPoints("awesomeCash")).toBe(0);
	});

	it("lists unusable coupons last, however large their discount, and marks only the chosen ones [PROD-13]", () => {
		const price = started(100_000, [
			couponOf(1, { discount: { kind: "amount", amount: won(90_000) }, isAvailable: false }),
			couponOf(2, { discount: { kind: "amount", amount: won(1_000) } }),
			couponOf(3, { discount: { kind: "amount", amount: won(2_000) } }),
		]);
		const rows = price.choices.map(({ coupon, amount, isChosen, reason }) => [
			coupon.heldId,
			amount,
			isChosen,
			reason === null,
		]);
		expect(rows).toEqual([
			[3, 2_000, true, true],
			[2, 1_000, false, true],
			[1, 90_000, false, false],
		]);
	});

	it("combines coupons that allow it, removes one without the others, and names those a price change drops [DEC-089]", () => {
		const price = started(100_000, [
			couponOf(1, { canOverlap: true, needsMinimum: true, minimumAmount: won(80_000) }),
			couponOf(2, { canOverlap: true }),
		]);
		expect(price.chosenIds.toSorted()).toEqual([1, 2]);
		price.toggleCoupon(1);
		expect([price.chosenIds, price.droppedCoupons]).toEqual([[2], []]);
		price.toggleCoupon(1);
		expect([price.chosenIds, price.droppedCoupons]).toEqual([[2, 1], []]);
		price.changed(night(50_000), "0000-0000-0000");
		expect(price.chosenIds).toEqual([2]);
		expect(price.droppedCoupons.map(({ heldId }) => heldId)).toEqual([1]);
		price.chooseBest();
		expect([price.chosenIds, price.droppedCoupons]).toEqual([[2], []]);
	});

	it("spends only whole, non-negative amounts, and caps each balance by what the other leaves to pay [DEC-088]", () => {
		const price = started(50_000, [], 30_000, 90_000);
		for (const amount of [-1, 0.5, Number.NaN, 0]) {
			price.spend("awesomeCash", amount);
			expect(price.points.awesomeCash).toBe(0);
		}
		price.spend("awesomeCash", 1);
		expect([
			price.points.awesomeCash,
			price.maxPoints("welfarePoints"),
			price.maxPoints("awesomeCash"),
		]).toEqual([1, 49_999, 30_000]);
		price.renew({ coupons: [], balances: { awesomeCash: won(0), welfarePoints: won(10) } }, "points");
		expect(price.points).toEqual({ awesomeCash: 0, welfarePoints: 0 });
		price.spendAll("welfarePoints");
		expect(price.points).toEqual({ awesomeCash: 0, welfarePoints: 10 });
	});

	it("restores the points and coupons of an abandoned form, each coupon once [DEC-016, DEC-088]", () => {
		const left = { couponIds: [2, 2, 77], awesomeCash: 100, welfarePoints: 200 };
		const price = started(50_000, [couponOf(1), couponOf(2)], 30_000, 90_000, 1, left);
		expect(price.chosenIds).toEqual([2]);
		expect(price.points).toEqual({ awesomeCash: 100, welfarePoints: 200 });
		price.renew({ coupons: [couponOf(5)], balances: null }, "coupons");
		expect([price.chosenIds, price.coupons.map(({ heldId }) => heldId)]).toEqual([[], [5]]);
	});
});
