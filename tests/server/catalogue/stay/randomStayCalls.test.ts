import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type ContentServer, contentServer, now } from "./contentServer.ts";

const text = fc.oneof(
	fc.string({ unit: "binary", maxLength: 50 }),
	fc.string({ unit: fc.constantFrom(..."서울제주호텔펜션 ㅎㅌtjdnf&'\"%_\\\u0000"), maxLength: 20 }),
);
const day = fc.integer({ min: -400, max: 800 }).map((ahead) => addDays(koreanDay(now), ahead));
const stay = fc
	.record({
		checkInDate: day,
		nights: fc.integer({ min: 1, max: 30 }),
		adtCnt: fc.integer({ min: 1, max: 8 }),
		chdAges: fc.array(fc.integer({ min: 0, max: 13 }), { maxLength: 3 }),
		count: fc.integer({ min: 1, max: 5 }),
	})
	.map(({ nights, chdAges, ...rest }) => ({
		...rest,
		chdAges,
		chdCnt: chdAges.length,
		checkOutDate: addDays(rest.checkInDate, nights),
	}));
const degrees = (max: number) => fc.double({ min: -max, max, noNaN: true });
const condition = fc.record(
	{
		cityCode: fc.constantFrom("", "SEOUL", "JEJU", "TOKYO", "NOWHERE"),
		locationKR: fc.constantFrom(0, 0, 1, 99_999),
		nationCode: fc.constantFrom("", "KR", "JP", "ZZ"),
		searchText: text,
		subLocationKR: fc.constantFrom(0, 0, 1, 99_999),
		page: fc.integer({ min: 1, max: 5_000 }),
		size: fc.integer({ min: 20, max: 100 }),
		sort: fc.constantFrom("recommended", "priceAsc", "priceDesc"),
		priceMax: fc.constantFrom(150, 175, 200, 225, 250, 500, 1_000),
		stars: fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 6 }),
		facilities: fc.array(fc.constantFrom("POOL", "WIFI", "X"), { maxLength: 20 }),
		bounds: fc.record({ south: degrees(90), north: degrees(90), west: degrees(180), east: degrees(180) }),
	},
	{ requiredKeys: ["cityCode", "locationKR", "nationCode", "searchText", "subLocationKR"] },
);
const part = fc.oneof(fc.integer({ min: 0, max: 3_000 }).map(String), fc.stringMatching(/^[^,\s/]{1,20}$/));

forEachDatabase((_name, open) => {
	describe("stay endpoints with arbitrary input", () => {
		let server: ContentServer;
		beforeAll(async () => {
			server = await contentServer(open, 60);
		});
		const expectAnswer = async (path: string, body: object | null) => {
			const { status } = await server.call(path, body);
			expect([200, 400, 404]).toContain(status);
		};

		it("always respond according to their contract [CALL-CONTENT-24, HTTP-04]", async () => {
			await fc.assert(
				fc.asyncProperty(condition, stay, (place, asked) =>
					expectAnswer("/v1/products/findProducts", { ...place, ...asked }),
				),
				{ numRuns: 150 },
			);
			await fc.assert(
				fc.asyncProperty(text, async (searchText) => {
					await expectAnswer("/v1/products/search-keyword", { searchText });
					await expectAnswer(`/v1/products/locations/awesome/${encodeURIComponent(searchText)}`, null);
				}),
				{ numRuns: 100 },
			);
		});

		it("handle any stay and plan number and any name [CALL-CONTENT-20, CALL-CONTENT-21, CALL-CONTENT-22]", async () => {
			await fc.assert(
				fc.asyncProperty(
					fc.integer({ min: 1, max: 40 }),
					stay,
					part,
					part,
					part,
					async (id, asked, one, two, three) => {
						await expectAnswer(`/v2/products/${id}`, asked);
						await expectAnswer(`/v1/products/${id}/rateplans-v3`, asked);
						const path = [one, two, three].map(encodeURIComponent);
						await expectAnswer(
							`/v1/products/${id}/order-type/OO/ids/${path[0]}/rooms/${path[1]}/rateplan/${path[2]}`,
							{ ...asked, promotionIdx: null },
						);
					},
				),
				{ numRuns: 60 },
			);
		});
	});
});
