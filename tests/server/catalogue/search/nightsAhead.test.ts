import { describe, expect, it } from "vitest";
import { addDays, nightsBetween, type StayDate } from "#domain/shared/StayDate.ts";
import { nightDays, stayFrom, stayRules } from "#domain/shared/StayDates.ts";
import { NightsAhead } from "#server/catalogue/search/NightsAhead.ts";
import { ReadModel } from "#server/catalogue/search/ReadModel.ts";
import { Search } from "#server/catalogue/search/Search.ts";
import { markChanged } from "#server/catalogue/search/store/marks.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { dice, insertPlaces, insertStays, NOW, TODAY } from "./randomCatalogue.ts";

const cities = [1, 2, 3];

/** A catalogue with its read model, and a process that reads it; `reads` counts its journeys for nights. */
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
		maxBytes,
	);
	await model.begin();
	return { leader, model, reads, ahead: new NightsAhead(maxBytes) };
}

async function allSteps(ahead: NightsAhead, model: ReadModel, today: StayDate): Promise<number> {
	for (let steps = 0; ; steps++) if (!(await ahead.step(model, today))) return steps;
}

forEachDatabase((_name, open) => {
	describe("the nights to come", () => {
		it("are at hand before somebody asks for them, as far as the catalogue is sold", async () => {
			const db = await open();
			const { model, reads, ahead } = await catalogue(db, 64 * 1024 * 1024);
			await allSteps(ahead, model, TODAY);
			const { rows } = await db.query<{ last: StayDate }>("SELECT max(night)::text AS last FROM stay_night");
			const sold = Math.min(nightsBetween(TODAY, rows[0]!.last) + 1, stayRules.daysAhead);
			expect(sold).toBeGreaterThan(30);
			reads.count = 0;
			await model.cityNights(cities, nightDays(stayFrom(TODAY, sold)));
			expect(reads.count).toBe(0);
			// and nothing is read twice while nothing has changed
			expect(await ahead.step(model, TODAY)).toBe(false);
			expect(reads.count).toBe(0);
		});

		it("come by themselves while the search keeps up", async () => {
			const db = await open();
			await insertPlaces(db);
			await insertStays(db, dice(6), [1001, 1002, 1003]);
			const asked = { count: 0 };
			const counted: Database = {
				...db,
				copy: (text, take) => {
					asked.count += text.includes(addDays(TODAY, 50)) ? 1 : 0;
					return db.copy(text, take);
				},
			};
			const search = new Search({ db: counted, clock: { now: () => NOW } });
			search.start();
			await expect.poll(() => asked.count, { timeout: 60_000 }).toBe(1);
			await search.stop();
		});

		it("take half of the room at most, the nearest first", async () => {
			const db = await open();
			const whole = await catalogue(db, 64 * 1024 * 1024);
			const [largest] = await whole.model.largestCities();
			const [city] = await whole.model.cities([largest!.cityId]);
			const room = 2 * 20 * city!.nightBytes;
			const model = new ReadModel(db, room);
			const ahead = new NightsAhead(room);
			await model.begin();
			await allSteps(ahead, model, TODAY);
			const before = model.nightBytes;
			expect(before).toBe(room / 2);
			await model.cityNights([largest!.cityId], nightDays(stayFrom(TODAY, 20)));
			expect(model.nightBytes).toBe(before);
			await model.cityNights([largest!.cityId], nightDays(stayFrom(addDays(TODAY, 20), 1)));
			expect(model.nightBytes).toBeGreaterThan(before);
		});

		it("are those of the largest cities where all of them are too many", async () => {
			const db = await open();
			const { model } = await catalogue(db, 64 * 1024 * 1024);
			const [first, second] = await model.largestCities();
			const room = 2 * stayRules.daysAhead * (first!.nightBytes + second!.nightBytes - 1);
			const small = new ReadModel(db, room);
			await small.begin();
			const ahead = new NightsAhead(room);
			await ahead.step(small, TODAY);
			const taken = small.nightBytes;
			await small.cityNights([first!.cityId], nightDays(stayFrom(TODAY, 1)));
			expect(small.nightBytes).toBe(taken);
			await small.cityNights([second!.cityId], nightDays(stayFrom(TODAY, 1)));
			expect(small.nightBytes).toBeGreaterThan(taken);
		});

		it("are brought again after their city was arranged otherwise, and on a new day", async () => {
			const db = await open();
			const { leader, model, ahead } = await catalogue(db, 64 * 1024 * 1024);
			await allSteps(ahead, model, TODAY);
			const before = model.nightBytes;
			await markChanged(db, 1001);
			await leader.refresh();
			await model.follow(TODAY);
			expect(model.nightBytes).toBeLessThan(before);
			expect(await allSteps(ahead, model, TODAY)).toBeGreaterThan(0);
			expect(await ahead.step(model, addDays(TODAY, 1))).toBe(true);
		});
	});
});
