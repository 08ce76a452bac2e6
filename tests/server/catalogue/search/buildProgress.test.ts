import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { perFilter } from "#domain/search/stayFilters.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import { stayFrom } from "#domain/shared/StayDates.ts";
import { momentOf, monthOf } from "#server/catalogue/pricing/StayTerms.ts";
import type { StayQuery } from "#server/catalogue/search/findStays.ts";
import { anyPrice } from "#server/catalogue/search/PriceFilter.ts";
import { Search } from "#server/catalogue/search/Search.ts";
import { lead } from "#server/catalogue/search/store/lead.ts";
import { allShards } from "#server/catalogue/search/store/shards.ts";
import type { Database, Queryable, Statement } from "#server/platform/database/Database.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { dice, insertPlaces, insertStays, NOW, TODAY } from "./randomCatalogue.ts";

const clock = { now: () => NOW };

const inCity = (cityId: number): StayQuery => ({
	scope: { cityIds: [cityId], named: null },
	stay: { ...stayFrom(addDays(TODAY, 3), 1), rooms: 1, guests: 1 },
	viewer: { memberId: 1, isSpecial: false },
	moment: momentOf(NOW),
	filters: { area: 0, subArea: 0, bounds: null, price: anyPrice, chosen: perFilter(() => []) },
	sort: "recommended",
	offset: 0,
	limit: 20,
});

/** Wraps a database so that callbacks run before each statement in a transaction, and after it with its row count. */
function watched(
	db: Database,
	before: (statement: Statement, values?: readonly unknown[]) => Promise<unknown> | undefined,
	after: (rows: number) => void,
): Database {
	return {
		...db,
		tx: (work, options) =>
			db.tx((tx) => {
				const query: Queryable["query"] = async (statement, values) => {
					await before(statement, values);
					const answer = await tx.query(statement, values);
					after(answer.rows.length);
					return answer as never;
				};
				return work({ ...tx, query });
			}, options),
	};
}

/** Inserts seven thousand stays in one city, in four blocks, all free for three nights. */
async function insertLargeCity(db: Database): Promise<void> {
	await db.query(`
		INSERT INTO property (property_id, nation_code, city_id, name, name_en, type_id, star, fac, lat, lng, rank)
		SELECT i, 'KR', 1, '스테이 ' || i, 'Stay', 1, 3, 0, 37, 127, i FROM generate_series(1, 7000) i`);
	await db.query(
		"INSERT INTO room (property_id, room_id, name, basic_num, max_num) SELECT property_id, property_id, '객실', 2, 2 FROM property",
	);
	await db.query(`
		INSERT INTO rateplan (property_id, rateplan_id, room_id, name, cancel_policy)
		SELECT property_id, property_id, property_id, '요금제', '{"tiers": []}' FROM property`);
	const month = monthOf(addDays(TODAY, 3));
	await db.query(
		`INSERT INTO room_month (property_id, ym, room_id, cap, stock)
		SELECT property_id, $1, property_id, 2, array_fill(2::int2, ARRAY[28]) FROM property`,
		[month],
	);
	await db.query(
		`INSERT INTO rate_month (property_id, ym, room_id, rateplan_id, price)
		SELECT property_id, $1, property_id, property_id, array_fill(90000, ARRAY[28]) FROM property`,
		[month],
	);
}

const isHomelessOf = (cityId: number, statement: Statement, values?: readonly unknown[]): boolean =>
	typeof statement !== "string" && statement.name === "search.unplaced" && values?.[0] === cityId;

forEachDatabase((_name, open) => {
	describe("the first build of the read model", () => {
		it("reads the catalogue in pages, however many stays a city has", async () => {
			const db = await open();
			await insertPlaces(db);
			await insertLargeCity(db);
			let most = 0;
			const counted = watched(
				db,
				() => undefined,
				(rows) => {
					most = Math.max(most, rows);
				},
			);
			await new Search({ db: counted, clock }).refresh();
			const { rows } = await db.query<{ placed: number }>("SELECT count(*) AS placed FROM stay_slot");
			expect(rows[0]?.placed).toBe(7_000);
			expect(most).toBeLessThanOrEqual(5_000);
		});

		it("lets searches read what is built so far; only those of a still empty city wait briefly", async () => {
			const db = await open();
			await insertPlaces(db);
			await insertStays(
				db,
				dice(8),
				Array.from({ length: 60 }, (_, index) => index + 1),
			);
			const { promise: gate, resolve: goOn } = Promise.withResolvers<void>();
			const held = watched(
				db,
				(statement, values) => (isHomelessOf(3, statement, values) ? gate : undefined),
				() => undefined,
			);
			// The embedded engine has one connection, so nobody else could query while the build is held.
			const reading: Database =
				db.engine === "postgres"
					? held
					: {
							...held,
							tx: async (work, options) => {
								if (options?.isReadOnly) return work({ ...db, query: heldQuery(db, gate) });
								return held.tx(work, options);
							},
						};
			const search = new Search({ db: reading, clock, timeoutMs: 60_000 });
			const hurried = new Search({ db: reading, clock, timeoutMs: 50 });
			const first = await search.searchConfirmed(inCity(1)).finally(() => setTimeout(goOn, 2_000));
			expect(first.total).toBeGreaterThan(0);
			// A count that runs beside a search without a result must not wait once per count.
			expect(await Promise.race([search.count(inCity(3)), pause(500, "waits")])).toBe(0);
			const whole = search.searchConfirmed(inCity(3));
			expect((await hurried.searchConfirmed(inCity(3))).total).toBe(0);
			expect((await whole).total).toBeGreaterThan(0);
			await Promise.all([search.refresh(), hurried.refresh()]);
			expect((await search.searchConfirmed(inCity(1))).total).toBe(first.total);
		});

		it("returns a city's first block once a search has waited long enough", async () => {
			const db = await open();
			await insertPlaces(db);
			await insertLargeCity(db);
			const { promise: gate, resolve: goOn } = Promise.withResolvers<void>();
			let blocks = 0;
			const held: Database = {
				...db,
				tx: async (work, options) => {
					if (!options?.isReadOnly && ++blocks === 2) await gate;
					return db.tx(work, options);
				},
			};
			const search = new Search({ db: held, clock, timeoutMs: 3_000 });
			const { total } = await search.searchConfirmed(inCity(1));
			expect([total > 0, total < 7_000]).toEqual([true, true]);
			goOn();
			await search.refresh();
			expect((await search.searchConfirmed(inCity(1))).total).toBe(7_000);
		});

		it("does not treat a city as complete while another process is about to write it", async () => {
			const db = await open();
			await insertPlaces(db);
			await insertStays(
				db,
				dice(9),
				Array.from({ length: 30 }, (_, index) => index + 1),
			);
			const { promise: gate, resolve: goOn } = Promise.withResolvers<void>();
			const { promise: isLed, resolve: leads } = Promise.withResolvers<void>();
			const other = db.tx(async (tx) => {
				await lead(tx, allShards);
				leads();
				await gate;
			});
			await isLed;
			setTimeout(goOn, 500);
			const search = new Search({ db, clock, timeoutMs: 60_000 });
			expect((await search.searchConfirmed(inCity(1))).total).toBeGreaterThan(0);
			await other;
		});
	});
});

/** Holds queries back in the same way outside a transaction. */
const heldQuery = (db: Database, gate: Promise<void>): Queryable["query"] =>
	(async (statement: Statement, values?: readonly unknown[]) => {
		if (isHomelessOf(3, statement, values)) await gate;
		return db.query(statement, values);
	}) as Queryable["query"];
