import { describe, expect, it } from "vitest";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { freeRooms, isHoliday, monthsBetween, nightFactor } from "#world/calendar/nights.ts";
import { defaultSeed } from "#world/makeWorld.ts";
import { makeReviews } from "#world/reviews/makeReviews.ts";
import { makeStays } from "#world/stays/makeStays.ts";

const today = stayDateOf("2026-11-26");
const full = makeStays(300, defaultSeed);

describe("makeStays", () => {
	it("returns the same stays for the same seed, and others for another seed", () => {
		expect(makeStays(30, 7)).toEqual(makeStays(30, 7));
		expect(makeStays(30, 7)).not.toEqual(makeStays(30, 8));
	});

	it("makes a smaller world a prefix of a larger one", () => {
		expect(makeStays(24, defaultSeed)).toEqual(full.slice(0, 24));
	});

	it("spreads 300 stays over Korea and eight other countries, all channels and all kinds", () => {
		const count = <K>(key: (stay: (typeof full)[number]) => K) => Map.groupBy(full, key);
		expect(count((stay) => stay.city.nation).size).toBe(9);
		expect(count((stay) => stay.city.nation).get("KR")?.length).toBeGreaterThanOrEqual(190);
		expect([...count((stay) => stay.channel).keys()].sort((a, b) => a - b)).toEqual([
			1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
		]);
		expect(count((stay) => stay.kind).size).toBe(10);
		expect(count((stay) => stay.city.code).size).toBeGreaterThanOrEqual(33);
	});

	it("sells at home and abroad with only 24 stays", () => {
		const nations = new Set(full.slice(0, 24).map(({ city }) => city.nation));
		expect(nations.has("KR")).toBe(true);
		expect(nations.size).toBeGreaterThan(3);
	});

	it("sells abroad through international suppliers only [CHAN-05]", () => {
		expect(full.filter(({ city, channel }) => (city.nation === "KR") !== channel < 5)).toEqual([]);
	});
});

describe("nights", () => {
	it("include lunar and fixed holidays", () => {
		expect(
			["2027-02-07", "2026-09-25", "2026-12-25", "2027-05-13"].every((day) => isHoliday(stayDateOf(day))),
		).toBe(true);
		expect(isHoliday(stayDateOf("2026-11-26"))).toBe(false);
	});

	it("cost most on Saturdays of the beach season", () => {
		const plain = nightFactor(stayDateOf("2027-03-09"), "beach", 160);
		const august = nightFactor(stayDateOf("2027-08-07"), "beach", 160);
		expect(august / plain).toBeGreaterThan(2);
	});

	it("never have fewer than zero rooms or more than exist", () => {
		for (let room = 1; room <= 300; room++) {
			for (const day of ["2026-12-24", "2027-01-05", "2027-08-07"]) {
				const free = freeRooms(6, room, stayDateOf(day));
				expect(free).toBeGreaterThanOrEqual(0);
				expect(free).toBeLessThanOrEqual(6);
			}
		}
	});

	it("list months across the turn of the year", () => {
		expect(
			monthsBetween(stayDateOf("2026-12-30"), stayDateOf("2027-02-01")).map(({ ym, days }) => [ym, days]),
		).toEqual([
			[202612, 31],
			[202701, 31],
			[202702, 28],
		]);
	});
});

describe("makeReviews", () => {
	const reviews = makeReviews(full, 6000, 1, today, Date.parse("2026-11-26T01:00:00Z"));

	it("writes 6,000 reviews that hardly repeat and match the contract", () => {
		expect(reviews).toHaveLength(6000);
		expect(new Set(reviews.map(({ content }) => content)).size).toBeGreaterThan(5900);
		for (const { title, content } of reviews) {
			expect(String(title).length).toBeLessThanOrEqual(50);
			expect(String(content).length).toBeGreaterThanOrEqual(10);
			expect(String(content)).not.toMatch(/[{}]|undefined/);
		}
	});

	it("praises what the stay has, and criticises what it lacks", () => {
		const stays = new Map(full.map((stay) => [stay.id, stay]));
		for (const { property_id, content } of reviews) {
			const stay = stays.get(Number(property_id));
			if (String(content).includes("수영장"))
				expect(stay?.facilities.has("POOL") || stay?.facilities.has("INDOOR_POOL")).toBe(true);
			if (String(content).includes("주차가 안 되는")) expect(stay?.facilities.has("PARKING")).toBe(false);
		}
	});

	it("rates good stays higher", () => {
		const average = (good: boolean) => {
			const ids = new Set(
				full.filter(({ quality }) => (good ? quality > 0.9 : quality < 0.6)).map(({ id }) => id),
			);
			const own = reviews.filter(({ property_id }) => ids.has(Number(property_id)));
			return own.reduce((sum, { star }) => sum + Number(star), 0) / own.length;
		};
		expect(average(true)).toBeGreaterThan(average(false) + 0.4);
	});
});
