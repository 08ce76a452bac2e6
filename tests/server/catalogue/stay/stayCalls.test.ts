import { beforeAll, describe, expect, it } from "vitest";
import type { components, operations } from "#contracts/content.d.ts";
import { markDirty } from "#server/catalogue/search/store/marks.ts";
import type { DataOf } from "#server/platform/http/DataOf.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type ContentServer, contentServer } from "./contentServer.ts";

type Schemas = components["schemas"];
type Products = DataOf<operations["findProducts"]>;
type Plans = DataOf<operations["listRatePlans"]>;
type Option = DataOf<operations["viewOption"]>;

const dates = {
	checkInDate: "2026-12-06",
	checkOutDate: "2026-12-08",
	adtCnt: 2,
	chdCnt: 0,
	chdAges: [],
	count: 1,
};
const everywhere = { cityCode: "", locationKR: 0, nationCode: "", searchText: "", subLocationKR: 0 };
const seoul = { cityCode: "SEOUL", locationKR: 0, nationCode: "KR", searchText: "서울", subLocationKR: 0 };

const optionOf = ({ facets }: Products, key: string, value: string) =>
	facets.find((facet) => facet.key === key)?.options.find((option) => option.value === value)?.count;

forEachDatabase((_name, open) => {
	describe("stay endpoints", () => {
		let server: ContentServer;
		let bronze: string;
		let gold: string;
		beforeAll(async () => {
			server = await contentServer(open, 60);
			bronze = await server.signIn("Bronze");
			gold = await server.signIn("Gold");
		});
		const find = async (body: object, token: string | null = null) =>
			(await server.call<Products>("/v1/products/findProducts", { ...seoul, ...dates, ...body }, token)).data;
		const idOf = async (where: string): Promise<number> => {
			const { rows } = await server.db.query<{ id: number }>(
				`SELECT property_id AS id FROM ${where} LIMIT 1`,
			);
			return rows[0]?.id ?? 0;
		};
		const plansOf = async (id: number, token: string | null = null) =>
			(await server.call<Plans>(`/v1/products/${id}/rateplans-v3`, dates, token)).data;

		it("fill in default dates and guests [SEARCH-COND-07, SEARCH-COND-08, DEC-161]", async () => {
			const { data } = await server.call<Products>("/v1/products/findProducts", seoul);
			expect(data.condition).toEqual({
				nationCode: "KR",
				cityCode: "SEOUL",
				searchText: "서울",
				area: 0,
				subArea: 0,
				checkInDate: "2026-12-01",
				checkOutDate: "2026-12-02",
				adtCnt: 2,
				chdCnt: 0,
				chdAges: [],
				count: 1,
			});
		});

		it("paginate without overlap and with the same total on every page [DEC-185]", async () => {
			const pages = await Promise.all([1, 2, 3, 4].map((page) => find({ ...everywhere, page })));
			const ids = pages.flatMap(({ products }) => products.map(({ productIdx }) => productIdx));
			expect(new Set(ids).size).toBe(ids.length);
			expect(pages.map(({ totalCnt }) => totalCnt)).toEqual(pages.map(() => ids.length));
			expect(pages.map(({ page }) => page)).toEqual([1, 2, 3, 4]);
		});

		it("sort by what the viewer pays, and include the boundary of a price step [DEC-058, DEC-059, DEC-077]", async () => {
			for (const token of [null, bronze, gold]) {
				const up = await find({ ...everywhere, sort: "priceAsc", size: 100 }, token);
				const amounts = up.products.flatMap(({ stayTotalAmount }) => stayTotalAmount ?? []);
				expect(amounts.length).toBeGreaterThan(10);
				expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
				const cheap = await find({ ...everywhere, priceMax: 150, size: 100 }, token);
				expect(cheap.products.every(({ averageNightAmount }) => (averageNightAmount ?? 1e9) <= 150_000)).toBe(
					true,
				);
				expect(cheap.totalCnt).toBe(optionOf(up, "priceMax", "150"));
				expect(cheap.products.length).toBeGreaterThan(0);
			}
		});

		it("show special members the member price and everyone else the public price [DEC-077, ROLE-05]", async () => {
			const [anonymous] = (await find({ sort: "priceAsc" })).products;
			const same = (list: Products) =>
				list.products.find((each) => each.productIdx === anonymous?.productIdx);
			const forGold = same(await find({ sort: "priceAsc", size: 100 }, gold));
			expect(anonymous?.stayTotalAmount).toBe(anonymous?.prices?.displayLowestAmount);
			expect(forGold?.stayTotalAmount).toBe(forGold?.prices?.awesomeLowestAmount);
			expect(forGold?.stayTotalAmount ?? 0).toBeLessThan(anonymous?.stayTotalAmount ?? 0);
		});

		it("hide members-only amounts from visitors everywhere and sort them last [DEC-091]", async () => {
			const id = await idOf("rateplan WHERE hidden_amount");
			await server.db.query("UPDATE rateplan SET hidden_amount = true WHERE property_id = $1", [id]);
			await server.db.query(
				`INSERT INTO promotion (history_id, channel_history_id, channel_idx, type_id, discount_type, discount_amount,
					title, property_id, stay_start, stay_end, sale_start, sale_end)
				VALUES (1, 1, 1, 1, 'AMOUNT', 1000, '특가', $1, '2026-01-01', '2028-01-01', '2026-01-01', '2028-01-01')`,
				[id],
			);
			await markDirty(server.db, id, [0]);
			await server.services.search.refresh();
			const hidden = await plansOf(id);
			const plans = hidden.roomMappedRateplans.flatMap((room) => room.mappedRateplanList);
			expect(plans.length).toBeGreaterThan(0);
			for (const plan of plans) {
				expect([plan.hiddenAmountFlag, plan.isPromotion]).toEqual(["Y", true]);
				const money = [
					plan.promotionAmount,
					plan.saleAmount,
					plan.displayAmount,
					plan.awesomeAmount,
					plan.originalAmount,
					plan.basicPrice,
					plan.totalPropertyFee,
				];
				expect(money.every((amount) => amount === null)).toBe(true);
				expect(plan.nightlyRateList.every(({ amount }) => amount === null)).toBe(true);
			}
			expect(hidden.priceComparisonList).toEqual([]);
			for (const sort of ["priceAsc", "priceDesc"]) {
				const { products } = await find({ ...everywhere, sort, size: 100 });
				expect(products.at(-1)?.productIdx).toBe(id);
				expect(products.at(-1)?.prices).toMatchObject({ hiddenAmountFlag: "Y", displayLowestAmount: null });
				expect(products.at(-1)?.totalPropertyFee).toBeNull();
			}
			const limited = await find({ ...everywhere, priceMax: 1000, size: 100 });
			expect(limited.products.some(({ productIdx }) => productIdx === id)).toBe(false);
			const forMember = (await plansOf(id, bronze)).roomMappedRateplans[0]?.mappedRateplanList[0];
			expect(forMember).toMatchObject({ hiddenAmountFlag: "N", saleAmount: expect.any(Number) });
		});

		it("mark sold-out plans and refuse to open them [DEC-090]", async () => {
			const item = (await find({})).products[0];
			const id = item?.productIdx ?? 0;
			await server.db.query("UPDATE room_month SET stock[6] = 0 WHERE property_id = $1 AND ym = 202612", [
				id,
			]);
			await markDirty(server.db, id, [202612]);
			const plans = (await plansOf(id)).roomMappedRateplans.flatMap((room) => room.mappedRateplanList);
			const sold = plans.filter((plan) => plan.stayStartDate !== null);
			expect(sold.length).toBeGreaterThan(0);
			expect(sold.every((plan) => plan.stockStatus === "SOLD_OUT" && plan.saleAble === "N")).toBe(true);
			const [plan] = sold;
			const path = `ids/${plan?.externalId ?? id}/rooms/${plan?.externalRoomId ?? plan?.roomIdx}/rateplan/${plan?.externalRateplanId ?? plan?.rateplanIdx}`;
			const option = await server.call(`/v1/products/${id}/order-type/OC/${path}`, {
				...dates,
				promotionIdx: null,
			});
			expect([option.status, option.code]).toEqual([400, -201]);
			expect((await find({ size: 100 })).products.some(({ productIdx }) => productIdx === id)).toBe(false);
			await server.services.search.refresh();
			expect((await find({ size: 100 })).products.some(({ productIdx }) => productIdx === id)).toBe(false);
			const detail = await server.call<Schemas["ProductDetail"]>(`/v2/products/${id}`, dates);
			expect([detail.status, detail.data.prices]).toEqual([200, null]);
		});

		it("sort rooms by their lowest member amount, and the plans of a room by theirs [DOM-RATE-01, DEC-101]", async () => {
			const { products } = await find({ ...everywhere, size: 100 });
			const most = { rooms: 0, plans: 0 };
			for (const { productIdx } of products) {
				const { roomMappedRateplans } = await plansOf(productIdx, bronze);
				const rooms = roomMappedRateplans.map((room) =>
					room.mappedRateplanList.map(({ awesomeAmount }) => awesomeAmount || Number.POSITIVE_INFINITY),
				);
				const lowest = rooms.map((plans) => Math.min(...plans));
				expect(lowest).toEqual(lowest.toSorted((one, other) => one - other));
				for (const plans of rooms) expect(plans).toEqual(plans.toSorted((one, other) => one - other));
				most.rooms = Math.max(most.rooms, new Set(lowest).size);
				most.plans = Math.max(most.plans, ...rooms.map((plans) => new Set(plans).size));
			}
			expect(Math.min(most.rooms, most.plans)).toBeGreaterThan(1);
		});

		it("mark the wishes of a signed-in member [CALL-CONTENT-24, ENT-14]", async () => {
			const item = (await find({ ...everywhere })).products[0];
			const { rows } = await server.db.query<{ member_id: number }>(
				"SELECT max(member_id) AS member_id FROM member",
			);
			await server.db.query("INSERT INTO wish (member_id, property_id) VALUES ($1, $2)", [
				rows[0]?.member_id,
				item?.productIdx,
			]);
			const wished = async (token: string | null) =>
				(await find({ ...everywhere }, token)).products
					.filter((each) => each.wished)
					.map((each) => each.productIdx);
			expect(await wished(gold)).toEqual([item?.productIdx]);
			expect(await wished(bronze)).toEqual([]);
			expect(await wished(null)).toEqual([]);
			const detail = await server.call<Schemas["ProductDetail"]>(
				`/v2/products/${item?.productIdx}`,
				dates,
				gold,
			);
			expect(detail.data.favoriteProductIdx).toBe(item?.productIdx);
		});

		it.each([
			["a region's name", "제주", (item: Schemas["ProductItem"]) => item.cityCode === "JEJU"],
			["the same on Latin keys", "wpwn", (item: Schemas["ProductItem"]) => item.cityCode === "JEJU"],
			["a nation", "일본", (item: Schemas["ProductItem"]) => item.nationCode === "JP"],
			["part of stay names", "펜션", (item: Schemas["ProductItem"]) => item.productName.includes("펜션")],
		])("search by %s when the city is unknown [DEC-046, DEC-161]", async (_, searchText, isFitting) => {
			for (const cityCode of ["", "ATLANTIS"]) {
				const { products, totalCnt } = await find({ ...everywhere, cityCode, searchText });
				expect(totalCnt).toBeGreaterThan(0);
				expect(products.every(isFitting)).toBe(true);
			}
		});

		it("return an empty list when nothing matches [DEC-042, DEC-050]", async () => {
			for (const body of [
				{ ...everywhere, searchText: "쭈꾸루뭉치성" },
				{ checkInDate: "2026-11-20", checkOutDate: "2026-11-22" },
				{ checkInDate: "2030-01-01", checkOutDate: "2030-01-02" },
				{ facilities: ["NO_SUCH_FACILITY"] },
				{ bounds: { south: -10, west: -170, north: -9, east: -169 } },
				{ page: 5000, size: 100 },
				{ locationKR: 99_999 },
			]) {
				expect((await find(body)).products).toEqual([]);
			}
		});

		it("return 404 for an unknown or closed stay [ROLE-03]", async () => {
			const closed = await idOf("property ORDER BY rank DESC");
			await server.db.query("UPDATE property SET status = 'closed' WHERE property_id = $1", [closed]);
			for (const id of [closed, 2_147_483_647]) {
				for (const [path, body] of [
					[`/v2/products/${id}`, dates],
					[`/v1/products/${id}/rateplans-v3`, dates],
					[`/v1/products/${id}/order-type/OC/ids/${id}/rooms/1/rateplan/1`, { ...dates, promotionIdx: null }],
					[`/v1/products/findProductDetailEvent/${id}`, null],
					[`/v1/products/${id}/poi`, {}],
					[
						"/v2/products/findRecommendProducts",
						{ checkInDate: "2026-12-06", productIdx: id, searchType: "NEARBY" },
					],
				] as const) {
					expect([path, (await server.call(path, body)).code]).toEqual([path, -5]);
				}
			}
		});

		it("reject an order type that does not match the rooms and nights, and lists of different rooms [DEC-056, DEC-057]", async () => {
			const own = await idOf("property WHERE channel_idx = 1 AND status = 'open' ORDER BY rank");
			const [first, second] = (await plansOf(own)).roomMappedRateplans.map(
				(room) => room.mappedRateplanList[0],
			);
			const open = async (orderType: string, rooms: string, plans: string, count: number) =>
				(
					await server.call<Option>(
						`/v1/products/${own}/order-type/${orderType}/ids/${Array(count).fill(own)}/rooms/${rooms}/rateplan/${plans}`,
						{ ...dates, count, promotionIdx: null },
					)
				).code;
			const [room, plan] = [`${first?.roomIdx}`, `${first?.rateplanIdx}`];
			const [pair, plans] = [`${room},${room}`, `${plan},${plan}`];
			expect([await open("OC", room, plan, 1), await open("MC", pair, plans, 2)]).toEqual([null, null]);
			for (const orderType of ["OO", "MO", "MC"])
				expect([orderType, await open(orderType, room, plan, 1)]).toEqual([orderType, -2]);
			for (const orderType of ["OO", "OC", "MO"])
				expect([orderType, await open(orderType, pair, plans, 2)]).toEqual([orderType, -2]);
			const mixed = [`${room},${second?.roomIdx}`, `${plan},${second?.rateplanIdx}`] as const;
			expect(second?.roomIdx).not.toBe(first?.roomIdx);
			expect(await open("MC", ...mixed, 2)).toBe(-2);
		});

		it("list undated vouchers separately from plans for the dates [ENT-16, DEC-086, DEC-192]", async () => {
			const id = await idOf("rateplan WHERE sale_type = 'VOUCHER'");
			const { roomMappedRateplans, vouchers } = await plansOf(id);
			const plans = roomMappedRateplans.flatMap((room) => room.mappedRateplanList);
			expect(new Set(plans.map(({ saleType }) => saleType))).toEqual(new Set(["STAY"]));
			expect(plans.every((plan) => plan.voucher === null)).toBe(true);
			const [voucher] = vouchers;
			expect(voucher).toMatchObject({ stayStartDate: null, stayEndDate: null, stock: null, saleAble: "Y" });
			expect(voucher?.voucher).toMatchObject({ validDays: 180, weekdaysOnly: true });
			expect(voucher?.cancelPolicy?.tiers).toHaveLength(2);
			const path = `ids/${id}/rooms/${voucher?.roomIdx}/rateplan/${voucher?.rateplanIdx}`;
			const option = await server.call<Option>(`/v1/products/${id}/order-type/OC/${path}`, {
				...dates,
				promotionIdx: null,
			});
			expect(option.data.payKind).toBe("voucher");
			expect(option.data.ledger.lines[0]?.kind).toBe("voucher");
			expect(option.data.option.keyCode).toBe(voucher?.keyCode);
		});

		it("allow up to twenty vouchers per order, and at most five rooms [DEC-055]", async () => {
			const id = await idOf("rateplan WHERE sale_type = 'VOUCHER'");
			const { roomMappedRateplans, vouchers } = await plansOf(id);
			const [voucher] = vouchers;
			const room = roomMappedRateplans[0]?.mappedRateplanList[0];
			await server.db.query(
				"UPDATE room_month SET cap = 20, stock = array_fill(20::int2, ARRAY[31]) WHERE property_id = $1",
				[id],
			);
			const option = (plan: typeof room, count: number, adtCnt = 2) =>
				server.call<Option>(
					`/v1/products/${id}/order-type/MC/ids/${id}/rooms/${plan?.roomIdx}/rateplan/${plan?.rateplanIdx}`,
					{ ...dates, adtCnt, count, promotionIdx: null },
				);
			const { data } = await option(voucher, 20);
			expect(data.ledger.lines[0]).toMatchObject({ kind: "voucher", count: 20 });
			expect(data.ledger.lines[0]?.amount).toBe((voucher?.originalAmount ?? 0) * 20);
			expect((await option(voucher, 21)).code).toBe(-2);
			expect([(await option(room, 5, 6)).status, (await option(room, 6, 6)).code]).toEqual([200, -2]);
		});

		it.each([
			["0001-01-01", "0001-01-02"],
			["0099-12-31", "0100-01-02"],
			["9999-12-30", "9999-12-31"],
		])(
			"return only vouchers for %s to %s, with terms counted from the purchase [DEC-086, DEC-192]",
			async (from, to) => {
				const id = await idOf("rateplan WHERE sale_type = 'VOUCHER'");
				const asked = { ...dates, checkInDate: from, checkOutDate: to };
				const { data } = await server.call<Plans>(`/v1/products/${id}/rateplans-v3`, asked);
				expect(data.roomMappedRateplans).toEqual([]);
				expect(data.vouchers.length).toBeGreaterThan(0);
				for (const plan of data.vouchers) {
					expect(plan).toMatchObject({ saleType: "VOUCHER", cancelPolicy: { isCancelAvail: "Y" } });
				}
			},
		);

		it("open overseas plans with their own form and payment methods [DEC-086, CHAN-05]", async () => {
			const item = (await find({ ...everywhere, nationCode: "JP" })).products[0];
			const plan = (await plansOf(item?.productIdx ?? 0)).roomMappedRateplans
				.flatMap((room) => room.mappedRateplanList)
				.find((each) => each.saleAble === "Y");
			const path = `ids/${plan?.externalId ?? plan?.productIdx}/rooms/${plan?.externalRoomId ?? plan?.roomIdx}/rateplan/${plan?.externalRateplanId ?? plan?.rateplanIdx}`;
			const { data } = await server.call<Option>(
				`/v1/products/${item?.productIdx}/order-type/OC/${path}`,
				{ ...dates, promotionIdx: null },
				gold,
			);
			expect(data.payKind).toBe("global");
			expect(data.payMethods).toContain("eximbay");
			expect(data.location.nationCode).toBe("JP");
		});

		it("apply a deal's secret promotion only when the request names it [DEC-118]", async () => {
			const item = (await find({ ...everywhere, sort: "priceDesc" })).products[0];
			const id = item?.productIdx ?? 0;
			await server.db.query(
				`WITH p AS (
					INSERT INTO promotion (history_id, channel_history_id, channel_idx, type_id, discount_type, discount_amount, title,
						property_id, stay_start, stay_end, sale_start, sale_end)
					VALUES (1, 1, 1, 1, 'PERCENT', 50, '비밀 특가', $1, '2026-01-01', '2027-12-31', '2026-01-01', '2027-12-31')
					RETURNING promotion_id
				), e AS (
					INSERT INTO event (title, subtitle, image_key, secret, sale_start, sale_end, stay_start, stay_end)
					VALUES ('비밀', '비밀', '/x.jpg', 'word', '2026-01-01', '2027-12-31', '2026-01-01', '2027-12-31') RETURNING event_id
				)
				INSERT INTO event_product (event_id, property_id, rateplan_id, promotion_id, sort)
				SELECT event_id, $1, (SELECT min(rateplan_id) FROM rateplan WHERE property_id = $1), promotion_id, 1 FROM e, p`,
				[id],
			);
			await markDirty(server.db, id, [0]);
			await server.services.search.refresh();
			const again = (await find({ ...everywhere, sort: "priceDesc" })).products.find(
				(each) => each.productIdx === id,
			);
			expect(again?.stayTotalAmount).toBe(item?.stayTotalAmount);
			const { data: event } = await server.call(`/v1/products/findProductDetailEvent/${id}`);
			expect(event).toEqual({ event: null });
			const plan = (await plansOf(id)).roomMappedRateplans
				.flatMap((room) => room.mappedRateplanList)
				.find((each) => each.saleAble === "Y" && each.saleAmount !== null);
			const { rows } = await server.db.query<{ id: number }>("SELECT max(promotion_id) AS id FROM promotion");
			const path = `ids/${plan?.externalId ?? plan?.productIdx}/rooms/${plan?.externalRoomId ?? plan?.roomIdx}/rateplan/${plan?.externalRateplanId ?? plan?.rateplanIdx}`;
			const option = await server.call<Option>(`/v1/products/${id}/order-type/OC/${path}`, {
				...dates,
				promotionIdx: rows[0]?.id,
			});
			expect(option.data.promotion?.promotionIdx).toBe(rows[0]?.id);
			expect(option.data.option.saleAmount ?? 0).toBeLessThan(plan?.saleAmount ?? 0);
		});
	});
});
