import fc from "fast-check";
import { expect, it } from "vitest";
import { loadNeighbours, type NearKind } from "#server/catalogue/stay/store/candidates.ts";
import { loadStayPlace } from "#server/catalogue/stay/store/stayPlace.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { insertPlaces } from "../search/randomCatalogue.ts";

/** How they are ordered, restated without any shortcuts. */
const orders: Readonly<Record<NearKind, string>> = {
	NEARBY: "(o.lat - s.lat) ^ 2 + ((o.lng - s.lng) * cos(radians(s.lat))) ^ 2",
	SIMILAR: "(o.type_id = s.type_id) DESC, abs(o.star - s.star), o.rank",
};

async function simply(db: Database, stayId: number, kind: NearKind): Promise<readonly unknown[]> {
	const { rows } = await db.query(
		`SELECT o.property_id AS id FROM property o JOIN property s USING (city_id)
		WHERE s.property_id = $1 AND o.property_id <> $1 AND o.status = 'open' ORDER BY ${orders[kind]}, o.property_id LIMIT 100`,
		[stayId],
	);
	return rows;
}

forEachDatabase((_, open) => {
	it("loadNeighbours returns the nearest and most similar stays of the city, at any size and density [CALL-CONTENT-26]", async () => {
		const db = await open();
		await insertPlaces(db);
		// City 1: 400 stays within a street, 400 within the city, 100 far away. City 2: 60. Every ninth is closed; many share a rank.
		await db.query(`
			SELECT setseed(0.5);
			INSERT INTO property (property_id, nation_code, city_id, name, type_id, star, lat, lng, rank, status)
			SELECT i, 'KR', CASE WHEN i > 900 THEN 2 ELSE 1 END, '스테이 ' || i, 1 + i % 3, i % 6, 37 + spread * (random() - 0.5), 127 + spread * (random() - 0.5),
				i % 50, CASE WHEN i % 9 = 0 THEN 'closed' ELSE 'open' END
			FROM (SELECT i, CASE WHEN i <= 400 THEN 0.03 WHEN i <= 800 THEN 0.3 ELSE 3 END AS spread FROM generate_series(1, 960) i) d`);
		await fc.assert(
			fc.asyncProperty(
				fc.integer({ min: 1, max: 960 }).filter((id) => id % 9 !== 0),
				fc.constantFrom<NearKind>("NEARBY", "SIMILAR"),
				async (stayId, kind) => {
					const stay = await loadStayPlace(db, stayId);
					const found = await loadNeighbours(db, stay!, kind);
					expect(found.map(({ id }) => ({ id }))).toEqual(await simply(db, stayId, kind));
				},
			),
			{ numRuns: 60 },
		);
	});
});
