import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { addDays, nightsBetween, stayDateOf } from "#domain/shared/StayDate.ts";
import { stayFrom } from "#domain/shared/StayDates.ts";
import { conditionsFor, type PlanRule } from "#server/catalogue/pricing/PlanRule.ts";
import { momentOf, monthSpans, type StayTerms } from "#server/catalogue/pricing/StayTerms.ts";

const rule: PlanRule = {
	maxGuests: 2,
	minNights: 1,
	maxNights: 30,
	normalPercent: 5,
	memberPercent: 12,
	discount: null,
	isHidden: false,
	stayStart: null,
	stayEnd: null,
	saleStart: null,
	saleEnd: null,
	promotions: [],
};
const day = stayDateOf;
const stay: StayTerms = { ...stayFrom(day("2026-12-06"), 2), rooms: 1, guests: 2 };
const moment = momentOf(koreanInstant("2026-11-21 10:00") ?? 0);
const discount = { minNights: null, minDaysAhead: null, startsAt: null, endsAt: null, percent: 10 };

describe("conditionsFor", () => {
	it.each([
		["more guests than the rooms take", {}, { guests: 3 }, false],
		["as many guests as two rooms take", {}, { guests: 4, rooms: 2 }, true],
		["fewer nights than the least", { minNights: 3 }, {}, false],
		["more nights than the most", { maxNights: 1 }, {}, false],
		["a sale that begins tomorrow", { saleStart: day("2026-11-22") }, {}, false],
		["a sale that ends today", { saleEnd: day("2026-11-21") }, {}, true],
		["a sale that ended yesterday", { saleEnd: day("2026-11-20") }, {}, false],
		["nights from the first day of the plan", { stayStart: day("2026-12-06") }, {}, true],
		["a night before the plan's days", { stayStart: day("2026-12-07") }, {}, false],
		["a last night on the plan's last day", { stayEnd: day("2026-12-07") }, {}, true],
		["a night after the plan's days", { stayEnd: day("2026-12-06") }, {}, false],
	])("decides whether a plan is sold for %s [ENT-16]", (_, change, asked, isSold) => {
		expect(conditionsFor({ ...rule, ...change }, { ...stay, ...asked }, moment) !== null).toBe(isSold);
	});

	it.each([
		["GENERAL always", { kind: "GENERAL" }, true],
		["LONG_NIGHT from its nights on", { kind: "LONG_NIGHT", minNights: 2 }, true],
		["LONG_NIGHT not below", { kind: "LONG_NIGHT", minNights: 3 }, false],
		["EARLY_BIRD fifteen days ahead", { kind: "EARLY_BIRD", minDaysAhead: 15 }, true],
		["EARLY_BIRD not a day later", { kind: "EARLY_BIRD", minDaysAhead: 16 }, false],
		[
			"TIME_DEAL from its first moment",
			{ kind: "TIME_DEAL", startsAt: moment.now, endsAt: moment.now + 1 },
			true,
		],
		["TIME_DEAL not at its end", { kind: "TIME_DEAL", startsAt: 0, endsAt: moment.now }, false],
	] as const)("applies the discount %s [DOM-ENUM-03]", (_, kind, isGiven) => {
		const conditions = conditionsFor({ ...rule, discount: { ...discount, ...kind } }, stay, moment);
		expect(conditions?.discount?.percent ?? 0).toBe(isGiven ? 10 : 0);
	});

	it("includes promotions only during their sale period and for nights within their stay period [ENT-20]", () => {
		const promotion = {
			id: 1,
			type: "PERCENT",
			amount: 10,
			stayStart: day("2026-12-06"),
			stayEnd: day("2026-12-07"),
			saleStart: day("2026-11-21"),
			saleEnd: day("2026-11-21"),
			isSecret: false,
		} as const;
		const count = (change: object, asked: object = {}, wanted: number | null = null) =>
			conditionsFor(
				{ ...rule, promotions: [{ ...promotion, ...change }] },
				{ ...stay, ...asked },
				moment,
				wanted,
			)?.promotions.length;
		expect(count({})).toBe(1);
		expect(count({}, { checkOutDate: day("2026-12-09") })).toBe(0);
		expect(count({}, { checkInDate: day("2026-12-05") })).toBe(0);
		expect(count({ saleEnd: day("2026-11-20") })).toBe(0);
		expect(count({ isSecret: true })).toBe(0);
		expect(count({ isSecret: true }, {}, 1)).toBe(1);
	});
});

describe("monthSpans", () => {
	it("covers every night exactly once, in month rows [SEARCH-COND-03]", () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: 0, max: 181 }), (start, nights) => {
				const checkIn = addDays(day("2026-01-01"), start);
				const spans = monthSpans(stayFrom(checkIn, nights));
				const days = spans.flatMap(({ ym, from, to }) =>
					Array.from({ length: to - from + 1 }, (_, index) =>
						day(
							`${Math.floor(ym / 100)}-${String(ym % 100).padStart(2, "0")}-${String(from + index).padStart(2, "0")}`,
						),
					),
				);
				expect(days.length).toBe(nights);
				// At most as many month rows as there are statements for.
				expect(spans.length).toBeLessThanOrEqual(7);
				expect(days.every((each, index) => nightsBetween(checkIn, each) === index)).toBe(true);
			}),
		);
	});
});
