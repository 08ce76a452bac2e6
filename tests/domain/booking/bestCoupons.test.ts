import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bestCoupons } from "#domain/booking/bestCoupons.ts";
import type { Coupon } from "#domain/coupon/Coupon.ts";
import { checkCoupons, couponsAmount } from "#domain/coupon/couponRules.ts";
import { isPayable } from "#domain/payment/paymentAmounts.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { couponOf } from "#tests/support/membershipFixtures.ts";

const today = stayDateOf("2026-11-22");

const held = fc
	.array(
		fc.record({
			amount: fc.integer({ min: 100, max: 60_000 }),
			isPercent: fc.boolean(),
			canOverlap: fc.boolean(),
			isForExternalSupplier: fc.boolean(),
			minimum: fc.integer({ min: 0, max: 100_000 }),
			isExpired: fc.boolean(),
		}),
		{ maxLength: 6 },
	)
	.map((coupons) =>
		coupons.map(({ amount, isPercent, minimum, isExpired, ...flags }, index) =>
			couponOf(index + 1, {
				...flags,
				discount: isPercent
					? { kind: "percent", percent: (amount % 100) + 1, limit: null }
					: { kind: "amount", amount: won(amount) },
				needsMinimum: minimum > 50_000,
				minimumAmount: won(minimum),
				expiresOn: stayDateOf(isExpired ? "2026-11-21" : "2026-12-31"),
			}),
		),
	);

/** Returns every subset of the coupons, enumerated by the bits of a number. */
const subsets = (coupons: readonly Coupon[]): readonly (readonly Coupon[])[] =>
	Array.from({ length: 2 ** coupons.length }, (_, bits) =>
		coupons.filter((_coupon, index) => Math.floor(bits / 2 ** index) % 2 === 1),
	);

describe("the best coupons of an order", () => {
	it("are valid and payable, and no such choice takes more off or the same with fewer coupons [DEC-088, DEC-089]", () => {
		fc.assert(
			fc.property(
				held,
				// A percentage of a few won is zero.
				fc.oneof(fc.integer({ min: 10_000, max: 120_000 }), fc.nat(99)),
				fc.option(fc.nat(99)),
				fc.constantFrom(1, 5),
				(coupons, amount, missing, channelIndex) => {
					// Often the coupons together leave a few won.
					const given = coupons.reduce(
						(sum, { discount }) => sum + (discount.kind === "amount" ? discount.amount : 0),
						0,
					);
					const saleAmount = won(missing === null || given < 10_000 ? amount : given + missing);
					const order = { stayId: 11, channelIndex, saleAmount, today };
					const best = bestCoupons(coupons, order);
					expect(checkCoupons(best, order).ok).toBe(true);
					const taken = subsets(coupons).filter(
						(chosen) =>
							checkCoupons(chosen, order).ok &&
							isPayable(won(saleAmount - couponsAmount(chosen, saleAmount))),
					);
					const most = Math.max(0, ...taken.map((chosen) => couponsAmount(chosen, saleAmount)));
					expect(couponsAmount(best, saleAmount)).toBe(most);
					const fewest = Math.min(
						...[[], ...taken]
							.filter((chosen) => couponsAmount(chosen, saleAmount) === most)
							.map(({ length }) => length),
					);
					expect(best).toHaveLength(fewest);
				},
			),
		);
	});

	it("are the ones that expire first when discounts are equal [DEC-089]", () => {
		const order = { stayId: 11, channelIndex: 1, saleAmount: won(50_000), today };
		const late = couponOf(1, { expiresOn: stayDateOf("2027-01-31") });
		const soon = couponOf(2, { expiresOn: stayDateOf("2026-12-01") });
		expect(bestCoupons([late, soon], order)).toEqual([soon]);
		const same = couponOf(3, { expiresOn: stayDateOf("2026-12-01") });
		expect(bestCoupons([same, soon], order)).toEqual([soon]);
	});

	it("prefer a non-combinable coupon over a combinable one when it expires first [DEC-089]", () => {
		const order = { stayId: 11, channelIndex: 1, saleAmount: won(50_000), today };
		const alone = couponOf(1, { canOverlap: false, expiresOn: stayDateOf("2026-12-01") });
		const joining = couponOf(2, { canOverlap: true, expiresOn: stayDateOf("2027-01-31") });
		expect(bestCoupons([joining, alone], order)).toEqual([alone]);
	});

	it("leave the remaining coupons unused once the order costs nothing more [DEC-089]", () => {
		const order = { stayId: 11, channelIndex: 1, saleAmount: won(50_000), today };
		const [first, second, third] = [30_000, 25_000, 10_000].map((amount, index) =>
			couponOf(index + 1, {
				canOverlap: true,
				discount: { kind: "amount", amount: won(amount) },
				needsMinimum: false,
			}),
		);
		const all = [third, second, first].flatMap((coupon) => coupon ?? []);
		expect(bestCoupons(all, order)).toEqual([first, second]);
		expect(bestCoupons(all, { ...order, saleAmount: won(0) })).toEqual([]);
	});

	it.each([
		[
			"one coupon",
			[
				[49_950, true],
				[3_000, false],
			],
			[[3_000, false]],
		],
		[
			"all coupons together",
			[
				[30_000, true],
				[15_000, true],
				[4_990, true],
			],
			[
				[30_000, true],
				[15_000, true],
			],
		],
		[
			"each coupon",
			[
				[49_950, false],
				[49_901, false],
			],
			[],
		],
	] as const)(
		"never leave less than a provider charges, as %s would [DEC-088, DEC-089]",
		(_what, held, expected) => {
			const order = { stayId: 11, channelIndex: 1, saleAmount: won(50_000), today };
			const best = bestCoupons(
				held.map(([amount, canOverlap], index) =>
					couponOf(index + 1, {
						canOverlap,
						needsMinimum: false,
						discount: { kind: "amount", amount: won(amount) },
					}),
				),
				order,
			);
			const shown = best.map(({ discount, canOverlap }) => [
				discount.kind === "amount" && discount.amount,
				canOverlap,
			]);
			expect(shown).toEqual(expected);
		},
	);
});
