import { describe, expect, it } from "vitest";
import { perFilter } from "#domain/search/stayFilters.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import { stayFrom } from "#domain/shared/StayDates.ts";
import { momentOf } from "#server/catalogue/pricing/StayTerms.ts";
import type { StayQuery } from "#server/catalogue/search/findStays.ts";
import { anyPrice } from "#server/catalogue/search/PriceFilter.ts";
import { Search } from "#server/catalogue/search/Search.ts";
import { markDirty } from "#server/catalogue/search/store/marks.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { dice, insertPlaces, insertStays, NOW, TODAY } from "./randomCatalogue.ts";

const day = 86_400_000;
const ids = Array.from({ length: 60 }, (_, index) => index + 1);

const query = (now: number): StayQuery => ({
	scope: { cityIds: [1, 2, 3], named: null },
	stay: { ...stayFrom(addDays(momentOf(now).today, 3), 1), rooms: 1, guests: 1 },
	viewer: { memberId: 1, isSpecial: false },
	moment: momentOf(now),
	filters: { area: 0, subArea: 0, bounds: null, price: anyPrice, chosen: perFilter(() => []) },
	sort: "recommended",
	offset: 0,
	limit: 100,
});

forEachDatabase((_name, open) => {
	describe("the read model's leader", () => {
		it("places every stay once, however many processes start at once", async () => {
			const db = await open();
			await insertPlaces(db);
			await insertStays(db, dice(3), ids);
			const clock = { now: () => NOW };
			const searches = Array.from({ length: 4 }, () => new Search({ db, clock }));
			await Promise.all(searches.map((search) => search.refresh()));
			for (const search of searches) await search.refresh();
			const { rows } = await db.query<{ ids: Buffer }>("SELECT ids FROM stay_block");
			const placed = rows.flatMap(({ ids: bytes }) => [...new Int32Array(Uint8Array.from(bytes).buffer)]);
			expect(new Set(placed).size).toBe(placed.length);
			const { rows: sold } = await db.query<{ id: number }>(
				`SELECT DISTINCT property_id AS id FROM property JOIN rateplan rp USING (property_id)
				WHERE property.status = 'open' AND rp.status = 'open' AND sale_type = 'STAY'`,
			);
			expect(placed.toSorted((one, other) => one - other)).toEqual(
				sold.map(({ id }) => id).toSorted((one, other) => one - other),
			);
			const pages = await Promise.all(searches.map((search) => search.searchConfirmed(query(NOW))));
			expect(new Set(pages.map(({ total }) => total)).size).toBe(1);
		});

		it("processes a change mark only once its transaction has committed", async () => {
			const db = await open();
			await insertPlaces(db);
			await insertStays(db, dice(4), ids);
			const search = new Search({ db, clock: { now: () => NOW } });
			const before = await search.searchConfirmed(query(NOW));
			const [first] = before.stays;
			const sellOut = async (isKept: boolean) => {
				await db
					.tx(async (tx) => {
						await tx.query(
							"UPDATE room_month SET stock = array_fill(0::int2, ARRAY[cardinality(stock)]) WHERE property_id = $1",
							[first?.stayId],
						);
						await markDirty(tx, first?.stayId ?? 0, [202611, 202612, 202701]);
						if (!isKept) throw new Error("changed my mind");
					})
					.catch(() => undefined);
				await search.refresh();
				return (await search.searchConfirmed(query(NOW))).total;
			};
			expect(await sellOut(false)).toBe(before.total);
			expect(await sellOut(true)).toBe(before.total - 1);
			expect((await db.query("SELECT FROM stay_dirty")).rowCount).toBe(0);
		});

		it("drops past nights and continues with the next day [DEC-001]", async () => {
			const db = await open();
			await insertPlaces(db);
			await insertStays(db, dice(5), ids);
			let now = NOW;
			const search = new Search({ db, clock: { now: () => now } });
			expect((await search.searchConfirmed(query(now))).total).toBeGreaterThan(0);
			// The first search is answered before the build it started has finished.
			await search.refresh();
			now += 20 * day;
			await search.refresh();
			const past = await db.query("SELECT FROM stay_night WHERE night < $1", [addDays(TODAY, 20)]);
			expect(past.rowCount).toBe(0);
			expect((await search.searchConfirmed(query(now))).total).toBeGreaterThan(0);
			const gone = { ...query(now), stay: { ...query(now).stay, ...stayFrom(addDays(TODAY, 19), 1) } };
			expect((await search.searchConfirmed(gone)).total).toBe(0);
		});

		it("keeps the model current on its own between start and stop", async () => {
			const db = await open();
			await insertPlaces(db);
			await insertStays(db, dice(6), ids);
			const search = new Search({ db, clock: { now: () => NOW } });
			search.start();
			const { stays, total } = await search.searchConfirmed(query(NOW));
			const stayId = stays[0]?.stayId ?? 0;
			await db.tx(async (tx) => {
				await tx.query("UPDATE property SET status = 'closed' WHERE property_id = $1", [stayId]);
				await markDirty(tx, stayId, [0]);
			});
			await expect
				.poll(async () => (await search.searchConfirmed({ ...query(NOW), limit: 0 })).total)
				.toBe(total - 1);
			await search.stop();
		});
	});
});
