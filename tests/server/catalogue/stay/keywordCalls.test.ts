import { beforeAll, describe, expect, it } from "vitest";
import type { components, operations } from "#contracts/content.d.ts";
import type { DataOf } from "#server/platform/http/DataOf.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type ContentServer, contentServer } from "./contentServer.ts";

type Schemas = components["schemas"];

forEachDatabase((_name, open) => {
	describe("keyword and popular place endpoints", () => {
		let server: ContentServer;
		beforeAll(async () => {
			server = await contentServer(open, 60);
		});

		it("answer a keyword with regions, the city itself first, apart from stays, twenty of each at most [CALL-CONTENT-01, SEARCH-KW-08, SEARCH-KW-09, ENT-02]", async () => {
			const search = async (searchText: string) =>
				(
					await server.call<DataOf<operations["searchKeyword"]>>("/v1/products/search-keyword", {
						searchText,
					})
				).data;
			const kinds = (list: readonly Schemas["KeywordResult"][]) => [
				...new Set(list.map(({ resultType }) => resultType)),
			];
			const seoul = await search("서울");
			expect(seoul.searchLocationsList[0]).toMatchObject({
				resultType: "location",
				resultName: "서울",
				cityCode: "SEOUL",
				area: 0,
				subIdx: 0,
			});
			expect(kinds(seoul.searchLocationsList)).toEqual(["location"]);
			expect(kinds(seoul.searchProductsList)).toEqual(["product"]);
			// The initial consonant of more than twenty regions and of more than twenty stays.
			const many = await search("ㅅ");
			expect([many.searchLocationsList.length, many.searchProductsList.length]).toEqual([20, 20]);
		});

		it("return the places of a keyword by name [CALL-CONTENT-02]", async () => {
			const { data: areas } = await server.call<DataOf<operations["findAwesomeLocations"]>>(
				`/v1/products/locations/awesome/${encodeURIComponent("서울")}`,
			);
			expect(areas.searchLocation[0]).toMatchObject({ addressName: "서울", cityCode: "SEOUL", area: 0 });
		});

		it("find a renamed stay by its new name and no longer by its old one [CALL-CONTENT-01]", async () => {
			const named = async (text: string) =>
				(await server.services.keywords.namedStays(text)).map((each) => each.id);
			const { rows } = await server.db.query<{ id: number; name: string }>(
				"SELECT property_id AS id, name FROM property WHERE status = 'open' LIMIT 1",
			);
			const [{ id, name: oldName } = { id: 0, name: "" }] = rows;
			expect(await named(oldName)).toContain(id);
			await server.db.query(
				"UPDATE property SET name = '고쳐 지은 새이름', updated_at = now() WHERE property_id = $1",
				[id],
			);
			await server.services.keywords.refresh();
			const found = await server.services.keywords.search("새이름");
			expect(found.stays.map((each) => each.id)).toEqual([id]);
			expect(await named(oldName)).not.toContain(id);
		});

		it("list popular destinations by tab [CALL-CONTENT-03, CALL-CONTENT-04, DEC-051, DEC-150]", async () => {
			const { data } = await server.call<DataOf<operations["listPopularTabs"]>>(
				"/v1/products/locations/popular",
			);
			expect(data.tabs.map(({ title }) => title)).toEqual(["국내", "일본", "동남아", "중화권", "미주·유럽"]);
			const [tab] = data.tabs;
			const tiles = await server.call<DataOf<operations["listPopularLocations"]>>(
				`/v1/products/locations/popular/${tab?.idx}`,
			);
			expect(tiles.data.locations[0]).toMatchObject({ addressName: "서울", cityCode: "SEOUL", area: 0 });
			const parts = await server.call<DataOf<operations["listPopularSubLocations"]>>(
				`/v1/products/locations/popular/${tab?.idx}/sub/0`,
			);
			expect(parts.data.subLocations.length).toBeGreaterThan(0);
			const nowhere = await server.call("/v1/products/locations/popular/30000");
			expect([nowhere.status, nowhere.code]).toEqual([404, -5]);
		});
	});
});
