import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DraftPlan, type DraftStay, draftOrder } from "#domain/booking/draftOrder.ts";
import { paidTotal } from "#domain/booking/refund.ts";
import type { Coupon } from "#domain/coupon/Coupon.ts";
import { cashback, ledgerTotal } from "#domain/offer/priceLedger.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { noWon, sumWon, won } from "#domain/shared/Won.ts";

const today = stayDateOf("2026-11-21");

const coupon = (changes: Partial<Coupon> = {}): Coupon => ({
	id: 1,
	heldId: 11,
	campaignId: 1,
	stayId: null,
	name: "만원 할인",
	title: "만원 할인",
	campaignType: "NORMAL",
	discount: { kind: "amount", amount: won(10_000) },
	minimumAmount: noWon,
	needsMinimum: false,
	canOverlap: true,
	isForExternalSupplier: true,
	isAvailable: true,
	expiresOn: today,
	usedOn: null,
	orderPaymentId: null,
	isHeld: true,
	isChecked: false,
	setCount: 1,
	issuedCount: 1,
	usedCount: 0,
	totalCount: 1,
	...changes,
});

const plan = (amount: number, changes: Partial<DraftPlan> = {}): DraftPlan => ({
	stayId: 1,
	channelIndex: 1,
	isDateless: false,
	isOneProduct: false,
	lines: [{ kind: "night", date: today, rooms: 1, amount: won(amount) }],
	cashbackPercent: 5,
	isForSpecialMember: true,
	...changes,
});

const stay = (changes: Partial<DraftStay> = {}): DraftStay => ({
	rooms: 1,
	adults: 2,
	childAges: [],
	today,
	...changes,
});

const noPoints = {
	use: { awesomeCash: 0, welfarePoints: 0 },
	balances: { awesomeCash: noWon, welfarePoints: noWon },
};

function drafted(...[what, who, coupons, points]: Parameters<typeof draftOrder>) {
	const draft = draftOrder(what, who, coupons, points);
	if (!draft.ok) throw new Error(draft.error.kind);
	return draft.value;
}

