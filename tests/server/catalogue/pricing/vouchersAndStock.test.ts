import { describe, expect, it } from "vitest";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import { stayFrom } from "#domain/shared/StayDates.ts";
import { cheapestOffer } from "#server/catalogue/pricing/cheapestOffer.ts";
import { type PlanOffer, priceOffer } from "#server/catalogue/pricing/offers.ts";
import {
	conditionsFor,
	type DiscountRule,
	type PlanRule,
	voucherConditions,
} from "#server/catalogue/pricing/PlanRule.ts";
import { bestPromotion } from "#server/catalogue/pricing/planAmount.ts";
import { momentOf } from "#server/catalogue/pricing/StayTerms.ts";
import type { StoredPlan } from "#server/catalogue/pricing/StoredPlan.ts";

const moment = momentOf(koreanInstant("2026-11-26 10:00:00") ?? 0);
const { today, now } = moment;
const rule: PlanRule = {
	maxGuests: 2,
	minNights: 1,
	maxNights: 30,
	normalPercent: 0,
	memberPercent: 10,
	discount: null,
	isHidden: false,
	stayStart: null,
	stayEnd: null,
	saleStart: null,
	saleEnd: null,
	promotions: [],
};
const off = (kind: DiscountRule["kind"], more: Partial<DiscountRule> = {}): DiscountRule => ({
	kind,
	percent: 10,
	minNights: null,
	minDaysAhead: null,
	startsAt: null,
	endsAt: null,
	...more,
});
const promotion = {
	id: 5,
	type: "AMOUNT",
	amount: 1_000,
	stayStart: today,
	stayEnd: today,
	saleStart: today,
	saleEnd: today,
	isSecret: false,
} as const;
const plan = (change: Partial<StoredPlan> = {}): StoredPlan => ({
	propertyId: 1,
	roomId: 2,
	ratePlanId: 3,
	name: "조식 포함",
	roomName: "디럭스 더블",
	meal: null,
	checkInTime: "15:00",
	timeZone: "Asia/Seoul",
	rule,
	cashbackPercent: 5,
	taxPercent: 0,
	propertyFee: 0,
	cancelPolicy: { tiers: [] },
	isPartialCancelAllowed: false,
	voucherPrice: null,
	prices: [100_000, 110_000],
	stock: [3, 2],
	...change,
});
const stay = (rooms = 1, nights = 2) => ({ ...stayFrom(addDays(today, 10), nights), rooms, guests: rooms });
const member = { memberId: 7, isSpecial: false };
const visitor = { memberId: null, isSpecial: false };

describe("a voucher's conditions [DEC-192]", () => {
	it("depend on its sale period, not on the plan's nights or guests", () => {
		const strict = {
			...rule,
			maxGuests: 0,
			minNights: 9,
			stayStart: addDays(today, 99),
			stayEnd: addDays(today, 99),
		};
		expect(voucherConditions(strict, moment)).toMatchObject({ normalPercent: 0, memberPercent: 10 });
		expect(voucherConditions({ ...rule, saleStart: addDays(today, 1) }, moment)).toBeNull();
		expect(voucherConditions({ ...rule, saleEnd: addDays(today, -1) }, moment)).toBeNull();
		expect(voucherConditions({ ...rule, saleStart: today, saleEnd: today }, moment)).not.toBeNull();
	});

	it.each([
		["GENERAL", {}, true],
		["TIME_DEAL", { startsAt: now, endsAt: now + 1 }, true],
		["TIME_DEAL", { startsAt: now + 1 }, false],
		["TIME_DEAL", { endsAt: now }, false],
		["TIME_DEAL", {}, true],
		["LONG_NIGHT", { minNights: 1 }, false],
		["EARLY_BIRD", { minDaysAhead: 0 }, false],
	] as const)("apply a discount of kind %s with %j: %s", (kind, more, isGiven) => {
		const discount = off(kind, more);
		expect(voucherConditions({ ...rule, discount }, moment)?.discount).toEqual(isGiven ? discount : null);
	});

	it("include no discount when the plan has none", () => {
		expect(voucherConditions(rule, moment)?.discount).toBeNull();
	});

	it("include the day's promotions, secret ones only when requested by id", () => {
		const ids = (change: object, wanted: number | null = null) =>
			voucherConditions(
				{ ...rule, promotions: [{ ...promotion, ...change }] },
				moment,
				wanted,
			)?.promotions.map(({ id }) => id);
		expect(ids({})).toEqual([5]);
		expect(ids({ saleStart: addDays(today, 1), saleEnd: addDays(today, 1) })).toEqual([]);
		expect([ids({ isSecret: true }), ids({ isSecret: true }, 5)]).toEqual([[], [5]]);
	});
});

