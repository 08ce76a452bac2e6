import { describe, expect, it } from "vitest";
import { Keywords } from "#server/catalogue/keyword/Keywords.ts";
import { touchedSince } from "#server/catalogue/keyword/store/regionsAndStays.ts";
import type { Database, Queryable } from "#server/platform/database/Database.ts";
import { recentReadsOf } from "#server/platform/database/RecentReads.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { insertPlaces } from "../search/randomCatalogue.ts";

const insertStays = (db: Queryable, from: number, to: number) =>
	db.query(
		`INSERT INTO property (property_id, nation_code, city_id, name, name_en, type_id, star, fac, lat, lng, rank)
		SELECT i, 'KR', 1 + i % 3, '스테이 ' || i, 'Stay', 1, 3, 0, 37, 127, i FROM generate_series($1::int, $2::int) i`,
		[from, to],
	);

forEachDatabase((_name, open) => {
	describe("the stay names of a catalogue", () => {
		it("are read in pages, each stay once, even if many were touched at the same instant", async () => {
			const db = await open();
			await insertPlaces(db);
			await insertStays(db, 1, 6_000);
			await insertStays(db, 6_001, 6_010);
			await db.query("UPDATE property SET status = 'closed' WHERE property_id = 17");
			const sizes: number[] = [];
			const read = new Map<number, string | undefined>();
			for await (const stays of touchedSince(recentReadsOf(db), 0)) {
				sizes.push(stays.length);
				for (const { id, json } of stays) read.set(id, json ? JSON.parse(json.toString()).name : undefined);
			}
			expect(Math.max(...sizes)).toBeLessThanOrEqual(5_000);
			expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(6_010);
			expect([read.size, read.get(6_010), read.get(17)]).toEqual([6_010, "스테이 6010", undefined]);
		});

		it("reflect a stay's latest state when it changes during the first read", async () => {
			const db = await open();
			await insertPlaces(db);
			await insertStays(db, 1, 6_000);
			let pages = 0;
			const busy: Database = {
				...db,
				query: (...asked: Parameters<Database["query"]>) => db.query(...asked),
				async tx(work, options) {
					const answer = await db.tx(work, options);
					if (options?.hasNoTimeout && ++pages === 1) {
						await db.query("UPDATE property SET name = '바뀐집 1', updated_at = now() WHERE property_id = 1");
						await db.query("UPDATE property SET status = 'closed', updated_at = now() WHERE property_id = 2");
					}
					return answer;
				},
			};
			const keywords = new Keywords({ reads: recentReadsOf(busy) });
			expect((await keywords.namedStays("바뀐집")).map(({ id }) => id)).toEqual([1]);
			const { stays } = await keywords.search("스테이 1");
			expect(pages).toBeGreaterThan(1);
			expect(stays.filter(({ id }) => id === 1)).toEqual([]);
			expect((await keywords.namedStays("스테이 2")).some(({ id }) => id === 2)).toBe(false);
		});

		it("do not delay a search for places only", async () => {
			const db = await open();
			await insertPlaces(db);
			const held = Promise.withResolvers<void>();
			const reads = recentReadsOf(db);
			const keywords = new Keywords({
				reads: { ...reads, together: (work) => held.promise.then(() => reads.together(work)) },
			});
			const named = keywords.search("스테이");
			const cities = await keywords.cities();
			expect(cities.length).toBeGreaterThan(0);
			expect(await keywords.regions(cities[0]!.name)).not.toEqual([]);
			held.resolve();
			expect((await named).stays).toEqual([]);
		});
	});
});
