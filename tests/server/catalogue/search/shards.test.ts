import { describe, expect, it, onTestFinished } from "vitest";
import { perFilter } from "#domain/search/stayFilters.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import { stayFrom } from "#domain/shared/StayDates.ts";
import { momentOf } from "#server/catalogue/pricing/StayTerms.ts";
import type { StayQuery } from "#server/catalogue/search/findStays.ts";
import { applyChanges } from "#server/catalogue/search/leader.ts";
import { anyPrice } from "#server/catalogue/search/PriceFilter.ts";
import { patchNights } from "#server/catalogue/search/patchNights.ts";
import { Search } from "#server/catalogue/search/Search.ts";
import { lead, nextVersion } from "#server/catalogue/search/store/lead.ts";
import {
	markAllChanged,
	markChanged,
	markDirty,
	takeDirtyMarks,
} from "#server/catalogue/search/store/marks.ts";
import { allShards, shardOf } from "#server/catalogue/search/store/shards.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { dice, insertPlaces, insertStays, NOW, TODAY } from "./randomCatalogue.ts";

const clock = { now: () => NOW };
const ids = Array.from({ length: 60 }, (_, index) => index + 1);
const cities = [1, 2, 3];

const inCities = (cityIds: readonly number[]): StayQuery => ({
	scope: { cityIds, named: null },
	stay: { ...stayFrom(addDays(TODAY, 3), 1), rooms: 1, guests: 1 },
	viewer: { memberId: 1, isSpecial: false },
	moment: momentOf(NOW),
	filters: { area: 0, subArea: 0, bounds: null, price: anyPrice, chosen: perFilter(() => []) },
	sort: "recommended",
	offset: 0,
	limit: 100,
});

async function catalogue(db: Database): Promise<Search> {
	await insertPlaces(db);
	await insertStays(db, dice(11), ids);
	const search = new Search({ db, clock });
	await search.refresh();
	return search;
}

const totals = (search: Search): Promise<number[]> =>
	Promise.all(cities.map(async (cityId) => (await search.searchConfirmed(inCities([cityId]))).total));

/** Sells out one stay in each city, and marks it as changed. */
async function sellOut(db: Database, search: Search): Promise<void> {
	for (const cityId of cities) {
		const stayId = (await search.searchConfirmed(inCities([cityId]))).stays[0]!.stayId;
		await db.tx(async (tx) => {
			await tx.query(
				"UPDATE room_month SET stock = array_fill(0::int2, ARRAY[cardinality(stock)]) WHERE property_id = $1",
				[stayId],
			);
			await markDirty(tx, stayId, [202611, 202612]);
		});
	}
}

/** Another process that leads some shards until it is told to continue. */
async function leading(db: Database, shards: readonly number[]) {
	const { promise: gate, resolve: goOn } = Promise.withResolvers<void>();
	const led = Promise.withResolvers<readonly number[]>();
	const done = db.tx(async (tx) => {
		led.resolve(await lead(tx, shards));
		await gate;
	});
	const end = async () => {
		goOn();
		await done;
	};
	return { led: await led.promise, end };
}

const waiting = async (db: Database): Promise<number> => (await db.query("SELECT FROM stay_dirty")).rowCount;

