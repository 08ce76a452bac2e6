import { describe, expect, it } from "vitest";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { freeRooms, isHoliday, monthsBetween, nightFactor } from "#world/calendar/nights.ts";
import { defaultSeed } from "#world/makeWorld.ts";
import { makeReviews } from "#world/reviews/makeReviews.ts";
import { makeStays } from "#world/stays/makeStays.ts";

const today = stayDateOf("2026-11-26");
const full = makeStays(300, defaultSeed);

describe("makeStays", () => {
	it("gives the same stays for the same seed, others for another", () => {
		expect(makeStays(30, 7)).toEqual(makeStays(30, 7));
		expect(makeStays(30, 7)).not.toEqual(makeStays(30, 8));
	});

	it("makes a smaller world the beginning of a larger one", () => {
		expect(makeStays(24, defaultSeed)).toEqual(full.slice(0, 24));
	});

	it("spreads 300 stays over Korea and eight other nations, all channels and all kinds", () => {
		const count = <K>(key: (stay: (typeof full)[number]) => K) => Map.groupBy(full, key);
		expect(count((stay) => stay.city.nation).size).toBe(9);
		expect(count((stay) => stay.city.nation).get("KR")?.length).toBeGreaterThanOrEqual(190);
		expect([...count((stay) => stay.channel).keys()].sort((a, b) => a - b)).toEqual([
			1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
		]);
		expect(count((stay) => stay.kind).size).toBe(10);
		expect(count((stay) => stay.city.code).size).toBeGreaterThanOrEqual(33);
	});

	it("already sells at home and abroad with 24 stays", () => {
		const nations = new Set(full.slice(0, 24).map(({ city }) => city.nation));
		expect(nations.has("KR")).toBe(true);
		expect(nations.size).toBeGreaterThan(3);
	});

	it("sells abroad through international suppliers only [CHAN-05]", () => {
		expect(full.filter(({ city, channel }) => (city.nation === "KR") !== channel < 5)).toEqual([]);
	});
});

describe("nights", () => {
	it("knows holidays that move with the moon, and fixed ones", () => {
		expect(
			["2027-02-07", "2026-09-25", "2026-12-25", "2027-05-13"].every((day) => isHoliday(stayDateOf(day))),
		).toBe(true);
		expect(isHoliday(stayDateOf("2026-11-26"))).toBe(false);
	});

	it("asks most on Saturdays of the beach season", () => {
		const plain = nightFactor(stayDateOf("2027-03-09"), "beach", 160);
		const august = nightFactor(stayDateOf("2027-08-07"), "beach", 160);
		expect(august / plain).toBeGreaterThan(2);
	});

	it("never has fewer than no rooms nor more than there are", () => {
		for (let room = 1; room <= 300; room++) {
			for (const day of ["2026-12-24", "2027-01-05", "2027-08-07"]) {
				const free = freeRooms(6, room, stayDateOf(day));
				expect(free).toBeGreaterThanOrEqual(0);
				expect(free).toBeLessThanOrEqual(6);
			}
		}
	});

	it("lists months across the end of a year", () => {
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

	it("writes 6,000 reviews that hardly repeat and fit the contract", () => {
		expect(reviews).toHaveLength(6000);
		expect(new Set(reviews.map(({ content }) => content)).size).toBeGreaterThan(5900);
		for (const { title, content } of reviews) {
			expect(String(title).length).toBeLessThanOrEqual(50);
			expect(String(content).length).toBeGreaterThanOrEqual(10);
			expect(String(content)).not.toMatch(/[{}]|undefined/);
		}
	});

	it("praises what the stay has, and complains of what it lacks", () => {
		const stays = new Map(full.map((stay) => [stay.id, stay]));
		for (const { property_id, content } of reviews) {
			const stay = stays.get(Number(property_id));
			if (String(content).includes("수영장"))
				expect(stay?.facilities.has("POOL") || stay?.facilities.has("INDOOR_POOL")).toBe(true);
			if (String(content).includes("주차가 안 되는")) expect(stay?.facilities.has("PARKING")).toBe(false);
		}
	});

	it("likes good stays better", () => {
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