describe("a stay's conditions", () => {
	it("are null before today and exist from today on [ENT-16]", () => {
		const from = (days: number) =>
			conditionsFor(rule, { ...stayFrom(addDays(today, days), 1), rooms: 1, guests: 1 }, moment);
		expect([from(-1) === null, from(0) === null]).toEqual([true, false]);
	});

	it("allow up to the maximum number of nights, and end with the plan's last night [ENT-16]", () => {
		const nights = (count: number, change: Partial<PlanRule>) =>
			conditionsFor({ ...rule, ...change }, stay(1, count), moment) !== null;
		expect([nights(3, { maxNights: 3 }), nights(4, { maxNights: 3 })]).toEqual([true, false]);
		expect([nights(1, { stayEnd: addDays(today, 10) }), nights(1, { stayEnd: addDays(today, 9) })]).toEqual([
			true,
			false,
		]);
	});

	it.each([
		["LONG_NIGHT without a number is from two nights on", off("LONG_NIGHT"), 1, false],
		["LONG_NIGHT without a number is from two nights on", off("LONG_NIGHT"), 2, true],
		["TIME_DEAL without a beginning has begun", off("TIME_DEAL", { endsAt: now + 1 }), 1, true],
		["TIME_DEAL that begins later has not", off("TIME_DEAL", { startsAt: now + 1 }), 1, false],
		["TIME_DEAL without an end goes on", off("TIME_DEAL", { startsAt: now }), 1, true],
	] as const)("%s [DOM-ENUM-03]", (_what, discount, nights, isGiven) => {
		expect(conditionsFor({ ...rule, discount }, stay(1, nights), moment)?.discount).toEqual(
			isGiven ? discount : null,
		);
	});

	it("EARLY_BIRD without a number applies from one day ahead [DOM-ENUM-03]", () => {
		const ahead = (days: number) =>
			conditionsFor(
				{ ...rule, discount: off("EARLY_BIRD") },
				{ ...stayFrom(addDays(today, days), 1), rooms: 1, guests: 1 },
				moment,
			)?.discount ?? null;
		expect([ahead(0), ahead(1)?.percent]).toEqual([null, 10]);
	});
});

describe("a plan's offer", () => {
	it("has as many rooms as its tightest night, and is not on sale for more [DEC-090]", () => {
		const of = (rooms: number) => priceOffer(plan(), stay(rooms), member, moment);
		expect(of(2)).toMatchObject({ stock: 2, isOnSale: true });
		expect(of(3)).toMatchObject({ stock: 2, isOnSale: false });
	});

	it("is null when a night is closed or the plan is not sold for such a stay", () => {
		expect(priceOffer(plan({ prices: [100_000, null] }), stay(), member, moment)).toBeNull();
		expect(priceOffer(plan({ rule: { ...rule, maxNights: 1 } }), stay(), member, moment)).toBeNull();
	});

	it("is always on sale for vouchers during their sale, one voucher per requested room [DEC-192]", () => {
		const vouchers = plan({
			voucherPrice: 80_000,
			prices: [],
			stock: [],
			rule: { ...rule, maxGuests: 0, minNights: 9 },
		});
		const offer = priceOffer(vouchers, stay(3), member, moment);
		expect(offer).toMatchObject({ stock: null, isOnSale: true, saleAmount: 240_000 });
		expect(offer?.prices.saleAmount).toBe(240_000);
		expect(
			priceOffer({ ...vouchers, rule: { ...rule, saleEnd: addDays(today, -1) } }, stay(), member, moment),
		).toBeNull();
	});

	it("hides members-only amounts from visitors only [DEC-091]", () => {
		const hidden = plan({ rule: { ...rule, isHidden: true } });
		const isHidden = (of: StoredPlan, viewer: typeof member | typeof visitor) =>
			priceOffer(of, stay(), viewer, moment)?.isHidden;
		expect([isHidden(hidden, visitor), isHidden(hidden, member), isHidden(plan(), visitor)]).toEqual([
			true,
			false,
			false,
		]);
	});
});

describe("the plan shown in a list", () => {
	const offer = (saleAmount: number, change: Partial<PlanOffer> = {}) =>
		({ saleAmount, isOnSale: true, isHidden: false, ...change }) as PlanOffer;

	it("is the first of the cheapest that are on sale with a visible amount [DEC-091, DEC-179]", () => {
		const [dear, cheap, same] = [offer(200), offer(100), offer(100)];
		expect(cheapestOffer([dear, cheap, same])).toBe(cheap);
		expect(cheapestOffer([offer(50, { isOnSale: false }), dear])).toBe(dear);
		expect(cheapestOffer([offer(50, { isHidden: true }), dear, cheap])).toBe(cheap);
		expect(cheapestOffer([])).toBeNull();
	});

	it("is the first when all amounts are hidden", () => {
		const [first, second] = [offer(200, { isHidden: true }), offer(100, { isHidden: true })];
		expect(cheapestOffer([first, second])).toBe(first);
	});
});

describe("the promotion applied", () => {
	const conditions = (...promotions: { id: number; type: "AMOUNT" | "PERCENT"; amount: number }[]) => ({
		normalPercent: 0,
		memberPercent: 0,
		discount: null,
		isHidden: false,
		promotions,
	});

	it("is the older of two with the same result, in any order", () => {
		const [older, newer] = [
			{ id: 3, type: "AMOUNT" as const, amount: 10_000 },
			{ id: 9, type: "PERCENT" as const, amount: 10 },
		];
		expect(bestPromotion(100_000, conditions(older, newer))?.id).toBe(3);
		expect(bestPromotion(100_000, conditions(newer, older))?.id).toBe(3);
		expect(bestPromotion(90_000, conditions(newer, older))?.id).toBe(3);
		expect(bestPromotion(110_000, conditions(older, newer))?.id).toBe(9);
		expect(bestPromotion(110_000, conditions(newer, older))?.id).toBe(9);
	});

	it("is the only one, or null if there is none", () => {
		expect(bestPromotion(100, conditions())).toBeNull();
		expect(bestPromotion(100, conditions({ id: 3, type: "AMOUNT", amount: 1 }))?.id).toBe(3);
	});
});
