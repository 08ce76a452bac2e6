import { beforeAll, describe, expect, it } from "vitest";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { loadMainCandidates, type MainKind } from "#server/catalogue/stay/store/candidates.ts";
import type { Database, Queryable } from "#server/platform/database/Database.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const stays = 8000;
const today = stayDateOf("2026-11-21");

/** Plants stays of which a tenth is abroad and a twentieth has a time deal; ranks run opposite to the ids. */
async function plant(db: Database): Promise<void> {
	const rows = `
		INSERT INTO channel VALUES (1, 'OWN', true, false);
		INSERT INTO nation VALUES ('KR', '대한민국', 'Korea', 'Asia/Seoul'), ('JP', '일본', 'Japan', 'Asia/Tokyo');
		INSERT INTO property_type VALUES (1, '호텔');
		INSERT INTO city VALUES (1, 'SEOUL', 'KR', '서울', 'Seoul', 37.5, 127), (2, 'TOKYO', 'JP', '도쿄', 'Tokyo', 35.7, 139.7);
		INSERT INTO property (property_id, nation_code, city_id, name, name_en, type_id, star, lat, lng, rank, address)
			SELECT i, CASE WHEN i % 10 = 0 THEN 'JP' ELSE 'KR' END, CASE WHEN i % 10 = 0 THEN 2 ELSE 1 END, '호텔', 'Hotel', 1, 4, 37, 127, ${stays} - i, ''
			FROM generate_series(1, ${stays}) i;
		INSERT INTO room (property_id, room_id, name, basic_num, max_num) SELECT property_id, property_id, '객실', 2, 2 FROM property;
		INSERT INTO rateplan (property_id, rateplan_id, room_id, name, cancel_policy, discount_type, discount_rate, discount_starts_at, discount_ends_at)
			SELECT property_id, property_id, property_id, '요금제', '{"tiers": []}', CASE WHEN property_id % 20 = 0 THEN 'TIME_DEAL' END,
				CASE WHEN property_id % 20 = 0 THEN 10 ELSE 0 END,
				CASE WHEN property_id % 20 = 0 THEN timestamptz '2026-11-20' END, CASE WHEN property_id % 20 = 0 THEN timestamptz '2026-11-25' END
			FROM room;
		ANALYZE`;
	// On a busy machine it exceeds a traveller's statement timeout.
	await db.tx((tx) => tx.query(rows), { hasNoTimeout: true });
}

/** Wraps the database so that it can return the plan of the last query. */
function explaining(db: Database): { readonly db: Queryable; plan(): Promise<string> } {
	let asked: { text: string; values: readonly unknown[] } = { text: "", values: [] };
	return {
		db: {
			isPrimary: true,
			query(statement, values = []) {
				asked = { text: typeof statement === "string" ? statement : statement.text, values };
				return db.query(statement, values);
			},
			copy: db.copy,
		},
		async plan() {
			const { rows } = await db.query<Record<string, string>>(`EXPLAIN ${asked.text}`, asked.values);
			return rows.flatMap((row) => Object.values(row)).join("\n");
		},
	};
}

forEachDatabase((_, open) => {
	describe("the home page's shelves", () => {
		let database: Database;
		beforeAll(async () => {
			database = await open();
			await plant(database);
		});

		it.each<readonly [MainKind, RegExp]>([
			["DOMESTIC", /Seq Scan|Sort/],
			["OVERSEAS", /Seq Scan|Sort/],
			// Where deals are few, those are scanned and sorted.
			["DEAL", /Seq Scan/],
		])("find the best-ranked stays without scanning all of them: %s", async (kind, costly) => {
			const { db, plan } = explaining(database);
			const found = (await loadMainCandidates(db, kind, today)).map(({ id }) => id);
			const belongs = (id: number) =>
				({ DOMESTIC: id % 10 > 0, OVERSEAS: id % 10 === 0, DEAL: id % 20 === 0 })[kind];
			const all = Array.from({ length: stays }, (_, index) => stays - index);
			expect(found).toEqual(all.filter(belongs).slice(0, 100));
			expect(await plan()).not.toMatch(costly);
		});
	});
});
