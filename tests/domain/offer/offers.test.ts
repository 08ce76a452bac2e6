import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { comparePrices } from "#domain/offer/comparePrices.ts";
import { sortOffers, sortPlans } from "#domain/offer/sortOffers.ts";
import { canBook, discountLabel, stockLabel, stockStatus } from "#domain/offer/stockStatus.ts";
import { won } from "#domain/shared/Won.ts";
import type { DiscountKind } from "#domain/stay/DiscountKind.ts";

const plan = (memberAmount: number | null, id = 0) => ({ id, prices: { memberAmount } });

describe("sortOffers", () => {
	it("sorts rooms and their plans cheapest first [DOM-RATE-01, DEC-101, EX-240]", () => {
		const rooms = [
			{ name: "A", plans: [plan(100_000)] },
			{ name: "B", plans: [plan(100_000), plan(90_000)] },
			{ name: "C", plans: [plan(90_000)] },
		];
		expect(sortOffers(rooms)).toEqual([
			{ name: "B", plans: [plan(90_000), plan(100_000)] },
			{ name: "C", plans: [plan(90_000)] },
			{ name: "A", plans: [plan(100_000)] },
		]);
	});

	it("puts missing and zero amounts last, in the server's order [DEC-101]", () => {
		const plans = [plan(null, 1), plan(0, 2), plan(5, 3), plan(null, 4)];
		expect(sortPlans(plans).map(({ id }) => id)).toEqual([3, 1, 2, 4]);
		const rooms = [{ plans: [] }, { plans: [plan(0)] }, { plans: [plan(1)] }];
		expect(sortOffers(rooms)).toEqual([{ plans: [plan(1)] }, { plans: [] }, { plans: [plan(0)] }]);
	});

	it("keeps every plan, sorted by price with ties in order [DOM-RATE-01]", () => {
		fc.assert(
			fc.property(fc.array(fc.option(fc.nat(5))), (amounts) => {
				const plans = amounts.map((amount, id) => plan(amount, id));
				const sorted = sortPlans(plans);
				expect(sorted.toSorted((a, b) => a.id - b.id)).toEqual(plans);
				sorted.slice(1).forEach((next, index) => {
					const before = sorted[index] as typeof next;
					const [a, b] = [before, next].map(({ prices }) => prices.memberAmount || Number.POSITIVE_INFINITY);
					expect(a === b ? before.id < next.id : Number(a) < Number(b)).toBe(true);
				});
			}),
		);
	});
});

describe("comparePrices", () => {
	const entry = (title: string, price: number) => ({ title, price: won(price) });

	it("separates our entry and sorts the others most expensive first [DOM-RATE-02, DOM-RATE-03, DEC-102, EX-241]", () => {
		const list = [
			entry("어썸스테이", 120_000),
			entry("A사", 125_000),
			entry("B사", 140_000),
			entry("C사", 125_000),
		];
		expect(comparePrices(list, "어썸스테이")).toEqual({
			own: entry("어썸스테이", 120_000),
			competitors: [entry("B사", 140_000), entry("A사", 125_000), entry("C사", 125_000)],
		});
	});

	it("returns no own entry when none carries the site's name [DEC-102, EX-242]", () => {
		expect(comparePrices([entry("A사", 1)], "어썸스테이")).toEqual({
			own: null,
			competitors: [entry("A사", 1)],
		});
	});
});

describe("stock", () => {
	it.each([
		[null, "AVAILABLE", null],
		[4, "AVAILABLE", null],
		[3, "LOW", "3개 남음"],
		[1, "LOW", "1개 남음"],
		[0, "SOLD_OUT", "마감"],
		[-1, "SOLD_OUT", "마감"],
	])("of %s is %s with the label %s [DEC-090]", (stock, status, label) => {
		expect(stockStatus(stock)).toBe(status);
		expect(stockLabel(stock)).toBe(label);
	});

	it.each([
		[true, 2, 2, true],
		[true, 2, 3, false],
		[true, null, 5, true],
		[true, 0, 0, false],
		[false, 9, 1, false],
	])("on sale %s with %s left allows booking %i rooms: %s [DEC-090]", (isOnSale, stock, rooms, can) => {
		expect(canBook({ isOnSale, stock }, rooms)).toBe(can);
	});

	it("has labels for the four discount kinds [DOM-ENUM-03, DEC-092]", () => {
		const kinds: readonly DiscountKind[] = ["GENERAL", "LONG_NIGHT", "EARLY_BIRD", "TIME_DEAL"];
		expect(kinds.map(discountLabel)).toEqual(["일반 할인", "연박 할인", "얼리버드", "타임딜"]);
	});
});
