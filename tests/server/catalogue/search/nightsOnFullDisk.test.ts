import { describe, expect, it, vi } from "vitest";
import { NightSlot } from "#server/catalogue/search/NightSlot.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { bruteForce } from "./bruteForce.ts";
import { everything, plantedSearch } from "./plantedSearch.ts";

forEachDatabase((_name, open) => {
	describe("a full disk", () => {
		it("fails the searches that need it but none after space is available", async () => {
			const db = await open();
			const search = await plantedSearch(db);
			const put = vi.spyOn(NightSlot.prototype, "put").mockImplementation(() => {
				throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
			});
			await expect(search.searchConfirmed(everything)).rejects.toThrow("no space left");
			await expect(search.searchConfirmed(everything)).rejects.toThrow("no space left");
			put.mockRestore();
			const { total } = await search.searchConfirmed(everything);
			expect(total).toBe((await bruteForce(db, everything)).total);
			expect(total).toBeGreaterThan(0);
			expect((await db.query<{ one: number }>("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
		});
	});
});
