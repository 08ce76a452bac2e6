import { beforeAll, describe, expect, it } from "vitest";
import { plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type MemberApp, memberApp } from "#tests/support/memberApp.ts";

const path = "/api/hotels-combined/v1/hotels-combined/hotels";

forEachDatabase((_, open) => {
	describe("prices on other sites", () => {
		let world: MemberApp;

		beforeAll(async () => {
			const db = await open();
			await plantBookingWorld(db, { members: 1 });
			await db.query(`
				INSERT INTO hotels_combined_hotel VALUES (1, 'hc-1', '남산 서재 호텔');
				INSERT INTO price_comparison VALUES (1, 'hotels_combined', '다른여행', 110), (1, 'own', '아무여행', 120);
			`);
			world = await memberApp(db);
		});

		it("are listed after our own price [CALL-OTHER-05, DEC-123]", async () => {
			const { data } = await world.send("GET", `${path}/1`);
			expect(data).toMatchObject({ hotelId: "hc-1", label: "남산 서재 호텔", promised: null });
			const [own, other, ...more] = data.prices;
			expect(own).toMatchObject({ title: "어썸스테이" });
			expect(other).toEqual({ title: "다른여행", price: Math.floor((own.price * 110) / 1000) * 10 });
			expect(more).toEqual([]);
		});

		it("are for exactly the requested dates, guests and rooms [DEC-191]", async () => {
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

		describe("as a promised price", () => {
			const stay = "checkInDate=2026-12-24&checkOutDate=2026-12-26&adtCnt=2&chdCnt=1&count=1";
			const told = (link: string) => {
				const { pathname, search } = new URL(link);
				return world.send("GET", `${path}/${pathname.split("/").at(-1)}${search}`);
			};
			const link = async () => String((await world.send("GET", `${path}/1?${stay}`)).data.deepLink);

			it("link to our page for exactly that stay, where the price is kept [CALL-OTHER-05, DEC-123]", async () => {
				const { data } = await world.send("GET", `${path}/1?${stay}`);
				const { pathname, search } = new URL(data.deepLink);
				expect(pathname).toBe("/products/1");
				expect(search.startsWith(`?${stay}&promised=`)).toBe(true);
				const price = data.prices[0].price;
				expect((await told(data.deepLink)).data.promised).toEqual({
					amount: price,
					current: price,
					promisedAt: expect.stringMatching(/^20/),
					outcome: "kept",
				});
			});

			it("report whether the price was raised or lowered since", async () => {
				const before = await link();
				const amount = Number(/promised=(\d+)/.exec(before)?.[1]);
				const change = (sql: string) => world.db.query(sql);
				await change("UPDATE rate_month SET price = ARRAY(SELECT p + 10000 FROM unnest(price) p)");
				const raised = (await told(before)).data.promised;
				expect(raised).toMatchObject({ amount, outcome: "raised" });
				expect(raised.current).toBeGreaterThan(amount);
				expect((await told(await link())).data.promised.outcome).toBe("kept");
				await change("UPDATE rate_month SET price = ARRAY(SELECT p - 20000 FROM unnest(price) p)");
				expect((await told(before)).data.promised).toMatchObject({ amount, outcome: "lowered" });
				await change("UPDATE rate_month SET price = ARRAY(SELECT p + 10000 FROM unnest(price) p)");
				expect((await told(before)).data.promised.outcome).toBe("kept");
			});

			it("apply to their rate plan: once it is closed or hidden, the outcome is sold out, not raised [DEC-123]", async () => {
				const change = (sql: string) => world.db.query(sql);
				const priceOf = (amount: number) =>
					change(`UPDATE rate_month SET price = array_fill(${amount}, ARRAY[31]) WHERE rateplan_id = 1`);
				await priceOf(80_000);
				const cheap = await link();
				await priceOf(90_000);
				expect((await told(cheap)).data.promised).toMatchObject({ current: 180_000, outcome: "raised" });
				for (const [gone, back] of [
					["status = 'closed'", "status = 'open'"],
					["hidden_amount = true", "hidden_amount = false"],
				]) {
					await change(`UPDATE rateplan SET ${gone} WHERE rateplan_id = 1`);
					const { promised } = (await told(cheap)).data;
					expect(promised, gone).toMatchObject({ amount: 160_000, outcome: "soldOut" });
					expect(promised.current, gone).not.toBe(180_000);
					await change(`UPDATE rateplan SET ${back} WHERE rateplan_id = 1`);
				}
				await priceOf(100_000);
			});

			it("are reported as beaten by the member price, not by a general price cut [DEC-077, DEC-123]", async () => {
				const { pathname, search } = new URL(await link());
				const { token } = await world.login(1);
				const { data } = await world.send(
					"GET",
					`${path}/${pathname.split("/").at(-1)}${search}`,
					{},
					{ token },
				);
				expect(data.promised).toMatchObject({ amount: 200_000, current: 180_000, outcome: "memberPrice" });
			});

			it("are kept even if the stay leaves the comparison, and reported sold out while no room is free [DEC-123]", async () => {
				const honest = await link();
				await world.db.query("UPDATE hotels_combined_hotel SET property_id = 2");
				expect((await told(honest)).data).toMatchObject({
					hotelId: "",
					prices: [],
					promised: { outcome: "kept" },
				});
				await world.db.query("UPDATE hotels_combined_hotel SET property_id = 1");
				await world.db.query("UPDATE room_month SET stock[25] = 0 WHERE property_id = 1 AND ym = 202612");
				const { data } = await told(honest);
				expect(data).toMatchObject({
					hotelId: "hc-1",
					prices: [],
					promised: { current: null, outcome: "soldOut" },
				});
				expect(new URL(data.deepLink).search).toBe(`?${stay}`);
				await world.db.query("UPDATE room_month SET stock[25] = 5 WHERE property_id = 1 AND ym = 202612");
			});

			it("link to the default stay when the request specifies none [DEC-123, DEC-191]", async () => {
				const bare = (await world.send("GET", `${path}/1`)).data.deepLink;
				expect(new URL(bare).search).toContain("adtCnt=2&chdCnt=0&count=1");
			});

			it("are ignored when the amount, the stay or the signature was tampered with", async () => {
				const honest = await link();
				const forged = [
					honest.replace(/promised=(\d)/, "promised=9$1"),
					honest.replace("2026-12-26", "2026-12-27"),
					honest.replace("count=1", "count=2"),
					honest.replace("/products/1", "/products/2"),
					honest.replace(/promised=.*/, "promised=1"),
					honest.replace(/.$/, (last) => (last === "A" ? "B" : "A")),
				];
				for (const address of forged) expect((await told(address)).data.promised).toBeNull();
			});
		});

		it("are empty while our own stay is sold out [CALL-OTHER-05, DEC-123]", async () => {
			await world.db.query(
				"UPDATE room_month SET stock = array_fill(0::int2, ARRAY[31]) WHERE property_id = 1",
			);
			expect((await world.send("GET", `${path}/1`)).data.prices).toEqual([]);
		});

		it("are empty for a stay missing from the comparison, and 404 for an unknown stay [CALL-OTHER-05]", async () => {
			expect(await world.send("GET", `${path}/2`)).toMatchObject({ status: 200, data: { prices: [] } });
			expect(await world.send("GET", `${path}/999`)).toMatchObject({ status: 404, code: -5 });
		});
	});
});
