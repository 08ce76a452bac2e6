import { describe, expect, it, vi } from "vitest";
import { perFilter } from "#domain/search/stayFilters.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import { stayFrom } from "#domain/shared/StayDates.ts";
import { momentOf } from "#server/catalogue/pricing/StayTerms.ts";
import type { StayQuestion } from "#server/catalogue/search/findStays.ts";
import { NightSlot } from "#server/catalogue/search/NightSlot.ts";
import { anyPrice } from "#server/catalogue/search/PriceFilter.ts";
import { Search } from "#server/catalogue/search/Search.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { bruteForce } from "./bruteForce.ts";
import { dice, insertPlaces, insertStays, NOW, TODAY } from "./randomCatalogue.ts";

const ids = Array.from({ length: 40 }, (_, index) => index + 1);
const everything: StayQuestion = {
	scope: { cityIds: [1, 2, 3], named: null },
	stay: { ...stayFrom(addDays(TODAY, 9), 2), rooms: 1, guests: 1 },
	viewer: { memberId: 1, isSpecial: false },
	moment: momentOf(NOW),
	filters: { area: 0, subArea: 0, price: anyPrice, chosen: perFilter(() => []), bounds: null },
	sort: "priceAsc",
	offset: 0,
	limit: 100,
};

forEachDatabase((_name, open) => {
	describe("a disk without room for nights", () => {
		it("fails the search that needed it, and no other", async () => {
			const db = await open();
			await insertPlaces(db);
			await insertStays(db, dice(5), ids);
			const search = new Search({ db, clock: { now: () => NOW } });
			await search.refresh();
			const put = vi.spyOn(NightSlot.prototype, "put").mockImplementation(() => {
				throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
			});
			await expect(search.find(everything)).rejects.toThrow("no space left");
			await expect(search.find(everything)).rejects.toThrow("no space left");
			put.mockRestore();
			const { total } = await search.find(everything);
			expect(total).toBe((await bruteForce(db, everything)).total);
			expect(total).toBeGreaterThan(0);
			expect((await db.query<{ one: number }>("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
		});
	});
});