describe("an order's draft", () => {
	it("is split over the rooms to the exact won, whatever the means of payment [DEC-180]", () => {
		fc.assert(
			fc.property(
				fc.integer({ min: 1_000, max: 3_000_000 }),
				fc.integer({ min: 1, max: 5 }),
				fc.nat(50_000),
				fc.nat(50_000),
				(amount, rooms, awesomeCash, welfarePoints) => {
					const balances = { awesomeCash: won(awesomeCash), welfarePoints: won(welfarePoints) };
					const points = { use: { awesomeCash, welfarePoints }, balances };
					const draft = draftOrder(plan(amount), stay({ rooms, adults: rooms }), [coupon()], points);
					fc.pre(draft.ok);
					const { lines, amounts, shares } = draft.value;
					expect(shares).toHaveLength(rooms);
					expect(sumWon(shares.map(({ paid }) => paid.money))).toBe(amounts.totalAmount);
					expect(amounts.totalAmount).toBe(ledgerTotal(lines));
					expect(sumWon(shares.map(({ paid }) => paidTotal(paid)))).toBe(amounts.saleAmount);
					for (const { paid, saleAmount, originalAmount } of shares) {
						expect(paidTotal(paid)).toBe(saleAmount);
						expect(originalAmount).toBe(saleAmount);
					}
					expect(sumWon(shares.map((share) => share.cashback))).toBe(cashback(amounts.totalAmount, 5, true));
				},
			),
		);
	});

	it("distributes guests over the rooms and counts at least one adult in each [DEC-165]", () => {
		const { shares } = drafted(
			plan(30_000),
			stay({ rooms: 3, adults: 2, childAges: [3, 5, 7, 9] }),
			[],
			noPoints,
		);
		expect(shares.map(({ adults, childAges, quantity }) => ({ adults, childAges, quantity }))).toEqual([
			{ adults: 1, childAges: [3, 9], quantity: 1 },
			{ adults: 1, childAges: [5], quantity: 1 },
			{ adults: 1, childAges: [7], quantity: 1 },
		]);
		const five = drafted(plan(30_000), stay({ rooms: 2, adults: 5 }), [], noPoints);
		expect(five.shares.map(({ adults }) => adults)).toEqual([3, 2]);
	});

	it("puts no more guests into a room than it takes when the party fits into the rooms together [DEC-165]", () => {
		const { shares } = drafted(plan(30_000), stay({ rooms: 2, adults: 3, childAges: [5] }), [], noPoints);
		expect(shares.map(({ adults, childAges }) => ({ adults, childAges }))).toEqual([
			{ adults: 2, childAges: [] },
			{ adults: 1, childAges: [5] },
		]);
		for (const rooms of [1, 2, 3, 4, 5])
			for (let adults = rooms; adults <= 8; adults += 1)
				for (let children = 0; children <= 8 - adults; children += 1) {
					const party = stay({ rooms, adults, childAges: Array(children).fill(7) });
					const sizes = drafted(plan(30_000), party, [], noPoints).shares.map(
						(share) => share.adults + share.childAges.length,
					);
					expect(sumWon(sizes)).toBe(adults + children);
					expect(Math.max(...sizes)).toBeLessThanOrEqual(Math.ceil((adults + children) / rooms));
				}
	});

	it("has one product with the full quantity when it is handled by link [DEC-165]", () => {
		const voucher = plan(0, {
			isDateless: true,
			isOneProduct: true,
			isForSpecialMember: false,
			lines: [{ kind: "voucher", count: 3, amount: won(240_000) }],
		});
		const { shares } = drafted(voucher, stay({ rooms: 3 }), [], noPoints);
		expect(shares).toEqual([
			{
				adults: 2,
				childAges: [],
				quantity: 3,
				originalAmount: 240_000,
				saleAmount: 240_000,
				paid: { money: 240_000, awesomeCash: 0, welfarePoints: 0, coupon: 0 },
				cashback: 0,
			},
		]);
	});

	it("has one product per voucher, each for the full party [DEC-192]", () => {
		const voucher = plan(0, {
			isDateless: true,
			lines: [{ kind: "voucher", count: 3, amount: won(240_001) }],
		});
		const { shares } = drafted(voucher, stay({ rooms: 3, adults: 3, childAges: [4] }), [], noPoints);
		expect(shares.map(({ adults, childAges, quantity }) => ({ adults, childAges, quantity }))).toEqual(
			new Array(3).fill({ adults: 3, childAges: [4], quantity: 1 }),
		);
		expect(shares.reduce((sum, { saleAmount }) => sum + saleAmount, 0)).toBe(240_001);
	});

	it("states how much each coupon takes off [DEC-089]", () => {
		const percent = coupon({ heldId: 12, discount: { kind: "percent", percent: 10, limit: null } });
		expect(drafted(plan(100_000), stay(), [coupon(), percent], noPoints).coupons).toEqual([
			{ heldId: 11, amount: 10_000 },
			{ heldId: 12, amount: 10_000 },
		]);
		// The first coupon takes the whole amount.
		expect(drafted(plan(4_000), stay(), [coupon(), percent], noPoints).coupons).toEqual([
			{ heldId: 11, amount: 4_000 },
			{ heldId: 12, amount: 0 },
		]);
	});

	it("is rejected with a coupon for another stay or one that is not held [DEC-089]", () => {
		expect(draftOrder(plan(50_000), stay(), [coupon({ stayId: 2 })], noPoints)).toEqual({
			ok: false,
			error: { kind: "coupons", refusal: { kind: "otherStay" } },
		});
		expect(draftOrder(plan(50_000), stay(), [coupon({ heldId: null })], noPoints)).toMatchObject({
			error: { kind: "coupons", refusal: { kind: "unavailable" } },
		});
	});

	it.each([
		[
			"of another supplier",
			{ isForExternalSupplier: false },
			plan(50_000, { channelIndex: 5 }),
			{ kind: "supplier" },
		],
		["that is over", { expiresOn: stayDateOf("2026-11-20") }, plan(50_000), { kind: "expired" }],
		[
			"that wants more to be spent",
			{ needsMinimum: true, minimumAmount: won(50_001) },
			plan(50_000),
			{ kind: "minimum", minimumAmount: 50_001 },
		],
	] as const)("is rejected with a coupon %s [DEC-089]", (_what, changes, what, refusal) => {
		expect(draftOrder(what, stay(), [coupon(changes)], noPoints)).toEqual({
			ok: false,
			error: { kind: "coupons", refusal },
		});
	});

	it("accepts a coupon on its last day, for its own stay and at exactly its minimum amount [DEC-089]", () => {
		const fitting = coupon({ stayId: 1, needsMinimum: true, minimumAmount: won(50_000) });
		expect(drafted(plan(50_000), stay(), [fitting], noPoints).amounts.couponAmount).toBe(10_000);
	});

	it("is rejected when points exceed the balance, and states the price without them [DEC-088]", () => {
		const points = { ...noPoints, use: { awesomeCash: 1, welfarePoints: 0 } };
		const draft = draftOrder(plan(50_000), stay(), [coupon()], points);
		expect(draft).toMatchObject({ error: { kind: "points", refusal: { kind: "pointShort" } } });
		if (!draft.ok && draft.error.kind === "points") expect(ledgerTotal(draft.error.lines)).toBe(40_000);
	});

	it.each([
		[10_001, 1],
		[10_099, 99],
	])(
		"of %i is rejected when a coupon leaves %i won, which no provider charges [DEC-088]",
		(amount, total) => {
			const draft = draftOrder(plan(amount), stay(), [coupon()], noPoints);
			expect(draft).toMatchObject({ error: { kind: "tooLittle", total } });
			if (!draft.ok && draft.error.kind === "tooLittle") expect(ledgerTotal(draft.error.lines)).toBe(total);
		},
	);

	it("is accepted when nothing or 100 won are left to pay [DEC-088]", () => {
		for (const total of [0, 100])
			expect(drafted(plan(10_000 + total), stay(), [coupon()], noPoints).amounts.totalAmount).toBe(total);
	});
});
