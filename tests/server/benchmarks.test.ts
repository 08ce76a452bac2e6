import { describe, expect, it, vi } from "vitest";
import { forEachDatabase, quickestEngine } from "#tests/support/databases.ts";
import { fillHistory } from "../../scripts/bench/historyFill.ts";
import { fillCatalogue } from "../../scripts/bench/searchCatalogue.ts";

forEachDatabase((_, open) => {
	describe("the benchmarks' data", () => {
		it("is stays, rooms, plans and months that the schema of today accepts", async () => {
			const db = await open();
			await fillCatalogue(db, 40, 2);
			const { rows } = await db.query(
				`SELECT (SELECT count(*)::int FROM property) AS stays, (SELECT count(*)::int FROM room_month) AS "roomMonths",
					(SELECT count(*)::int FROM rate_month) AS "planMonths"`,
			);
			expect(rows).toEqual([{ stays: 40, roomMonths: 240, planMonths: 480 }]);
		});

		it("is a history that the schema of today accepts", async () => {
			const db = await open();
			vi.spyOn(console, "log").mockReturnValue();
			const reviews = { reviews: 60, reviewsOfOne: 20 };
			await fillHistory(db, { blocks: 20, longBlocks: 2, pointRows: 100, pointRowsOfOne: 20, ...reviews });
			const { rows } = await db.query("SELECT count(*)::int AS orders FROM order_pay");
			expect(rows).toEqual([{ orders: 210 }]);
		});
	});
}, quickestEngine);
