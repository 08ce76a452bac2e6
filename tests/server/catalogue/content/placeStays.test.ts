import fc from "fast-check";
import { expect, it } from "vitest";
import type { Database } from "#server/platform/database/Database.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { insertPlaces } from "../search/randomCatalogue.ts";

const place = fc.record({ city: fc.integer({ min: 1, max: 3 }), area: fc.integer({ min: 0, max: 2 }) });
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 6 });
/** A change to some stays in one statement: told (inserted or updated), moved, closed or opened, or touched. */
const change = fc.oneof(
	fc.record({ kind: fc.constant("told"), ids, place, status: fc.constant("open") }),
	fc.record({ kind: fc.constant("moved"), ids, place, status: fc.constantFrom("open", "closed") }),
	fc.record({ kind: fc.constant("touched"), ids, place, status: fc.constant("open") }),
);

const statements: Readonly<Record<string, string>> = {
	told: `INSERT INTO property (property_id, nation_code, city_id, area, name, type_id, star, lat, lng, status)
		SELECT id, 'KR', $2::int2, $3::int2, '스테이', 1, 3, 37, 127, $4::text FROM unnest($1::int[]) id
		ON CONFLICT (property_id) DO UPDATE SET area = excluded.area, name = excluded.name`,
	moved:
		"UPDATE property SET city_id = $2::int2, area = $3::int2, status = $4::text WHERE property_id = ANY ($1)",
	touched:
		"UPDATE property SET updated_at = now() WHERE property_id = ANY ($1) AND $2::int2 + $3::int2 > 0 AND $4::text <> ''",
};

const counted = async (db: Database, text: string) => (await db.query(text)).rows;

forEachDatabase((_, open) => {
	it("place_stays counts the open stays of each place after any insert, move or status change [CALL-CONTENT-14]", async () => {
		const db = await open();
		await insertPlaces(db);
		await fc.assert(
			fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
				for (const { kind, ids, place, status } of changes)
					await db.query(statements[kind] ?? "", [ids, place.city, place.area, status]);
				expect(
					await counted(
						db,
						"SELECT city_id, area, sub_area, stays FROM place_stays WHERE stays <> 0 ORDER BY 1, 2, 3",
					),
				).toEqual(
					await counted(
						db,
						"SELECT city_id, area, sub_area, count(*)::int AS stays FROM property WHERE status = 'open' GROUP BY 1, 2, 3 ORDER BY 1, 2, 3",
					),
				);
			}),
			{ numRuns: 30 },
		);
	});
});
