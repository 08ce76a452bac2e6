import { describe, expect, it, onTestFinished, vi } from "vitest";
import { bookingApp } from "#tests/support/bookingApp.ts";
import { plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { recordingDatabase } from "#tests/support/recordingDatabase.ts";

forEachDatabase((_, open) => {
	describe("the main page's shelves", () => {
		it("share one read of the plans among requests in the same half second, priced for each viewer [DEC-077]", async () => {
			const { db, takeStatements } = recordingDatabase(await open());
			await plantBookingWorld(db);
			const world = await bookingApp(db);
			vi.useFakeTimers({ toFake: ["performance"] });
			onTestFinished(() => void vi.useRealTimers());
			const shelf = async (memberId: number | null, checkInDate = "2026-12-10") => {
				takeStatements();
				const url = "/api/content/v2/products/findMainRecommendProducts";
				const { data } = await world.call(memberId, "POST", url, { searchType: "DOMESTIC", checkInDate });
				const readings = takeStatements().filter((name) => name.startsWith("pricing.plans."));
				return { total: data.products[0].stayTotalAmount, readings: readings.length };
			};
			expect(await shelf(null)).toEqual({ total: 100_000, readings: 1 });
			expect(await shelf(1)).toEqual({ total: 90_000, readings: 0 });
			expect(await shelf(null, "2026-12-11")).toMatchObject({ readings: 1 });
			await db.query("UPDATE rate_month SET price = array_fill(80000, ARRAY[31])");
			vi.advanceTimersByTime(500);
			expect(await shelf(null)).toEqual({ total: 80_000, readings: 1 });
		});
	});
});
