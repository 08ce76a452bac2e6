import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { addDays, stayDateOf } from "#domain/shared/StayDate.ts";
import { stayFrom } from "#domain/shared/StayDates.ts";
import { conditionsFor, type PlanRule } from "#server/catalogue/pricing/PlanRule.ts";
import { planAmount } from "#server/catalogue/pricing/planAmount.ts";
import { type PlanNights, priceDays } from "#server/catalogue/pricing/priceDays.ts";
import { momentOf } from "#server/catalogue/pricing/StayTerms.ts";

const moment = momentOf(koreanInstant("2026-11-26 10:00:00") ?? 0);
const first = stayDateOf("2026-12-06");
const days = 6;
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
const member = { memberId: 7, isSpecial: false };
const plan = (change: Partial<PlanNights> & { readonly rule?: PlanRule } = {}): PlanNights => ({
	rule,
	prices: new Array(days).fill(100_000),
	stock: new Array(days).fill(2),
	...change,
});
const look = (
	plans: readonly PlanNights[],
	asked: { nights?: number; rooms?: number; guests?: number } = {},
	viewer = member as { memberId: number | null; isSpecial: boolean },
) => {
	const { nights = 1, rooms = 1, guests = 2 } = asked;
	return priceDays(plans, { first, count: 3 }, { ...stayFrom(first, nights), rooms, guests }, viewer, moment);
};
const none = { isFree: false, amount: null };

describe("daily prices [DEC-077] [DEC-091]", () => {
	it("are the lowest across the plans, for the single night and for the whole stay from that day", () => {
		const dear = plan({ prices: [120_000, 80_000, 120_000, 120_000, 1, 1] });
		expect(look([plan(), dear], { nights: 2 })).toEqual([
			{
				date: "2026-12-06",
				night: { isFree: true, amount: 100_000 },
				stay: { isFree: true, amount: 200_000 },
			},
			{
				date: "2026-12-07",
				night: { isFree: true, amount: 80_000 },
				stay: { isFree: true, amount: 200_000 },
			},
			{
				date: "2026-12-08",
				night: { isFree: true, amount: 100_000 },
				stay: { isFree: true, amount: 200_000 },
			},
		]);
	});

	it("cover one room for the night and all rooms for the stay, at this viewer's price", () => {
		const [day] = look([plan()], { nights: 2, rooms: 2, guests: 4 }, { memberId: 7, isSpecial: true });
		expect(day).toMatchObject({ night: { amount: 90_000 }, stay: { amount: 360_000 } });
	});

	it("are empty when a night is closed, has too few rooms or lies beyond the known range", () => {
		const closed = plan({ prices: [null, 100_000, 100_000] });
		expect(look([closed]).map(({ night }) => night)).toEqual([
			none,
			{ isFree: true, amount: 100_000 },
			{ isFree: true, amount: 100_000 },
		]);
		expect(look([closed], { nights: 2 }).map(({ stay }) => stay.isFree)).toEqual([false, true, false]);
		const few = plan({ stock: [1, 2, 0, 2, 2, 2] });
		expect(look([few], { rooms: 2 }).map(({ night }) => night.isFree)).toEqual([false, true, false]);
		expect(look([few], { nights: 2 }).map(({ stay }) => stay.isFree)).toEqual([true, false, false]);
		expect(look([plan({ stock: [] })])[0]).toMatchObject({ night: none, stay: none });
	});

	it("quote a plan with a minimum stay at its nightly price for that many equal nights", () => {
		const long = { ...rule, minNights: 3 };
		const discount = {
			kind: "LONG_NIGHT",
			percent: 30,
			minNights: 3,
			minDaysAhead: null,
			startsAt: null,
			endsAt: null,
		} as const;
		const [day] = look([plan({ rule: { ...long, discount } })]);
		expect(day).toMatchObject({ night: { isFree: true, amount: 70_000 }, stay: none });
		const [least] = look([plan({ rule: { ...rule, minNights: 0 } })]);
		expect(least?.night.amount).toBe(100_000);
	});

	it("are free but without an amount for a visitor when the price is members-only", () => {
		const hidden = plan({ rule: { ...rule, isHidden: true }, prices: new Array(days).fill(50_000) });
		const visitor = { memberId: null, isSpecial: false };
		expect(look([hidden], {}, visitor)[0]).toMatchObject({
			night: { isFree: true, amount: null },
			stay: { isFree: true, amount: null },
		});
		expect(look([hidden, plan()], {}, visitor)[0]).toMatchObject({
			night: { amount: 100_000 },
			stay: { amount: 100_000 },
		});
		expect(look([hidden, plan()])[0]).toMatchObject({ night: { amount: 50_000 }, stay: { amount: 50_000 } });
	});

	it("are empty when the guests exceed the plan's capacity", () => {
		expect(look([plan()], { guests: 3 })[0]).toMatchObject({ night: none, stay: none });
	});

	it("match pricing every plan for every stay separately", () => {
		const price = fc.option(fc.integer({ min: 1, max: 900_000 }), { nil: null });
		const drawn = fc.record({
			rule: fc.record({
				...Object.fromEntries(Object.entries(rule).map(([name, value]) => [name, fc.constant(value)])),
				minNights: fc.integer({ min: 1, max: 3 }),
				normalPercent: fc.integer({ min: 0, max: 50 }),
			}) as fc.Arbitrary<PlanRule>,
			prices: fc.array(price, { minLength: days, maxLength: days }),
			stock: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: days, maxLength: days }),
		});
		fc.assert(
			fc.property(
				fc.array(drawn, { maxLength: 3 }),
				fc.integer({ min: 1, max: 3 }),
				fc.integer({ min: 1, max: 2 }),
				(plans, nights, rooms) => {
					for (const [at, { stay }] of look(plans, { nights, rooms, guests: rooms }).entries()) {
						const asked = { ...stayFrom(addDays(first, at), nights), rooms, guests: rooms };
						const amounts = plans.flatMap(({ rule: terms, prices, stock }) => {
							const conditions = conditionsFor(terms, asked, moment);
							const span = prices.slice(at, at + nights);
							const isFree =
								span.every((one) => one !== null) &&
								stock.slice(at, at + nights).every((left) => left >= rooms);
							const sum = span.reduce<number>((all, one) => all + (one ?? 0), 0);
							return conditions && isFree ? [planAmount(sum * rooms, conditions, false)] : [];
						});
						expect(stay).toEqual({
							isFree: amounts.length > 0,
							amount: amounts.length > 0 ? Math.min(...amounts) : null,
						});
					}
				},
			),
		);
	});
});
