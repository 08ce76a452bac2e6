import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { operations } from "#contracts/content.d.ts";
import {
	type FilterKey,
	filterFields,
	filterKeys,
	noFilter,
	pickOf,
	type StayFilter,
	toggleValue,
} from "#domain/search/stayFilters.ts";
import type { DataOf } from "#server/platform/http/DataOf.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { someFilter } from "../../../domain/search/searchArbitraries.ts";
import { type ContentServer, contentServer } from "./contentServer.ts";

type Products = DataOf<operations["findProducts"]>;

const asked = {
	cityCode: "",
	locationKR: 0,
	nationCode: "",
	searchText: "",
	subLocationKR: 0,
	checkInDate: "2026-12-10",
	checkOutDate: "2026-12-12",
	adtCnt: 2,
	chdCnt: 0,
	chdAges: [],
	count: 1,
};

forEachDatabase((_name, open) => {
	describe("filters from the panel to the catalogue", () => {
		let server: ContentServer;
		beforeAll(async () => {
			server = await contentServer(open, 150);
		});
		const find = async (filter: StayFilter, place: object = {}): Promise<Products> => {
			const answer = await server.call<Products>("/v1/products/findProducts", {
				...asked,
				...place,
				...filterFields(filter),
			});
			expect(answer.status).toBe(200);
			return answer.data;
		};
		const optionsOf = ({ facets }: Products) =>
			facets.flatMap(({ key, options }) => options.map((option) => ({ key: key as FilterKey, ...option })));

		it("accepts every filter the product can build [DEC-185, DEC-187]", async () => {
			await fc.assert(
				fc.asyncProperty(someFilter, async (filter) => {
					const { facets } = await find(filter);
					expect(facets.map(({ key }) => key)).toEqual(filterKeys);
				}),
				{ numRuns: 25 },
			);
		});

		it("leaves as many stays as the pressed option announced, whatever was chosen before [DEC-058, DEC-185]", async () => {
			let compared = 0;
			await fc.assert(
				fc.asyncProperty(fc.array(fc.nat(), { minLength: 1, maxLength: 4 }), async (presses) => {
					let filter = noFilter;
					let list = await find(filter, { cityCode: "SEOUL" });
					for (const press of presses) {
						const options = optionsOf(list).filter(({ key, value }) => !filter[key].includes(value));
						const option = options[press % options.length];
						if (!option) return;
						const before = filter[option.key].length;
						filter = toggleValue(filter, option.key, option.value);
						list = await find(filter, { cityCode: "SEOUL" });
						// In an "any of" filter, another value adds its own stays to those already shown.
						if (before > 0 && pickOf(option.key) === "any") continue;
						expect(list.totalCnt).toBe(option.count);
						compared += 1;
					}
				}),
				{ numRuns: 20 },
			);
			expect(compared).toBeGreaterThan(15);
		});

		it("returns the room and meal that the amounts are for, matching the request [DEC-187]", async () => {
			const { products, totalCnt } = await find({ ...noFilter, meals: ["BREAKFAST"], freeCancel: ["1"] });
			expect(totalCnt).toBeGreaterThan(0);
			for (const { roomName, mealName, cancelPolicy } of products) {
				expect(roomName).not.toBeNull();
				expect(mealName).toMatch(/조식|아침/);
				expect(cancelPolicy?.tiers[0]?.refundPercent).toBe(100);
			}
		});

		it("lists property types everywhere, and areas only within one city [DEC-187]", async () => {
			const everywhere = await find(noFilter);
			const names = optionsOf(everywhere).filter(({ key }) => key === "kinds");
			expect(names.map(({ name }) => name)).toContain("호텔");
			expect(optionsOf(everywhere).some(({ key }) => key === "areas")).toBe(false);
			const seoul = await find(noFilter, { cityCode: "SEOUL" });
			const areas = optionsOf(seoul).filter(({ key }) => key === "areas");
			expect(areas.reduce((sum, { count }) => sum + count, 0)).toBe(seoul.totalCnt);
		});
	});
});
