import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { Keywords } from "#server/catalogue/keyword/Keywords.ts";
import { createCatalog } from "#server/catalogue/stay/createCatalog.ts";
import { type RecentReads, recentReadsOf } from "#server/platform/database/RecentReads.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { contentServer } from "./contentServer.ts";

const asked = {
	cityCode: "",
	nationCode: "",
	locationKR: 0,
	subLocationKR: 0,
	searchText: "",
	checkInDate: "2026-12-06",
	checkOutDate: "2026-12-08",
	adtCnt: 2,
	chdCnt: 0,
	chdAges: [],
	count: 1,
};
const nowhere = { north: 1, south: 0, east: 1, west: 0 };

forEachDatabase((_name, open) => {
	it("a search without text does not wait for the stay names, even when it finds nothing [DEC-193]", async () => {
		const { db, services } = await contentServer(open, 60);
		const reads: RecentReads = { ...recentReadsOf(db), together: () => new Promise(() => {}) };
		const { clock, search } = services;
		const catalog = createCatalog({
			db,
			reads,
			clock,
			search,
			keywords: new Keywords({ reads }),
			siteName: "",
		});
		for (const bounds of [undefined, nowhere]) {
			const found = catalog.listProducts({ ...asked, ...(bounds && { bounds }) }, null);
			const answer = await Promise.race([found, pause(5_000, null)]);
			expect(answer?.help?.conditions ?? []).toMatchObject(bounds ? [{ filter: "bounds" }] : []);
			expect(answer?.totalCnt === 0).toBe(bounds !== undefined);
		}
	});
});
