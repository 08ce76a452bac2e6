import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { operations } from "#contracts/content.d.ts";
import { filterFields, noFilter, type StayFilter } from "#domain/search/stayFilters.ts";
import { type GeoBounds, writeBounds } from "#domain/stay/GeoBounds.ts";
import type { DataOf } from "#server/platform/http/DataOf.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { someFilter } from "../../../domain/search/searchArbitraries.ts";
import { type ContentServer, contentServer } from "./contentServer.ts";

type Pins = DataOf<operations["findProductPins"]>;
type Products = DataOf<operations["findProducts"]>;
type Places = DataOf<operations["listMapPlaces"]>;

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

const seoul: GeoBounds = { south: 37.4, west: 126.7, north: 37.7, east: 127.2 };

const someBounds: fc.Arbitrary<GeoBounds> = fc
	.record({
		south: fc.double({ min: 33, max: 37.5, noNaN: true }),
		west: fc.double({ min: 126, max: 129, noNaN: true }),
		height: fc.double({ min: 0.05, max: 3, noNaN: true }),
		width: fc.double({ min: 0.05, max: 3, noNaN: true }),
	})
	.map(({ south, west, height, width }) => ({ south, west, north: south + height, east: west + width }));

/** Filters that leave some results; most combinations leave none. */
const easyFilters: readonly StayFilter[] = [
	noFilter,
	{ ...noFilter, freeCancel: ["1"] },
	{ ...noFilter, priceMax: ["250"] },
	{ ...noFilter, meals: ["BREAKFAST"] },
];

const contains = ({ south, west, north, east }: GeoBounds, { lat, lng }: { lat: number; lng: number }) =>
	lat >= south && lat <= north && lng >= west && lng <= east;

forEachDatabase((_name, open) => {
	describe("the map endpoints", () => {
		let server: ContentServer;
		beforeAll(async () => {
			server = await contentServer(open, 150);
		});
		const pinsOf = async (body: object, token: string | null = null): Promise<Pins> => {
			const answer = await server.call<Pins>("/v1/products/findProductPins", { ...asked, ...body }, token);
			expect(answer.status).toBe(200);
			return answer.data;
		};
		/** Returns the whole list, page by page, lowest total first. */
		const listOf = async (body: object, token: string | null = null): Promise<Products["products"]> => {
			const products: Products["products"] = [];
			for (let page = 1; ; page++) {
				const { data } = await server.call<Products>(
					"/v1/products/findProducts",
					{ ...asked, ...body, sort: "priceAsc", size: 100, page },
					token,
				);
				products.push(...data.products);
				if (data.products.length === 0 || products.length >= data.totalCnt) return products;
			}
		};

		it("return a pin for every stay of the list, with its place and this visitor's total [DEC-185, DEC-187]", async () => {
			const member = await server.signIn("Gold");
			let compared = 0;
			await fc.assert(
				fc.asyncProperty(
					fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...easyFilters) }, someFilter),
					fc.option(someBounds, { nil: null, freq: 2 }),
					fc.constantFrom(null, member),
					async (filter: StayFilter, bounds, token) => {
						const body = { ...filterFields(filter), ...(bounds ? { bounds } : {}) };
						const { pins, totalCnt } = await pinsOf(body, token);
						const list = await listOf(body, token);
						compared += list.length;
						expect(totalCnt).toBe(list.length);
						expect(pins).toEqual(
							list.map(({ productIdx, productName, lat, lng, stayTotalAmount }) => ({
								productIdx,
								productName,
								lat,
								lng,
								stayTotalAmount,
							})),
						);
					},
				),
				{ numRuns: 20 },
			);
			expect(compared).toBeGreaterThan(100);
		});

		it("match the list for a search text, even around a place without stays of its own [DEC-193]", async () => {
			for (const searchText of ["강릉 호텔", "제주 풀빌라", "해운대", "부산역"]) {
				const list = await listOf({ searchText });
				const { pins } = await pinsOf({ searchText });
				expect(list.length, searchText).toBeGreaterThan(0);
				expect(pins.map(({ productIdx }) => productIdx)).toEqual(list.map(({ productIdx }) => productIdx));
			}
		});

		it("name cities, and also areas, stations and sights when zoomed in", async () => {
			const read = async (bounds: GeoBounds) => {
				const { data } = await server.call<Places>(`/v1/map/places?bounds=${writeBounds(bounds)}`);
				return data.places;
			};
			const near = await read(seoul);
			expect(near.every((place) => contains(seoul, place))).toBe(true);
			expect(new Set(near.map(({ kind }) => kind))).toEqual(new Set(["CITY", "AREA", "STATION", "SIGHT"]));
			expect(near.map(({ name }) => name)).toContain("서울역");
			expect(near.some(({ name }) => /카페|주차장|편의점/.test(name))).toBe(false);
			const nation = await read({ south: 33, west: 125, north: 39, east: 130 });
			expect(nation.map(({ name }) => name)).toContain("부산");
			expect(nation.every(({ kind }) => kind === "CITY")).toBe(true);
		});

		it("reject bounds in the wrong order or outside the globe", async () => {
			for (const bounds of ["38,126,37,127", "37,127,38,126", "37,126,91,127", "1,2,3"]) {
				const { status } = await server.call(`/v1/map/places?bounds=${bounds}`);
				expect(status).toBe(400);
			}
		});
	});
});
