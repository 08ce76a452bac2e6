import { beforeAll, describe, expect, it } from "vitest";
import type { operations } from "#contracts/content.d.ts";
import type { DataOf } from "#server/platform/http/DataOf.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type ContentServer, contentServer } from "./contentServer.ts";

type Suggested = DataOf<operations["searchKeyword"]>;

forEachDatabase((_name, open) => {
	describe("live results for text that is clearly understood", () => {
		let server: ContentServer;
		beforeAll(async () => {
			server = await contentServer(open, 300);
		});
		const suggest = async (searchText: string): Promise<Suggested> =>
			(await server.call<Suggested>("/v1/products/search-keyword", { searchText })).data;

		it.each([
			["danang", "DANANG"],
			["광안리", "BUSAN"],
		])("are not mixed with similarly spelt matches: %s [DEC-193]", async (text, cityCode) => {
			const { searchLocationsList, searchProductsList } = await suggest(text);
			const cities = [...searchLocationsList, ...searchProductsList].map((result) => result.cityCode);
			expect([...new Set(cities)]).toEqual([cityCode]);
		});

		it("tolerate a typo when nothing else matches [DEC-193]", async () => {
			const { searchLocationsList } = await suggest("해운데");
			expect(searchLocationsList.map(({ cityCode }) => cityCode)).toContain("BUSAN");
		});
	});
});
