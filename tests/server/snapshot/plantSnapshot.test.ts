import { describe, expect, it } from "vitest";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { type StayDate, stayDateOf } from "#domain/shared/StayDate.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { forEachDatabase, worldNow, worldToday } from "#tests/support/databases.ts";
import { plantWorld } from "#tests/support/plantWorld.ts";

const on = (today: StayDate, seed?: number) => ({
	today,
	now: koreanInstant(`${today} 10:00:00`) ?? 0,
	stays: 24,
	...(seed === undefined ? {} : { seed }),
});

forEachDatabase((_name, open) => {
	const rows = async <R extends object>(db: Database, sql: string): Promise<R[]> =>
		(await db.query<R>(sql)).rows;

	describe("planting a snapshot", () => {
		it("happens once, and sequences continue after its rows", async () => {
			const db = await open("world");
			const before = await rows(db, "SELECT count(*) AS n, max(payment_id) AS last FROM payment");
			expect(await plantWorld(db, { today: worldToday, now: worldNow, stays: 24 })).toBe("nothing");
			expect(await rows(db, "SELECT count(*) AS n, max(payment_id) AS last FROM payment")).toEqual(before);
			for (const [table, column] of [
				["payment", "payment_id"],
				["payment_attempt", "attempt_id"],
				["property", "property_id"],
				["user_coupon", "user_coupon_id"],
				["order_event", "order_event_id"],
			]) {
				const [next] = await rows<{ isNew: boolean }>(
					db,
					`SELECT nextval(pg_get_serial_sequence('${table}', '${column}')) > max(${column}) AS "isNew" FROM ${table}`,
				);
				expect([table, next?.isNew]).toEqual([table, true]);
			}
		});
	});

	describe("a later snapshot of the same world", () => {
		it("puts missing nights on sale, once, and keeps what was booked in the meantime", async () => {
			const db = await open("world");
			await db.query("UPDATE room_month SET stock[1] = 0 WHERE ym = 202711");
			const later = on(stayDateOf("2026-12-01"));
			expect(await plantWorld(db, later)).toBe("extended");
			expect(await plantWorld(db, later)).toBe("nothing");
			const [months] = await rows<{ n: number; kept: number }>(
				db,
				"SELECT count(*) AS n, count(*) FILTER (WHERE stock[1] = 0 AND cardinality(stock) = 30) AS kept FROM room_month WHERE ym = 202711",
			);
			expect(months?.n).toBeGreaterThan(0);
			expect(months?.kept).toBe(months?.n);
			const nights = await rows(
				db,
				`SELECT max(ym * 100 + day) AS last, count(DISTINCT ym * 100 + day) AS n
				FROM rate_month, unnest(price) WITH ORDINALITY AS slot (won, day) WHERE won IS NOT NULL`,
			);
			expect(nights).toEqual([{ last: 20271130, n: 370 }]);
			expect(await rows(db, "SELECT count(*) > 0 AS told FROM stay_dirty WHERE ym = 202711")).toEqual([
				{ told: true },
			]);
		});

		it("extends the nights after more than a year, skipping rate plans that no longer exist", async () => {
			const db = await open("world");
			await db.query("DELETE FROM rate_month WHERE rateplan_id = (SELECT min(rateplan_id) FROM rateplan)");
			await db.query(
				"DELETE FROM rateplan WHERE rateplan_id = (SELECT min(rateplan_id) FROM rateplan) AND rateplan_id NOT IN (SELECT rateplan_id FROM order_product)",
			);
			expect(await plantWorld(db, on(stayDateOf("2028-01-10")))).toBe("extended");
			const nights = await rows(
				db,
				`SELECT max(ym * 100 + day) AS last, count(DISTINCT ym * 100 + day) FILTER (WHERE ym * 100 + day >= 20280110) AS n
				FROM rate_month, unnest(price) WITH ORDINALITY AS slot (won, day) WHERE won IS NOT NULL`,
			);
			expect(nights).toEqual([{ last: 20290108, n: 365 }]);
		});
	});

	it("a snapshot does not extend the nights of another world", async () => {
		const db = await open("world");
		expect(await plantWorld(db, on(stayDateOf("2026-12-01"), 7))).toBe("nothing");
	});
});
