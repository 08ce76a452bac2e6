import { beforeAll, describe, expect, it } from "vitest";
import type { components, operations } from "#contracts/content.d.ts";
import type { DataOf } from "#server/platform/http/DataOf.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type ContentServer, contentServer, now } from "./contentServer.ts";

type Schemas = components["schemas"];

const dates = {
	checkInDate: "2026-12-06",
	checkOutDate: "2026-12-08",
	adtCnt: 2,
	chdCnt: 0,
	chdAges: [],
	count: 1,
};

forEachDatabase((_name, open) => {
	describe("place, picture and event endpoints", () => {
		let server: ContentServer;
		let firstStay: number;
		beforeAll(async () => {
			server = await contentServer(open, 60);
			firstStay = await idOf(
				"property WHERE city_id = (SELECT city_id FROM city WHERE city_code = 'SEOUL') ORDER BY rank",
			);
		});
		const idOf = async (where: string): Promise<number> => {
			const { rows } = await server.db.query<{ id: number }>(
				`SELECT property_id AS id FROM ${where} LIMIT 1`,
			);
			return rows[0]?.id ?? 0;
		};
		const detailOf = async (id: number) =>
			(await server.call<Schemas["ProductDetail"]>(`/v2/products/${id}`, dates)).data;

		it("return at most a hundred pictures of a stay, or a placeholder when there are none [DOM-IMG-01, DOM-IMG-03]", async () => {
			await server.db.query(
				`INSERT INTO property_image (property_id, room_id, sort, image_key, alt)
				SELECT $1, 0, 1000 + i, '/illustrations/more-' || i || '.jpg', '' FROM generate_series(1, 150) i`,
				[firstStay],
			);
			expect((await detailOf(firstStay)).img.length).toBe(100);
			await server.db.query("DELETE FROM property_image WHERE property_id = $1", [firstStay]);
			expect((await detailOf(firstStay)).img.map(({ imgLink }) => imgLink)).toEqual([
				"/images/placeholder-stay.svg",
			]);
		});

		it("give a run-of-house room its own placeholder [DOM-IMG-02, DEC-136]", async () => {
			await server.db.query("UPDATE room SET name = 'ROH (랜덤 배정)' WHERE property_id = $1", [firstStay]);
			const { data } = await server.call<DataOf<operations["listRatePlans"]>>(
				`/v1/products/${firstStay}/rateplans-v3`,
				dates,
			);
			const links = new Set(
				data.roomMappedRateplans.flatMap((room) => room.imgs.map(({ imgLink }) => imgLink)),
			);
			expect([...links]).toEqual(["/images/run-of-house.svg"]);
		});

		it("watermark one supplier's pictures and no others [CHAN-06, DEC-135]", async () => {
			const marked = async (channel: number) => {
				const id = await idOf(
					`property WHERE channel_idx = ${channel} AND EXISTS (SELECT FROM property_image i WHERE i.property_id = property.property_id)`,
				);
				if (id === 0) return null;
				return (await detailOf(id)).img.every(({ imgLink }) => imgLink.endsWith("?wm=1"));
			};
			await server.db.query(
				"UPDATE property SET channel_idx = 4, external_id = 'MARKED' WHERE property_id = (SELECT max(property_id) FROM property WHERE channel_idx = 1)",
			);
			expect(await marked(4)).toBe(true);
			expect(await marked(1)).toBe(false);
		});

		it("compare our lowest amount with other sites' prices [ENT-18, DEC-102]", async () => {
			const id = await idOf("price_comparison WHERE source = 'own'");
			const { data } = await server.call<DataOf<operations["listRatePlans"]>>(
				`/v1/products/${id}/rateplans-v3`,
				dates,
			);
			const [own, ...others] = data.priceComparisonList;
			const detail = await detailOf(id);
			expect([own?.title, own?.price]).toEqual(["어썸스테이", detail.stayTotalAmount]);
			expect(others.length).toBeGreaterThan(0);
			expect(others.every(({ price }) => price > (own?.price ?? 0))).toBe(true);
		});

		it("list selected stays in the given order for themes, deals and wishes, without closed ones [DEC-172]", async () => {
			const { rows } = await server.db.query<{ id: number }>(
				"SELECT property_id AS id FROM property WHERE status = 'open' ORDER BY rank DESC LIMIT 5",
			);
			const ids = rows.map(({ id }) => id);
			await server.db.query("UPDATE property SET status = 'closed' WHERE property_id = $1", [ids[2]]);
			const items = await server.services.catalog.loadProductItems([...ids, 2_000_000_000], dates, null);
			expect(items.map(({ productIdx }) => productIdx)).toEqual(ids.filter((id) => id !== ids[2]));
			await server.db.query("UPDATE property SET status = 'open' WHERE property_id = $1", [ids[2]]);
		});

		it("list nearby places and stays nearest first, at most twenty places [DEC-162, DEC-163]", async () => {
			const { data } = await server.call<{ pois: Schemas["PointOfInterest"][] }>(
				`/v1/products/${firstStay}/poi`,
				{ radius: 20_000 },
			);
			const distances = data.pois.map(({ distance }) => distance);
			expect(distances).toEqual(distances.toSorted((one, other) => one - other));
			expect(distances).toHaveLength(20);
			const near = await server.call<{ products: Schemas["ProductItem"][] }>(
				"/v2/products/findRecommendProducts",
				{
					checkInDate: "2026-12-06",
					productIdx: firstStay,
					searchType: "NEARBY",
				},
			);
			const metres = near.data.products.map(({ distance }) => distance ?? -1);
			expect(metres.length).toBeGreaterThan(1);
			expect(metres).toEqual(metres.toSorted((one, other) => one - other));
			expect(near.data.products.some(({ productIdx }) => productIdx === firstStay)).toBe(false);
		});

		it("total the requested nights, guests and rooms as the stay's own page does [DEC-163, DEC-179]", async () => {
			const dates = { checkInDate: "2026-12-06", checkOutDate: "2026-12-09" };
			const stay = { ...dates, adtCnt: 2, chdCnt: 1, chdAges: [5], count: 2 };
			const { data } = await server.call<{ products: Schemas["ProductItem"][] }>(
				"/v2/products/findRecommendProducts",
				{ ...stay, productIdx: firstStay, searchType: "SIMILAR" },
			);
			expect(data.products.length).toBeGreaterThan(0);
			for (const { productIdx, terms, stayTotalAmount } of data.products) {
				const { data: own } = await server.call<Schemas["ProductDetail"]>(`/v2/products/${productIdx}`, stay);
				expect([terms, stayTotalAmount]).toEqual([3, own.stayTotalAmount]);
			}
			const refused = await server.call("/v2/products/findRecommendProducts", {
				...stay,
				checkOutDate: stay.checkInDate,
				productIdx: firstStay,
				searchType: "SIMILAR",
			});
			expect(refused.status).toBe(400);
		});

		it("recommend only available stays of the requested kind [DEC-163]", async () => {
			const main = async (searchType: string) =>
				(
					await server.call<{ products: Schemas["ProductItem"][] }>(
						"/v2/products/findMainRecommendProducts",
						{ checkInDate: "2026-12-06", searchType },
					)
				).data.products;
			const nations = async (kind: string) =>
				new Set((await main(kind)).map(({ nationCode }) => (nationCode === "KR" ? "home" : "abroad")));
			expect(await nations("DOMESTIC")).toEqual(new Set(["home"]));
			expect(await nations("OVERSEAS")).toEqual(new Set(["abroad"]));
			for (const kind of ["DOMESTIC", "OVERSEAS", "DEAL"]) {
				expect((await main(kind)).every(({ prices }) => prices !== null)).toBe(true);
			}
		});

		it("recommend nothing for a day outside the calendar [CALL-CONTENT-26] [CALL-CONTENT-27]", async () => {
			for (const checkInDate of ["0001-01-01", "9999-12-31"]) {
				for (const [path, body] of [
					["/v2/products/findRecommendProducts", { productIdx: firstStay, searchType: "NEARBY" }],
					["/v2/products/findMainRecommendProducts", { searchType: "DOMESTIC" }],
				] as const) {
					const { data } = await server.call(path, { ...body, checkInDate });
					expect(data).toEqual({ products: [] });
				}
			}
		});

		it("recommend only discounted stays as deals, the largest discount first [CALL-CONTENT-27] [DEC-163]", async () => {
			const { data } = await server.call<{ products: Schemas["ProductItem"][] }>(
				"/v2/products/findMainRecommendProducts",
				{ checkInDate: "2026-12-06", searchType: "DEAL" },
			);
			const rates = data.products.map(({ discountRate }) => discountRate);
			expect(rates.length).toBeGreaterThan(0);
			expect(rates.every((rate) => rate > 0)).toBe(true);
			expect(rates).toEqual(rates.toSorted((a, b) => b - a));
		});

		it("return a stay's running public event, and null once it is over [CALL-CONTENT-23, DEC-160, ENT-21]", async () => {
			const id = await idOf(
				"event_product JOIN event USING (event_id) WHERE secret IS NULL AND '2026-11-21' BETWEEN sale_start AND sale_end",
			);
			const { data } = await server.call<{ event: Schemas["PromotionContent"] | null }>(
				`/v1/products/findProductDetailEvent/${id}`,
			);
			expect(data.event?.eventUrl).toBe(`/events/${data.event?.eventIdx}`);
			const detail = await server.call<Schemas["ProductDetail"]>(`/v2/products/${id}`, dates);
			expect([detail.data.event, detail.data.eventIdx]).toEqual([true, data.event?.eventIdx]);
			server.at(now + 400 * 86_400_000);
			expect((await server.call(`/v1/products/findProductDetailEvent/${id}`)).data).toEqual({ event: null });
			server.at(now);
		});
	});
});
