import { beforeAll, describe, expect, it } from "vitest";
import { plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type MemberApp, memberApp } from "#tests/support/memberApp.ts";

const path = "/api/hotels-combined/v1/hotels-combined/hotels";

forEachDatabase((_, open) => {
	describe("prices elsewhere", () => {
		let world: MemberApp;

		beforeAll(async () => {
			const db = await open();
			await plantBookingWorld(db, { members: 1 });
			await db.query(`
				INSERT INTO hotels_combined_hotel VALUES (1, 'hc-1', '남산 서재 호텔', 'https://compare.example.com/hc-1');
				INSERT INTO price_comparison VALUES (1, 'hotels_combined', '다른여행', 110), (1, 'own', '아무여행', 120);
			`);
			world = await memberApp(db);
		});

		it("stand beside our own price, which comes first [CALL-OTHER-05, DEC-123]", async () => {
			const { data } = await world.send("GET", `${path}/1`);
			expect(data).toMatchObject({ hotelId: "hc-1", deepLink: "https://compare.example.com/hc-1" });
			const [own, other, ...more] = data.prices;
			expect(own).toMatchObject({ title: "어썸스테이" });
			expect(other).toEqual({ title: "다른여행", price: Math.floor((own.price * 110) / 1000) * 10 });
			expect(more).toEqual([]);
		});

		it("are of exactly the dates, guests and rooms that were asked for [DEC-191]", async () => {
			const stays = [
				{ checkInDate: "2026-12-24", checkOutDate: "2026-12-27", adtCnt: 2, chdCnt: 0, count: 1 },
				{ checkInDate: "2026-12-06", checkOutDate: "2026-12-07", adtCnt: 2, chdCnt: 0, count: 2 },
			];
			for (const stay of stays) {
				const query = new URLSearchParams(Object.entries(stay).map(([key, value]) => [key, String(value)]));
				const { data } = await world.send("GET", `${path}/1?${query}`);
				const plans = await world.send("POST", "/api/content/v1/products/1/rateplans-v3", {
					...stay,
					chdAges: [],
				});
				const amounts = plans.data.roomMappedRateplans.flatMap(
					(room: {
						mappedRateplanList: { saleAmount: number; saleAble: string; stayStartDate: string | null }[];
					}) =>
						room.mappedRateplanList.flatMap((plan) =>
							plan.saleAble === "Y" && plan.stayStartDate !== null ? [plan.saleAmount] : [],
						),
				);
				expect(data.prices[0].price).toBe(Math.min(...amounts));
			}
			expect(await world.send("GET", `${path}/1?checkInDate=2026-12-06`)).toMatchObject({ status: 400 });
			expect(await world.send("GET", `${path}/1?adtCnt=7&chdCnt=5`)).toMatchObject({ status: 400 });
		});

		it("are empty while ours is sold out [CALL-OTHER-05, DEC-123]", async () => {
			await world.db.query(
				"UPDATE room_month SET stock = array_fill(0::int2, ARRAY[31]) WHERE property_id = 1",
			);
			expect((await world.send("GET", `${path}/1`)).data.prices).toEqual([]);
		});

		it("are none for a stay the comparison does not know, and 404 for an unknown stay [CALL-OTHER-05]", async () => {
			expect(await world.send("GET", `${path}/2`)).toMatchObject({ status: 200, data: { prices: [] } });
			expect(await world.send("GET", `${path}/999`)).toMatchObject({ status: 404, code: -5 });
		});
	});
});
