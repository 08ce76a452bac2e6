import { beforeAll, describe, expect, it } from "vitest";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type ContentServer, contentServer } from "../catalogue/stay/contentServer.ts";
import { full, plan, room } from "./fullLine.ts";
import { importLines, stay } from "./importing.ts";

const dates = { checkInDate: "2026-12-30", checkOutDate: "2027-01-01", adtCnt: 2, chdCnt: 0, count: 1 };
forEachDatabase((_, open) => {
	describe("an imported stay [DEC-183]", () => {
		let server: ContentServer;
		beforeAll(async () => {
			server = await contentServer(open, 60);
		});

		/** Imports the lines; returns the ID of the first stay. */
		async function bring(...lines: readonly object[]): Promise<number> {
			await importLines(server.db, lines);
			await server.services.search.refresh();
			const { rows } = await server.db.query<{ id: number }>(
				"SELECT property_id AS id FROM property WHERE external_id = 'NEW-1'",
			);
			return rows[0]?.id ?? 0;
		}

		const found = async (changes: object) => {
			const search = {
				cityCode: "SEOUL",
				nationCode: "KR",
				locationKR: 0,
				subLocationKR: 0,
				searchText: "",
				chdAges: [],
			};
			const { products } = await server.services.catalog.listProducts(
				{ ...search, ...dates, ...changes },
				null,
			);
			return products.map(({ productName }) => productName);
		};

		it("is shown with everything its line says [ENT-14, ENT-16, ENT-18]", async () => {
			const id = await bring(full);
			const { catalog } = server.services;
			expect(await catalog.viewProduct(id, dates, null)).toMatchObject({
				info: {
					productName: "책장 호텔",
					productNameEn: "Bookcase Hotel",
					fax: "02-0000-0001",
					chain: "서재",
					brand: "책장",
					checkinTime: "16:30",
					checkoutTime: "10:00",
				},
				facilities: [{ facCode: "PARKING" }, { facCode: "POOL" }],
				detailInfo: [{ title: "숙소 소개", text: "책이 많은 호텔입니다." }],
			});
			const { roomMappedRateplans, priceComparisonList } = await catalog.listRatePlans(id, dates, null);
			expect(roomMappedRateplans).toMatchObject([
				{
					mappedRateplanList: [
						{
							roomTypeName: "트윈",
							bedTypeName: "싱글 2개",
							roomGrade: "디럭스",
							roomView: "정원",
							roomSize: "24㎡",
							roomBasicInfo: "기준 2인",
							roomMetaInfo: "금연",
							rateplanType: "PACKAGE",
							cashbackRate: 3,
							discountType: "LONG_NIGHT",
							discountRate: 10,
							totalPropertyFee: 4_000,
							rateplanContain: ["객실 이용"],
							rateplanDetail: ["변경할 수 없습니다."],
							rateplanUse: ["체크인 16:30"],
							valueAdds: ["웰컴 티"],
							cancelPolicy: { partialCancel: false },
						},
					],
				},
			]);
			expect(priceComparisonList.map(({ title }) => title)).toContain("다른 곳");
			const { rows } = await server.db.query(
				`SELECT p.contact_email, h.hotel_id, c.percent, e.overall::text, e.service, e.recommendation_per FROM property p
				JOIN hotels_combined_hotel h USING (property_id) JOIN external_rating e USING (property_id)
				JOIN price_comparison c ON c.property_id = p.property_id AND c.source = 'hotels_combined' WHERE p.property_id = $1`,
				[id],
			);
			expect(rows).toEqual([
				{
					contact_email: "desk@bookcase.example",
					hotel_id: "HC-9",
					percent: 130,
					overall: "4.3",
					service: null,
					recommendation_per: 90,
				},
			]);
		});

		it("is found in the nearest area of its city, and elsewhere only by the city [DOM-SRCH-01]", async () => {
			await bring(full, stay(2, { name: "먼 산장", lat: 38.2, lng: 127.6 }));
			expect(await found({ locationKR: 3, subLocationKR: 1 })).toContain("책장 호텔");
			expect(await found({ locationKR: 3, subLocationKR: 2 })).not.toContain("책장 호텔");
			for (const locationKR of [1, 2, 3, 4, 5, 6, 7])
				expect(await found({ locationKR })).not.toContain("먼 산장");
			expect(await found({ searchText: "먼 산장" })).toContain("먼 산장");
		});

		it("changes to what a later line says, and keeps its mail address where the line has none", async () => {
			const id = await bring(full);
			await bring(stay(1));
			const { info, facilities, detailInfo } = await server.services.catalog.viewProduct(id, dates, null);
			expect([info.productName, info.checkinTime, info.chain]).toEqual(["새 호텔 1", "15:00", null]);
			expect([facilities, detailInfo]).toEqual([[], []]);
			const { rows } = await server.db.query(
				`SELECT contact_email, (SELECT count(*)::int FROM external_rating e WHERE e.property_id = p.property_id) AS ratings,
					(SELECT count(*)::int FROM price_comparison c WHERE c.property_id = p.property_id) AS prices
				FROM property p WHERE property_id = $1`,
				[id],
			);
			expect(rows).toEqual([{ contact_email: "desk@bookcase.example", ratings: 0, prices: 0 }]);
		});

		it("that is closed is not found any more until a line opens it again", async () => {
			const id = await bring(full);
			await bring({ ...full, status: "closed" });
			expect(await found({ searchText: "책장 호텔" })).not.toContain("책장 호텔");
			await expect(server.services.catalog.viewProduct(id, dates, null)).rejects.toMatchObject({
				kind: "notFound",
			});
			await bring(full);
			expect(await found({ searchText: "책장 호텔" })).toContain("책장 호텔");
		});

		it("sells no room or plan that a later line leaves out, until a line names it again", async () => {
			const breakfast = { ...plan!, externalId: "P-10", name: "조식 포함" };
			const family = { ...room!, externalId: "R-10", name: "패밀리", maximumGuests: 6 };
			const both = stay(1, { rooms: [{ ...room!, plans: [plan!, breakfast] }, family] });
			const id = await bring(both);
			const { catalog } = server.services;
			const sold = async () =>
				(await catalog.listRatePlans(id, dates, null)).roomMappedRateplans
					.flatMap(({ mappedRateplanList }) => mappedRateplanList)
					.map(({ roomName, rateplanName }) => `${roomName} ${rateplanName}`);
			const form = () =>
				catalog.viewOption(
					{ productIdx: id, accoms: "NEW-1", rooms: "R-10", rateplan: "P-9", orderType: "OC" },
					{ ...dates, promotionIdx: null },
					null,
				);
			const everything = ["트윈 룸온리", "트윈 조식 포함", "패밀리 룸온리"];
			const forSix = { adtCnt: 6, searchText: "새 호텔 1" };
			expect([await sold(), await found(forSix)]).toEqual([everything, ["새 호텔 1"]]);
			await form();
			await bring(stay(1));
			expect([await sold(), await found(forSix)]).toEqual([["트윈 룸온리"], []]);
			await expect(form()).rejects.toMatchObject({ kind: "notFound" });
			await bring(both);
			expect([await sold(), await found(forSix)]).toEqual([everything, ["새 호텔 1"]]);
		});

		it.each([
			["a facility nobody knows", { facilities: ["POOL", "MOAT"] }, "facilities: MOAT 시설이 없습니다."],
			["a time that is none", { checkInTime: "24:00" }, "checkInTime"],
			[
				"two prices of one seller",
				{ otherSellers: [1, 2].map((n) => ({ title: "곳", percent: 100 + n })) },
				"otherSellers",
			],
			["a rating above five", { externalRating: { overall: 5.1 } }, "externalRating.overall"],
			[
				"fewer nights at most than at least",
				{ rooms: [{ ...room, plans: [{ ...plan, minNights: 3, maxNights: 2 }] }] },
				"rooms.0.plans.0.maxNights",
			],
			[
				"a discount for one night",
				{
					rooms: [
						{ ...room, plans: [{ ...plan, discount: { kind: "LONG_NIGHT", percent: 5, minNights: 1 } }] },
					],
				},
				"rooms.0.plans.0.discount.minNights",
			],
			[
				"a sale that ends before it starts",
				{
					rooms: [
						{
							...room,
							plans: [
								{
									...plan,
									discount: {
										kind: "TIME_DEAL",
										percent: 5,
										startsAt: "2026-12-02T00:00:00Z",
										endsAt: "2026-12-01T00:00:00Z",
									},
								},
							],
						},
					],
				},
				"rooms.0.plans.0.discount",
			],
		])("with %s is rejected", async (_what, changes, where) => {
			await expect(bring(stay(1, changes))).rejects.toThrow(`1번째 줄: ${where}`);
		});

		const planned = (changes: object) => ({ rooms: [{ ...room, plans: [{ ...plan, ...changes }] }] });
		const deal = (startsAt: string, endsAt: string) =>
			planned({ discount: { kind: "TIME_DEAL", percent: 5, startsAt, endsAt } });

		it.each([
			["a deal of one second", deal("2026-12-01T00:00:00Z", "2026-12-01T09:00:01+09:00")],
			["as many nights at most as at least", planned({ minNights: 3, maxNights: 3 })],
			["prices of two sellers", { otherSellers: ["가", "나"].map((title) => ({ title, percent: 100 })) }],
			["prices for 1,100 days", planned({ prices: [{ from: "2027-01-01", to: "2030-01-05", price: 1 }] })],
			[
				"a price for the last night there is",
				planned({ prices: [{ from: "9999-12-30", to: "9999-12-30", price: 1 }] }),
			],
		])("with %s is accepted", async (_what, changes) => {
			expect(await bring(stay(1, changes))).toBeGreaterThan(0);
		});

		it("with a deal that ends as it starts is rejected", async () => {
			const moments = ["2026-12-01T00:00:00Z", "2026-12-01T09:00:00+09:00"] as const;
			await expect(bring(stay(1, deal(...moments)))).rejects.toThrow("1번째 줄: rooms.0.plans.0.discount");
		});

		it("does not move to another city", async () => {
			await bring(full);
			await expect(bring({ ...full, cityCode: "BUSAN" })).rejects.toThrow("2번 채널의 NEW-1: ");
		});
	});
});
