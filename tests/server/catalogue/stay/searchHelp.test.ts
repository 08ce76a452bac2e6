import { beforeAll, describe, expect, it } from "vitest";
import type { operations } from "#contracts/content.d.ts";
import type { DataOf } from "#server/platform/http/DataOf.ts";
import { forEachDatabase, quickestEngine } from "#tests/support/databases.ts";
import { type ContentServer, contentServer, findStays } from "./contentServer.ts";

type Suggested = DataOf<operations["searchKeyword"]>;

const seoul = { cityCode: "SEOUL", locationKR: 0, nationCode: "KR", subLocationKR: 0 };
const dates = { checkInDate: "2026-12-06", checkOutDate: "2026-12-08" };

// The meaning of a text does not depend on the database engine.
forEachDatabase((_name, open) => {
	describe("a search text", () => {
		let server: ContentServer;
		beforeAll(async () => {
			server = await contentServer(open, 300);
		});
		const find = (body: object) => findStays(server, { ...dates, ...body });
		const suggest = async (body: object): Promise<Suggested> =>
			(await server.call<Suggested>("/v1/products/search-keyword", body)).data;

		it("returns removable chips and a title [DEC-193]", async () => {
			const { reading, products } = await find({ searchText: "수영장 있는 강릉 조용한 호텔" });
			expect(reading).toEqual({
				title: "강릉 수영장 호텔",
				chips: [
					{ kind: "facility", label: "수영장", searchText: "강릉 조용한 호텔", guessed: false },
					{ kind: "city", label: "강릉", searchText: "수영장 있는 조용한 호텔", guessed: false },
					{ kind: "kind", label: "호텔", searchText: "수영장 있는 강릉 조용한", guessed: false },
				],
				unknown: ["조용한"],
				around: null,
				settledText: "수영장 있는 강릉 조용한 호텔",
			});
			expect(products.length).toBeGreaterThan(0);
		});

		it("applies within the chosen place unless it names another [DEC-009, DEC-193]", async () => {
			const cities = async (body: object) =>
				new Set((await find({ ...seoul, ...body })).products.map(({ city }) => city));
			expect(await cities({ searchText: "한옥" })).toEqual(new Set(["서울"]));
			expect(await cities({ searchText: "강릉 호텔" })).toEqual(new Set(["강릉"]));
			const chosen = { cityCode: "TONGYEONG", searchText: "통영·거제" };
			const whole = await find({ ...seoul, cityCode: "TONGYEONG", searchText: "" });
			expect((await find({ ...seoul, ...chosen })).totalCnt).toBe(whole.totalCnt);
		});

		it("leaves out a city or a part of one that the text refuses [DEC-193]", async () => {
			const total = async (searchText: string, place = {}) => (await find({ searchText, ...place })).totalCnt;
			const rest = await total("부산 해운대 말고");
			expect(rest).toBeGreaterThan(0);
			expect(rest + (await total("해운대"))).toBe(await total("부산"));
			expect((await total("서울 말고 국내")) + (await total("서울"))).toBe(await total("국내"));
			expect(await total("속초 말고 양양")).toBe(await total("양양"));
			// A chosen city yields to a text that refuses it.
			expect(await total("서울 말고 국내", seoul)).toBe(await total("서울 말고 국내"));
		});

		it("ranks a stay with a matching name first [DEC-193]", async () => {
			const { rows } = await server.db.query<{ id: number; name: string }>(
				"SELECT property_id AS id, name FROM property WHERE status = 'open' ORDER BY property_id LIMIT 40",
			);
			for (const { id, name } of rows) {
				const { products } = await find({ searchText: name });
				const found = products.findIndex(({ productIdx }) => productIdx === id);
				// Sold out on these dates, or in first place.
				expect([-1, 0], name).toContain(found);
				const free = await find({ searchText: name, checkInDate: "2027-02-02", checkOutDate: "2027-02-03" });
				expect(free.products[0]?.productName === name || found === 0, name).toBe(true);
			}
		});

		it("sets the number of guests it names, as the condition shows [DEC-193]", async () => {
			const { condition, products } = await find({ searchText: "제주 6명" });
			expect(condition.adtCnt).toBe(6);
			const six = await find({ searchText: "제주", adtCnt: 6 });
			expect(products.map(({ productIdx }) => productIdx)).toEqual(
				six.products.map(({ productIdx }) => productIdx),
			);
		});

		it("sets the dates and children it names, as the condition shows [DEC-193]", async () => {
			const said = await find({ searchText: "12월 24일~26일 부산 호텔 성인 2 아이 1명(5세)", ...dates });
			const stay = { checkInDate: "2026-12-24", checkOutDate: "2026-12-26" };
			const guests = { adtCnt: 2, chdCnt: 1, chdAges: [5] };
			expect(said.condition).toMatchObject({ ...stay, ...guests });
			expect(said.reading?.settledText).toBe("부산 호텔");
			expect(said.reading?.unknown).toEqual([]);
			const chosen = await find({ searchText: "부산 호텔", ...stay, ...guests });
			expect(said.products).toEqual(chosen.products);
			expect(said.totalCnt).toBe(chosen.totalCnt);
		});

		it("keeps the request's dates when it names impossible ones, and reports those as unused [DEC-193]", async () => {
			const { condition, reading } = await find({ searchText: "2020-01-01 부산", ...dates });
			expect(condition).toMatchObject(dates);
			expect(reading?.unknown).toEqual(["2020-01-01"]);
		});

		it("with an exclusion finds exactly the stays without that feature [DEC-193]", async () => {
			const all = await find({ searchText: "부산 호텔" });
			const pool = await find({ searchText: "부산 수영장 호텔" });
			const none = await find({ searchText: "부산 수영장 없는 호텔", size: 100 });
			expect(none.totalCnt).toBe(all.totalCnt - pool.totalCnt);
			const ids = new Set(none.products.map(({ productIdx }) => productIdx));
			expect(pool.products.some(({ productIdx }) => ids.has(productIdx))).toBe(false);
		});

		it("reports a second place without stays as unused [DEC-193]", async () => {
			const { reading, products } = await find({ searchText: "강릉 춘천 호텔" });
			expect(reading?.unknown).toEqual(["춘천"]);
			expect(products.length).toBeGreaterThan(0);
		});

		it("with a price for the whole stay filters by the total over nights and rooms [DEC-193]", async () => {
			for (const text of ["총 30만원 서울", "2박에 30만원 서울"]) {
				const { products, totalCnt } = await find({ searchText: text, size: 100 });
				const { totalCnt: dearer } = await find({ searchText: "30만원 서울", size: 100 });
				expect(totalCnt, text).toBeGreaterThan(0);
				expect(totalCnt, text).toBeLessThan(dearer);
				for (const { prices } of products) {
					expect(prices?.displayLowestAmount ?? 0, text).toBeLessThanOrEqual(300_000);
				}
			}
		});

		it("with a price range filters to the won, and the facet counts match the results [DEC-187, DEC-193]", async () => {
			const body = { searchText: "8~13만원 서울" };
			const { products, facets, totalCnt } = await find({ ...body, size: 100 });
			expect(totalCnt).toBeGreaterThan(0);
			for (const { prices } of products) {
				const night = Math.floor((prices?.displayLowestAmount ?? 0) / 2);
				expect(night >= 80_000 && night <= 130_000, String(night)).toBe(true);
			}
			const steps = facets.find(({ key }) => key === "priceMax")?.options ?? [];
			expect(steps.length).toBeGreaterThan(0);
			for (const { value, count } of steps) {
				expect((await find({ ...body, priceMax: Number(value) })).totalCnt, value).toBe(count);
			}
		});

		it("with a meal and free cancellation matches the equivalent filters [DEC-187, DEC-193]", async () => {
			const words = await find({ searchText: "부산 호텔 조식 포함 무료 취소" });
			const filters = await find({ searchText: "부산 호텔", meals: ["BREAKFAST"], freeCancel: true });
			expect(words.totalCnt).toBe(filters.totalCnt);
			expect(words.products.map(({ productIdx }) => productIdx)).toEqual(
				filters.products.map(({ productIdx }) => productIdx),
			);
		});

		it("with good reviews matches the score filter, the stricter of the two applying [DEC-187, DEC-193]", async () => {
			const idsOf = async (body: object) =>
				(await find({ searchText: "부산 호텔", ...body })).products.map(({ productIdx }) => productIdx);
			const good = await idsOf({ scoreMin: 45 });
			expect(good.length).toBeLessThan((await idsOf({})).length);
			expect(await idsOf({ searchText: "부산 호텔 후기 좋은" })).toEqual(good);
			expect(await idsOf({ searchText: "부산 호텔 평점 4점 이상", scoreMin: 45 })).toEqual(good);
			expect(await idsOf({ searchText: "부산 호텔 평점 4점 이상" })).toEqual(await idsOf({ scoreMin: 40 }));
			const body = { searchText: "부산 호텔 평점 4점 이상" };
			const { facets, totalCnt } = await find(body);
			const scores = facets.find(({ key }) => key === "scoreMin");
			expect(scores?.total).toBe(totalCnt);
			expect(scores?.options.length).toBeGreaterThan(0);
			for (const { value, count } of scores?.options ?? []) {
				expect((await find({ ...body, scoreMin: Number(value) })).totalCnt, value).toBe(count);
			}
		});

		it("suggests the nearest place with stays when its own has none [DEC-193]", async () => {
			const { help } = await find({ searchText: "춘천 펜션" });
			expect(help?.readings[0]?.searchText).toBe("가평 펜션");
			const others = (await find({ searchText: "가평 말고 춘천 펜션" })).help?.readings ?? [];
			expect(others.map(({ searchText }) => /가평|펜션$/u.exec(searchText)?.[0])[0]).toBe("펜션");
		});

		it("suggests the same place first when only its district has no results [DEC-193]", async () => {
			const { totalCnt, help } = await find({ searchText: "푸켓 빠통 게스트하우스" });
			expect(totalCnt).toBe(0);
			expect(help?.readings[0]?.label).toMatch(/^(?:푸껫|빠통)/);
		});

		it("suggests cities when nothing was understood [DEC-193]", async () => {
			const { totalCnt, reading, help } = await find({ searchText: "쀍뛟쀍뛟" });
			expect(totalCnt).toBe(0);
			// It was searched for as a name, so no word was left out.
			expect(reading?.unknown).toEqual([]);
			expect(help?.readings.map(({ label }) => label)).toContain("서울");
		});

		it("with only generic words finds everything and reports unused words [DEC-193]", async () => {
			const everything = await find({ searchText: "" });
			const unused: Record<string, string> = { "조용한 숙소": "조용한", 섬: "섬" };
			for (const searchText of ["여름휴가 숙소", "숙소 추천", "조용한 숙소", "섬"]) {
				const { totalCnt, reading } = await find({ searchText });
				expect(totalCnt, searchText).toBe(everything.totalCnt);
				expect(reading?.unknown).toEqual([unused[searchText] ?? []].flat());
			}
		});

		it("finds nothing for a refusal of nothing [DEC-193]", async () => {
			expect((await find({ searchText: "없는곳입니다" })).totalCnt).toBe(0);
		});

		it("refuses a grade without refusing all stays of its kind [DEC-193]", async () => {
			const starsOf = async (searchText: string) =>
				(await find({ searchText, size: 100 })).products.map(
					({ star, productTypeName }) => `${productTypeName} ${star}`,
				);
			const all = await starsOf("서울");
			expect(all).toContain("호텔 5");
			expect(await starsOf("서울 5성급 호텔 말고")).toEqual(all.filter((each) => !each.endsWith(" 5")));
			expect(await starsOf("5성급 서울 4성급 이상 제외")).toEqual([]);
		});

		it("treats a word as a name only where stays have it [DEC-193]", async () => {
			expect((await find({ searchText: "달하" })).reading?.chips).toMatchObject([{ kind: "stay" }]);
			const elsewhere = await find({ searchText: "오사카 달하 호텔" });
			expect(elsewhere.reading?.unknown).toEqual(["달하"]);
			expect(elsewhere.totalCnt).toBe((await find({ searchText: "오사카 호텔" })).totalCnt);
		});

		it("gets no help when there are results, and no reading when empty [DEC-193]", async () => {
			expect((await find({ searchText: "강릉" })).help).toBeNull();
			expect((await find({ searchText: "" })).reading).toBeNull();
		});

		it("gets suggestions with the number of stays they find [CALL-CONTENT-01, DEC-193]", async () => {
			for (const searchText of ["강릉 호", "강릉호텔", "강릉", "부산 오션", "오사카 호텔"]) {
				const { searchReadingsList } = await suggest({ searchText, ...dates });
				expect(searchReadingsList.length).toBeGreaterThan(0);
				for (const { searchText: text, count } of searchReadingsList) {
					expect((await find({ searchText: text })).totalCnt, text).toBe(count);
				}
			}
			const { searchReadingsList, searchLocationsList, searchProductsList } = await suggest({
				searchText: "강릉 호텔",
				...dates,
			});
			expect(searchReadingsList[0]?.label).toBe("강릉 · 호텔");
			expect(searchLocationsList.map(({ resultName }) => resultName)).toContain("강릉");
			expect(searchProductsList.length).toBeGreaterThan(0);
		});
	});
}, quickestEngine);
