import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { comparePrices } from "#domain/offer/comparePrices.ts";
import { sortOffers, sortPlans } from "#domain/offer/sortOffers.ts";
import { canBook, discountLabel, stockLabel, stockStatus } from "#domain/offer/stockStatus.ts";
import { crockford } from "#domain/shared/crockford.ts";
import { groupedWon } from "#domain/shared/groupedWon.ts";
import { won } from "#domain/shared/Won.ts";
import {
	channelAt,
	channels,
	isCouponFlagChannel,
	isOwnChannel,
	isWatermarked,
	needsInternationalForm,
	ownChannelIndexes,
} from "#domain/stay/channel.ts";
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

	it("keeps every plan, never a dearer one before a cheaper one, ties in order [DOM-RATE-01]", () => {
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

	it("splits our entry out and sorts the others dearest first [DOM-RATE-02, DOM-RATE-03, DEC-102, EX-241]", () => {
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

	it("has no own entry when none carries the site's name [DEC-102, EX-242]", () => {
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
	])("of %s is %s and says %s [DEC-090]", (stock, status, label) => {
		expect(stockStatus(stock)).toBe(status);
		expect(stockLabel(stock)).toBe(label);
	});

	it.each([
		[true, 2, 2, true],
		[true, 2, 3, false],
		[true, null, 5, true],
		[true, 0, 0, false],
		[false, 9, 1, false],
	])("on sale %s with %s left takes %i rooms: %s [DEC-090]", (isOnSale, stock, rooms, can) => {
		expect(canBook({ isOnSale, stock }, rooms)).toBe(can);
	});

	it("names the four discount kinds [DOM-ENUM-03, DEC-092]", () => {
		const kinds: readonly DiscountKind[] = ["GENERAL", "LONG_NIGHT", "EARLY_BIRD", "TIME_DEAL"];
		expect(kinds.map(discountLabel)).toEqual(["일반 할인", "연박 할인", "얼리버드", "타임딜"]);
	});
});

describe("channels", () => {
	it("are ten, indexed from 1: our own and nine suppliers [CHAN-01, CHAN-02, CHAN-03, DEC-008]", () => {
		expect(channels.map(({ index }) => index)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
		expect(channels.map(({ code }) => code).join()).toBe("OWN,SUP1,SUP2,SUP3,SUP4,SUP5,SUP6,SUP7,SUP8,SUP9");
		expect(channels.every(({ isInUse }) => isInUse)).toBe(true);
		expect(channelAt(11)).toBeNull();
	});

	it("are ours exactly when the index is in the own list [CHAN-04]", () => {
		fc.assert(
			fc.property(fc.integer({ min: -5, max: 20 }), (index) => {
				expect(isOwnChannel(index)).toBe(ownChannelIndexes.includes(index));
			}),
		);
		expect(ownChannelIndexes).toEqual([1]);
	});

	it("ask for English names from SUP4 on [CHAN-05, DEC-008, DEC-096]", () => {
		const asking = channels.filter(({ index }) => needsInternationalForm(index)).map(({ code }) => code);
		expect(asking).toEqual(["SUP4", "SUP5", "SUP6", "SUP7", "SUP8", "SUP9"]);
		expect(needsInternationalForm(99)).toBe(false);
	});

	it("watermark one supplier's images and take only flagged coupons at one [CHAN-06, DEC-135, DEC-089]", () => {
		expect(channels.filter(({ index }) => isWatermarked(index)).map(({ code }) => code)).toEqual(["SUP3"]);
		expect(channels.filter(({ index }) => isCouponFlagChannel(index)).map(({ code }) => code)).toEqual([
			"SUP4",
		]);
		expect([isWatermarked(0), isCouponFlagChannel(0)]).toEqual([false, false]);
	});
});

describe("codes and figures", () => {
	it("are written in Crockford's base 32, highest digit first", () => {
		expect(crockford(0, 3)).toBe("000");
		expect(crockford(31 * 32 + 10, 3)).toBe("0ZA");
		expect(crockford(0xffff_ffff, 6)).toBe("ZZZZZZ");
		expect(Array.from({ length: 32 }, (_, digit) => crockford(digit, 1)).join("")).toBe(
			"0123456789ABCDEFGHJKMNPQRSTVWXYZ",
		);
	});

	it.each([
		[0, "0"],
		[999, "999"],
		[1_000, "1,000"],
		[-12_345_678, "-12,345,678"],
	])("group %i as %s", (amount, text) => {
		expect(groupedWon(amount)).toBe(text);
	});
});
