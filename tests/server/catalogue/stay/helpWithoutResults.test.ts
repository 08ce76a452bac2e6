import { beforeAll, describe, expect, it } from "vitest";
import { markDirty } from "#server/catalogue/search/store/marks.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type ContentServer, contentServer, findStays } from "./contentServer.ts";

const dates = { checkInDate: "2026-12-06", checkOutDate: "2026-12-08" };

forEachDatabase((_name, open) => {
	describe("a search text without results", () => {
		let server: ContentServer;
		beforeAll(async () => {
			server = await contentServer(open, 300);
		});
		const find = (body: object) => findStays(server, { ...dates, ...body });

		it("suggests other dates with the same number of nights [DEC-193]", async () => {
			const searchText = "12월 24일 2박 강릉 펜션";
			const ids = (await find({ searchText, size: 100 })).products.map(({ productIdx }) => productIdx);
			await server.db.query(
				"UPDATE room_month SET stock[24:25] = '{0,0}' WHERE property_id = ANY ($1::int[]) AND ym = 202612",
				[ids],
			);
			for (const id of ids) await markDirty(server.db, id, [202_612]);
			await server.services.search.refresh();
			const { totalCnt, help } = await find({ searchText });
			expect(totalCnt).toBe(0);
			expect(help?.dates.map(({ checkInDate }) => checkInDate)).toEqual([
				"2026-12-26",
				"2026-12-22",
				"2026-12-27",
			]);
			for (const { count, ...other } of help?.dates ?? []) {
				expect((await find({ searchText: "강릉 펜션", ...other })).totalCnt).toBe(count);
			}
			expect(help?.conditions.map(({ label }) => label)).toContain("펜션");
		});

		it("offers other readings and conditions to drop, with correct counts [DEC-193]", async () => {
			const offered = { readings: 0, conditions: 0 };
			for (const body of [
				{ searchText: "서울 료칸" },
				{ searchText: "여주 펜션" },
				{ searchText: "강릉 호텔 6명 온천" },
				{ searchText: "강릉 호텔", stars: [1] },
			]) {
				const { totalCnt, help } = await find(body);
				expect(totalCnt).toBe(0);
				offered.readings += help?.readings.length ?? 0;
				offered.conditions += help?.conditions.length ?? 0;
				for (const { searchText, count } of help?.readings ?? []) {
					expect((await find({ ...body, searchText })).totalCnt).toBe(count);
				}
				for (const { searchText, filter, count } of help?.conditions ?? []) {
					const dropped =
						searchText === null ? { ...body, [filter ?? ""]: undefined } : { ...body, searchText };
					expect((await find(dropped)).totalCnt).toBe(count);
				}
			}
			expect(offered).toEqual({ readings: 15, conditions: 4 });
		});
	});
});