forEachDatabase((name, open) => {
	// The embedded engine has one connection, so no second leader can run beside it.
	const onServer = (title: string, test: () => Promise<void>) => {
		if (name === "PostgreSQL") it(title, test);
	};

	describe("the shards of the read model", () => {
		onServer(
			"each have one leading process; work on a shard led elsewhere waits for that process alone",
			async () => {
				const db = await open();
				const search = await catalogue(db);
				const before = await totals(search);
				await sellOut(db, search);
				const other = await leading(db, [shardOf(1)]);
				expect(other.led).toEqual([shardOf(1)]);
				expect(await applyChanges(db, TODAY)).toBe(4);
				expect(await waiting(db)).toBe(2);
				expect(await applyChanges(db, TODAY)).toBe(0);
				await search.refresh();
				expect(await totals(search)).toEqual([before[0]! - 1, before[1]! - 1, before[2]! - 1]);
				await other.end();
				expect(await applyChanges(db, TODAY)).toBe(2);
				expect(await waiting(db)).toBe(0);
			},
		);

		onServer(
			"are followed by version per shard, so a late commit is not hidden by a newer version of another shard",
			async () => {
				const db = await open();
				const search = await catalogue(db);
				const follower = new Search({ db, clock });
				// Its first build leads shards as well, and continues beside the first search unless it is awaited.
				await follower.refresh();
				const before = await totals(follower);
				await sellOut(db, search);
				const isBegun = Promise.withResolvers<void>();
				const gate = Promise.withResolvers<void>();
				onTestFinished(() => gate.resolve());
				const slow = db.tx(async (tx) => {
					const led = await lead(tx, [shardOf(1)]);
					const ver = await nextVersion(tx);
					isBegun.resolve();
					await gate.promise;
					await patchNights(tx, await takeDirtyMarks(tx, led, 10), TODAY, ver);
				});
				await isBegun.promise;
				expect(await applyChanges(db, TODAY)).toBe(4);
				await follower.refresh();
				gate.resolve();
				await slow;
				expect(await waiting(db)).toBe(0);
				await follower.refresh();
				const found = await follower.searchReadModel(inCities(cities));
				expect(found.total).toBe(before.reduce((sum, total) => sum + total - 1, 0));
			},
		);

		it("hand over a stay completely when it moves to a city of another shard", async () => {
			const db = await open();
			const search = await catalogue(db);
			const before = await totals(search);
			const { stayId } = (await search.searchConfirmed(inCities([1]))).stays[0]!;
			await db.tx(async (tx) => {
				await tx.query("UPDATE property SET city_id = 2 WHERE property_id = $1", [stayId]);
				await markChanged(tx, stayId);
			});
			await search.refresh();
			expect(await totals(search)).toEqual([before[0]! - 1, before[1]! + 1, before[2]]);
			expect(await waiting(db)).toBe(0);
		});

		onServer("are built in parallel: a process skips a city that another one is writing", async () => {
			const db = await open();
			await insertPlaces(db);
			await insertStays(db, dice(12), ids);
			const other = await leading(db, [shardOf(1)]);
			const search = new Search({ db, clock });
			const built = search.refresh();
			const placedIn = async (): Promise<number[]> => {
				const { rows } = await db.query<{ city: number }>(
					"SELECT DISTINCT city_id::int AS city FROM stay_slot ORDER BY 1",
				);
				return rows.map(({ city }) => city);
			};
			await expect.poll(placedIn, { timeout: 60_000 }).toEqual([2, 3]);
			await other.end();
			await built;
			expect(await placedIn()).toEqual(cities);
		});

		onServer(
			"keep the mark of a moved stay while another process leads the shard it comes from",
			async () => {
				const db = await open();
				const search = await catalogue(db);
				const before = await totals(search);
				const { stayId } = (await search.searchConfirmed(inCities([1]))).stays[0]!;
				await db.tx(async (tx) => {
					await tx.query("UPDATE property SET city_id = 2 WHERE property_id = $1", [stayId]);
					await markChanged(tx, stayId);
				});
				const other = await leading(db, [shardOf(1)]);
				expect(await applyChanges(db, TODAY)).toBe(0);
				expect(await waiting(db)).toBe(1);
				await other.end();
				await search.refresh();
				expect(await totals(search)).toEqual([before[0]! - 1, before[1]! + 1, before[2]]);
			},
		);

		it("end in the same state with many concurrent processes as with one", async () => {
			const db = await open();
			const search = await catalogue(db);
			const others = Array.from({ length: 4 }, () => new Search({ db, clock }));
			await Promise.all(others.map((each) => each.refresh()));
			for (let round = 0; round < 4; round++) {
				await sellOut(db, search);
				await markAllChanged(db, ids);
				await Promise.all([search, ...others].map((each) => each.refresh()));
			}
			await Promise.all([search, ...others].map((each) => each.refresh()));
			expect(await waiting(db)).toBe(0);
			const fresh = await totals(new Search({ db, clock }));
			for (const each of [search, ...others]) expect(await totals(each)).toEqual(fresh);
			expect(allShards).toHaveLength(16);
		});
	});
});
