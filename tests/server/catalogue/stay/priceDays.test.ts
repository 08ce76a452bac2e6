import { beforeAll, describe, expect, it, vi } from "vitest";
import type { operations } from "#contracts/content.d.ts";
import { addDays, stayDateOf } from "#domain/shared/StayDate.ts";
import type { DataOf } from "#server/platform/http/DataOf.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type ContentServer, contentServer } from "./contentServer.ts";

type Days = DataOf<operations["listPriceDays"]>;
type Products = DataOf<operations["findProducts"]>;
type Plans = DataOf<operations["listRatePlans"]>;

/** The server's current day. */
const today = stayDateOf("2026-11-21");

forEachDatabase((_name, open) => {
	describe("price days", () => {
		let server: ContentServer;
		let gold: string;
		const ids: number[] = [];
		beforeAll(async () => {
			server = await contentServer(open, 60);
			gold = await server.signIn("Gold");
			const { rows } = await server.db.query<{ id: number }>(
				"SELECT property_id AS id FROM property WHERE status = 'open' ORDER BY 1 LIMIT 8",
			);
			ids.push(...rows.map(({ id }) => id));
		});
		const asked = (checkIn: number, nights: number, rooms: number) => ({
			checkInDate: addDays(today, checkIn),
			checkOutDate: addDays(today, checkIn + nights),
			adtCnt: 2,
			chdCnt: 0,
			chdAges: [],
			count: rooms,
		});
		const daysOf = async (id: number, body: object, token: string | null) =>
			(await server.call<Days>(`/v1/products/${id}/price-days`, body, token)).data.days;

		it("match the plans' prices for these dates to the won, for visitors and members [DEC-077, DEC-091]", async () => {
			let free = 0;
			for (const [index, id] of ids.entries()) {
				const nights = 1 + (index % 3);
				const rooms = 1 + (index % 2);
				const token = index % 2 === 0 ? gold : null;
				const days = await daysOf(id, asked(index, nights, rooms), token);
				for (const at of [0, 3, 17, 33 + index, 64, 95, 179, 180]) {
					const { data } = await server.call<Plans>(
						`/v1/products/${id}/rateplans-v3`,
						asked(at, nights, rooms),
						token,
					);
					const plans = data.roomMappedRateplans
						.flatMap((room) => room.mappedRateplanList)
						.filter((plan) => plan.saleAble === "Y" && plan.stayStartDate !== null);
					const amounts = plans.flatMap((plan) => (plan.saleAmount === null ? [] : [plan.saleAmount]));
					if (plans.length > 0) free += 1;
					expect([days[at]?.date, days[at]?.stayAble, days[at]?.stayAmount]).toEqual([
						addDays(today, at),
						plans.length > 0 ? "Y" : "N",
						amounts.length > 0 ? Math.min(...amounts) : null,
					]);
				}
			}
			expect(free).toBeGreaterThan(10);
		});

		it("cover today to the last day of the calendar [SEARCH-CAL-07]", async () => {
			const days = await daysOf(ids[0] ?? 0, asked(0, 2, 1), null);
			expect(days.map(({ date }) => date)).toEqual(
				Array.from({ length: 181 }, (_, index) => addDays(today, index)),
			);
			expect(days.some(({ nightAble }) => nightAble === "Y")).toBe(true);
		});

		it("show a night as sold out once its last room is gone [DEC-090]", async () => {
			const [id = 0] = ids;
			await server.db.query(
				"UPDATE room_month SET stock = array_fill(0::int2, ARRAY[31]) WHERE property_id = $1 AND ym = 202612",
				[id],
			);
			const days = await daysOf(id, asked(0, 1, 1), gold);
			const december = days.filter(({ date }) => date.startsWith("2026-12"));
			expect(december).toHaveLength(31);
			expect(december.every((day) => day.nightAble === "N" && day.nightAmount === null)).toBe(true);
			expect(days.some((day) => !day.date.startsWith("2026-12") && day.nightAble === "Y")).toBe(true);
		});

		it("of a place match its cheapest stay, for visitors and members, any guests and rooms [DEC-077, DEC-091]", async () => {
			const place = { cityCode: "", locationKR: 0, nationCode: "", searchText: "", subLocationKR: 0 };
			const asking = [
				[{ ...place, cityCode: "SEOUL", nationCode: "KR", searchText: "서울" }, null],
				[{ ...place, cityCode: "JEJU", nationCode: "KR", locationKR: 1, searchText: "제주" }, gold],
				[{ ...place, searchText: "부산 호텔" }, null],
			] as const;
			let free = 0;
			for (const [index, [where, token]] of asking.entries()) {
				const guests = { adtCnt: 2 + index, chdCnt: 0, chdAges: [], count: 1 + (index % 2) };
				const { data } = await server.call<Days>("/v1/products/price-days", { ...where, ...guests }, token);
				expect(data.days).toHaveLength(181);
				for (const at of [0, 3, 31, 64, 95, 180]) {
					const { data: found } = await server.call<Products>(
						"/v1/products/findProducts",
						{ ...where, ...asked(at, 1, guests.count), ...guests, sort: "priceAsc", size: 20 },
						token,
					);
					const total = found.products[0]?.stayTotalAmount ?? null;
					if (total !== null) free += 1;
					expect(data.days[at]).toEqual({
						date: addDays(today, at),
						nightAmount: total === null ? null : Math.floor(total / guests.count),
						nightAble: found.totalCnt > 0 ? "Y" : "N",
					});
				}
			}
			expect(free).toBeGreaterThan(8);
		});

		it("of a place are available for one city only, and read once a minute per query", async () => {
			const place = { cityCode: "", locationKR: 0, nationCode: "KR", searchText: "", subLocationKR: 0 };
			const ask = (body: object) => server.call<Days>("/v1/products/price-days", body);
			expect((await ask(place)).data.days).toEqual([]);
			const nights = vi.spyOn(server.services.search, "nights");
			const busan = { ...place, cityCode: "BUSAN", searchText: "부산" };
			const four = { ...busan, adtCnt: 4, chdCnt: 0, chdAges: [] };
			const [first] = await Promise.all([ask(busan), ask(busan), ask(four)]);
			expect(nights).toHaveBeenCalledTimes(2);
			const time = performance.now.bind(performance);
			let passed = 55_000;
			const shifted = vi.spyOn(performance, "now").mockImplementation(() => time() + passed);
			await ask(four);
			expect(nights).toHaveBeenCalledTimes(2);
			passed = 60_000;
			expect(await ask(busan)).toEqual(first);
			expect(nights).toHaveBeenCalledTimes(3);
			shifted.mockRestore();
		});
	});
});
