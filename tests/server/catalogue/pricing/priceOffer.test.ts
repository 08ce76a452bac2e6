import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { stayFrom } from "#domain/shared/StayDates.ts";
import { cheapestOffer } from "#server/catalogue/pricing/cheapestOffer.ts";
import { priceOffer } from "#server/catalogue/pricing/offers.ts";
import type { PlanRule } from "#server/catalogue/pricing/PlanRule.ts";
import { momentOf } from "#server/catalogue/pricing/StayTerms.ts";
import type { StoredPlan } from "#server/catalogue/pricing/StoredPlan.ts";

const moment = momentOf(koreanInstant("2026-11-26 10:00:00") ?? 0);
const checkIn = stayDateOf("2026-12-06");
const days = { stayStart: stayDateOf("2026-11-01"), stayEnd: stayDateOf("2027-12-31") };
const percent = fc.integer({ min: 0, max: 90 });
const rule: fc.Arbitrary<PlanRule> = fc.record({
	maxGuests: fc.constant(4),
	minNights: fc.constant(1),
	maxNights: fc.constant(45),
	normalPercent: percent,
	memberPercent: percent,
	discount: fc.option(
		percent.map((off) => ({
			kind: "GENERAL" as const,
			percent: off,
			minNights: null,
			minDaysAhead: null,
			startsAt: null,
			endsAt: null,
		})),
		{ nil: null },
	),
	isHidden: fc.boolean(),
	stayStart: fc.constant(null),
	stayEnd: fc.constant(null),
	saleStart: fc.constant(null),
	saleEnd: fc.constant(null),
	promotions: fc.array(
		fc.record({
			id: fc.integer({ min: 1, max: 9 }),
			type: fc.constantFrom("PERCENT" as const, "AMOUNT" as const),
			amount: percent,
			...Object.fromEntries(Object.entries(days).map(([name, day]) => [name, fc.constant(day)])),
			saleStart: fc.constant(days.stayStart),
			saleEnd: fc.constant(days.stayEnd),
			isSecret: fc.boolean(),
		}) as fc.Arbitrary<PlanRule["promotions"][number]>,
		{ maxLength: 3 },
	),
});
const price = fc.integer({ min: 1, max: 900_000 });

/** Plans of one room for a number of nights, or vouchers. */
const plans = (nights: number): fc.Arbitrary<readonly StoredPlan[]> =>
	fc.array(
		fc
			.record({
				rule,
				voucherPrice: fc.option(price, { nil: null }),
				prices: fc.array(price, { minLength: nights, maxLength: nights }),
				stock: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: nights, maxLength: nights }),
			})
			.map((drawn) => ({
				propertyId: 1,
				roomId: 1,
				ratePlanId: 1,
				name: "조식 포함",
				roomName: "디럭스 더블",
				meal: null,
				checkInTime: "15:00",
				timeZone: "Asia/Seoul",
				cashbackPercent: 5,
				taxPercent: 0,
				propertyFee: 0,
				cancelPolicy: { tiers: [] },
				isPartialCancelAllowed: false,
				...drawn,
			})),
		{ minLength: 1, maxLength: 6 },
	);
const asked = fc.record({
	nights: fc.integer({ min: 1, max: 5 }),
	rooms: fc.integer({ min: 1, max: 5 }),
	isSpecial: fc.boolean(),
	wanted: fc.option(fc.integer({ min: 1, max: 9 }), { nil: null }),
});
const drawn = asked.chain((each) => plans(each.nights).map((some) => ({ ...each, plans: some })));

describe("priceOffer", () => {
	it("compares plans by their ledger total, and picks the one cheapest for this viewer [DEC-077, DEC-179]", () => {
		fc.assert(
			fc.property(drawn, ({ nights, rooms, isSpecial, wanted, plans: some }) => {
				const stay = { ...stayFrom(checkIn, nights), rooms, guests: rooms };
				const viewer = { memberId: 7, isSpecial };
				const offers = some.map((plan) => priceOffer(plan, stay, viewer, moment, wanted)!);
				for (const offer of offers) {
					expect(offer.saleAmount).toBe(offer.prices.saleAmount);
					// Computed once: later reads return the same lines.
					expect(offer.prices).toBe(offer.prices);
				}
				const free = offers.filter(({ isOnSale }) => isOnSale);
				const least = Math.min(...free.map(({ prices }) => prices.saleAmount));
				const first = free.find(({ prices }) => prices.saleAmount === least) ?? null;
				expect(cheapestOffer(offers)).toBe(first);
			}),
			{ numRuns: 500 },
		);
	});
});
