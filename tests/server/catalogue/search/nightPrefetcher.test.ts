import { describe, expect, it } from "vitest";
import { addDays, nightsBetween, type StayDate } from "#domain/shared/StayDate.ts";
import { nightDays, stayFrom, stayRules } from "#domain/shared/StayDates.ts";
import { roomFor } from "#server/catalogue/search/CityModel.ts";
import { NightCache } from "#server/catalogue/search/NightCache.ts";
import { NightPrefetcher } from "#server/catalogue/search/NightPrefetcher.ts";
import { bytesOf } from "#server/catalogue/search/NightSlot.ts";
import { ReadModel } from "#server/catalogue/search/ReadModel.ts";
import { Search } from "#server/catalogue/search/Search.ts";
import { markChanged } from "#server/catalogue/search/store/marks.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { recentReadsOf } from "#server/platform/database/RecentReads.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { dice, insertPlaces, insertStays, NOW, TODAY } from "./randomCatalogue.ts";

const cities = [1, 2, 3];

/** A catalogue with its read model, and a process that reads it; `reads` counts its fetches of nights. */
async function catalogue(db: Database, maxBytes: number) {
	await insertPlaces(db);
	await insertStays(
		db,
		dice(5),
		Array.from({ length: 60 }, (_, index) => 1001 + index),
	);
	const leader = new Search({ db, clock: { now: () => NOW } });
	await leader.refresh();
	const reads = { count: 0 };
	const model = new ReadModel(
		{
			...db,
			copy: (text, take) => {
				reads.count += text.includes("stay_night") ? 1 : 0;
				return db.copy(text, take);
			},
		},
		new NightCache(maxBytes),
	);
	await model.begin();
	return { leader, model, reads, ahead: new NightPrefetcher(model, maxBytes) };
}

async function allSteps(ahead: NightPrefetcher, today: StayDate): Promise<number> {
	for (let steps = 0; ; steps++) if (!(await ahead.step(today))) return steps;
}

forEachDatabase((_name, open) => {
	describe("NightPrefetcher", () => {
		it("preloads every night on sale before it is requested", async () => {
			const db = await open();
			const { model, reads, ahead } = await catalogue(db, 64 * 1024 * 1024);
			await allSteps(ahead, TODAY);
			const { rows } = await db.query<{ last: StayDate }>("SELECT max(night)::text AS last FROM stay_night");
			const sold = Math.min(nightsBetween(TODAY, rows[0]!.last) + 1, stayRules.daysAhead);
			expect(sold).toBeGreaterThan(30);
			reads.count = 0;
			await model.cityNights(cities, nightDays(stayFrom(TODAY, sold)));
			expect(reads.count).toBe(0);
			// Nothing is read twice while nothing has changed.
			expect(await ahead.step(TODAY)).toBe(false);
			expect(reads.count).toBe(0);
		});

		it("runs in the background while the search is started", async () => {
			const db = await open();
			await catalogue(db, 64 * 1024 * 1024);
			const asked = { count: 0 };
			const reads = {
				...recentReadsOf(db),
				source: 0,
				copy: (text: string, take: Parameters<Database["copy"]>[1]) => {
					asked.count += text.includes(addDays(TODAY, 50)) ? 1 : 0;
					return db.copy(text, take);
				},
			};
			const search = new Search({ db, reads, clock: { now: () => NOW } });
			search.start();
			await expect.poll(() => asked.count, { timeout: 60_000 }).toBe(1);
			// After a switch to another server, everything is read again.
			reads.source += 1;
			await expect.poll(() => asked.count, { timeout: 60_000 }).toBe(2);
			await search.stop();
		});

		it("uses at most half of the cache, the nearest nights first", async () => {
			const db = await open();
			const whole = await catalogue(db, 64 * 1024 * 1024);
			const [largest] = await whole.model.largestCities();
			const [city] = await whole.model.cities([largest!.cityId]);
			const room = 2 * 20 * bytesOf(city!.nightSize);
			const model = new ReadModel(db, new NightCache(room));
			const ahead = new NightPrefetcher(model, room);
			await model.begin();
			await allSteps(ahead, TODAY);
			const before = model.nightBytes;
			expect(before).toBe(room / 2);
			await model.cityNights([largest!.cityId], nightDays(stayFrom(TODAY, 20)));
			expect(model.nightBytes).toBe(before);
			await model.cityNights([largest!.cityId], nightDays(stayFrom(addDays(TODAY, 20), 1)));
			expect(model.nightBytes).toBeGreaterThan(before);
		});

		it("prefers the largest cities when not all of them fit", async () => {
			const db = await open();
			const { model } = await catalogue(db, 64 * 1024 * 1024);
			const [first, second] = await model.largestCities();
			const [one, other] = [first!, second!].map(({ blocks }) =>
				bytesOf({ blocks: roomFor(blocks), planes: 1 }),
			);
			const room = 2 * stayRules.daysAhead * (one! + other! - 1);
			const small = new ReadModel(db, new NightCache(room));
			await small.begin();
			const ahead = new NightPrefetcher(small, room);
			await ahead.step(TODAY);
			const taken = small.nightBytes;
			await small.cityNights([first!.cityId], nightDays(stayFrom(TODAY, 1)));
			expect(small.nightBytes).toBe(taken);
			await small.cityNights([second!.cityId], nightDays(stayFrom(TODAY, 1)));
			expect(small.nightBytes).toBeGreaterThan(taken);
		});

		it("reloads nights after a city's layout changed, and on a new day", async () => {
			const db = await open();
			const { leader, model, reads, ahead } = await catalogue(db, 64 * 1024 * 1024);
			await allSteps(ahead, TODAY);
			reads.count = 0;
			await markChanged(db, 1001);
			await leader.refresh();
			await model.follow(TODAY);
			expect(await allSteps(ahead, TODAY)).toBeGreaterThan(0);
			expect(reads.count).toBeGreaterThan(0);
			expect(await ahead.step(addDays(TODAY, 1))).toBe(true);
		});
	});
});
