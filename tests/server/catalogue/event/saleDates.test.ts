import { beforeAll, describe, expect, it } from "vitest";
import { addDays, type StayDate, stayDateOf } from "#domain/shared/StayDate.ts";
import { type BookingApp, bookingApp } from "#tests/support/bookingApp.ts";
import { plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const day = stayDateOf;
const [today, first, last] = [day("2026-11-21"), day("2026-12-03"), day("2026-12-10")];
const [gold, bronze] = [1, 2];

interface Told {
	readonly date: StayDate;
	readonly price: number | null;
	readonly stockStatus: string;
	readonly saleAble: string;
}

forEachDatabase((_, open) => {
	describe("the sale dates of a deal", () => {
		let world: BookingApp;
		beforeAll(async () => {
			const db = await open();
			await plantBookingWorld(db, { stock: 3 });
			await db.query(`
				INSERT INTO event (event_id, title, subtitle, image_key, sale_start, sale_end, stay_start, stay_end)
					VALUES (1, '특가', '특가', '/x.jpg', '2026-11-01', '2026-12-31', '${first}', '${last}');
				INSERT INTO event_product (event_id, property_id, rateplan_id, sort) VALUES (1, 1, 1, 1)`);
			world = await bookingApp(db);
		});

		const change = (sql: string) => world.services.db.query(sql);
		const ask = (memberId: number | null, startDate: StayDate, endDate: StayDate) =>
			world.call(memberId, "POST", "/api/content/v1/event-products/sale-dates/1", {
				rateplanIdx: 1,
				startDate,
				endDate,
			});
		async function days(memberId: number | null = bronze): Promise<readonly Told[]> {
			return (await ask(memberId, day("2026-11-30"), day("2027-01-02"))).data.saleDates;
		}
		const sold = async (memberId?: number | null) =>
			(await days(memberId)).filter(({ saleAble }) => saleAble === "Y").map(({ date }) => date);
		const on = async (date: string, memberId?: number | null) =>
			(await days(memberId)).find((each) => each.date === date);

		it("are on sale from the deal's first to its last night only [CALL-CONTENT-35, ENT-21]", async () => {
			const all = await days();
			expect(all.map(({ date }) => date)).toEqual(
				Array.from({ length: 34 }, (_day, index) => addDays(day("2026-11-30"), index)),
			);
			for (const { date, ...told } of all) {
				const isDeal = date >= first && date <= last;
				expect(told, date).toEqual(
					isDeal
						? { price: 100_000, stockStatus: "LOW", saleAble: "Y" }
						: { price: null, stockStatus: "SOLD_OUT", saleAble: "N" },
				);
			}
			expect(new Set((await days(gold)).map(({ price }) => price))).toEqual(new Set([null, 90_000]));
		});

		it.each([
			["before its first day", addDays(today, 1), addDays(today, 9), false],
			["on its first day", today, addDays(today, 9), true],
			["on its last day", addDays(today, -9), today, true],
			["after its last day", addDays(today, -9), addDays(today, -1), false],
		])("depend on the deal's sale period: %s of sale [ENT-21]", async (_when, start, end, isSold) => {
			await change(`UPDATE event SET sale_start = '${start}', sale_end = '${end}'`);
			const all = await days();
			expect(all.filter(({ saleAble }) => saleAble === "Y")).toHaveLength(isSold ? 8 : 0);
			expect(all.filter(({ price }) => price !== null)).toHaveLength(isSold ? 8 : 0);
			await change("UPDATE event SET sale_start = '2026-11-01', sale_end = '2026-12-31'");
		});

		it("are not on sale when no room is left or the plan has no price [DEC-090]", async () => {
			await change("UPDATE room_month SET stock[5] = 0 WHERE property_id = 1 AND ym = 202612");
			expect(await on("2026-12-05")).toMatchObject({ stockStatus: "SOLD_OUT", saleAble: "N" });
			expect(await sold()).toHaveLength(7);
			await change("UPDATE rate_month SET price[6] = NULL WHERE rateplan_id = 1 AND ym = 202612");
			expect(await on("2026-12-06")).toEqual({
				date: "2026-12-06",
				price: null,
				stockStatus: "SOLD_OUT",
				saleAble: "N",
			});
			await change(`
				UPDATE room_month SET stock[5] = 3 WHERE property_id = 1 AND ym = 202612;
				UPDATE rate_month SET price[6] = 100000 WHERE rateplan_id = 1 AND ym = 202612`);
			expect(await sold()).toHaveLength(8);
		});

		it("show the price of one night even if the plan has a minimum of three nights [DEC-179]", async () => {
			await change("UPDATE rateplan SET min_nights = 3 WHERE rateplan_id = 1");
			expect(await on("2026-12-10")).toMatchObject({ price: 100_000, saleAble: "Y" });
			await change("UPDATE rateplan SET min_nights = 1 WHERE rateplan_id = 1");
		});

		it("show the best price, even if another promotion of the plan takes off more than a public deal's own [DEC-179]", async () => {
			await change(`
				INSERT INTO promotion (promotion_id, history_id, channel_history_id, channel_idx, type_id, discount_type, discount_amount, title,
					property_id, rateplan_id, stay_start, stay_end, sale_start, sale_end)
				SELECT id, 1, 1, 1, 1, 'PERCENT', percent, '특가', 1, 1, '${first}', '${last}', '2026-11-01', '2026-12-31'
				FROM (VALUES (7, 10), (8, 30)) AS promotions (id, percent);
				UPDATE event_product SET promotion_id = 7`);
			expect(await on("2026-12-04")).toMatchObject({ price: 70_000 });
			await change("UPDATE event SET secret = 'word'");
			const asked = { rateplanIdx: 1, startDate: "2026-12-04", endDate: "2026-12-04" };
			const path = "/api/content/v1/event-products/sale-dates/1?secret=word";
			expect((await world.call(bronze, "POST", path, asked)).data.saleDates).toMatchObject([
				{ price: 90_000 },
			]);
			await change(
				"UPDATE event SET secret = NULL; UPDATE event_product SET promotion_id = NULL; DELETE FROM promotion",
			);
		});

		it("hide a members-only amount from visitors although the night is on sale [DEC-091]", async () => {
			await change("UPDATE rateplan SET hidden_amount = true WHERE rateplan_id = 1");
			expect(await on("2026-12-04", null)).toMatchObject({ price: null, saleAble: "Y" });
			expect(await on("2026-12-04")).toMatchObject({ price: 100_000, saleAble: "Y" });
			await change("UPDATE rateplan SET hidden_amount = false WHERE rateplan_id = 1");
		});

		it("can be requested for at most 366 days and up to two years ahead [CALL-CONTENT-35]", async () => {
			const farthest = addDays(today, 731);
			expect((await ask(null, today, addDays(today, 365))).data.saleDates).toHaveLength(366);
			expect(await ask(null, today, addDays(today, 366))).toMatchObject({ status: 400, code: -2 });
			expect((await ask(null, farthest, farthest)).data.saleDates).toHaveLength(1);
			expect(await ask(null, farthest, addDays(farthest, 1))).toMatchObject({ status: 400, code: -2 });
		});
	});
});
