import { describe, expect, it } from "vitest";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { dropPastMonths } from "#server/catalogue/inventory/dropPastMonths.ts";
import { type BookingWorld, bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const stays = 1_200;

forEachDatabase((_, open) => {
	/** December and January on sale, with enough stays for several job runs, and two stopped nights. */
	async function newWorld(): Promise<BookingWorld> {
		const db = await open();
		await plantBookingWorld(db);
		await db.query(`
			INSERT INTO property (property_id, channel_idx, nation_code, city_id, name, type_id, star, lat, lng)
				SELECT 1000 + n, 1, 'KR', 1, '호텔', 1, 4, 37, 127 FROM generate_series(1, ${stays}) n;
			INSERT INTO room_month SELECT 1000 + n, ym, 1000 + n, 1, array_fill(1::int2, ARRAY[31])
				FROM generate_series(1, ${stays}) n, unnest(ARRAY[202612, 202701]) ym;
			INSERT INTO stopped_night VALUES (1, '2026-12-31', 1000), (1, '2027-01-01', 1000)`);
		return bookingWorld(db);
	}

	const months = async ({ db }: BookingWorld) => {
		const { rows } = await db.query<{ kept: string }>(
			`SELECT what || ym || '*' || count(*) AS kept FROM (SELECT 'room ' AS what, ym FROM room_month UNION ALL SELECT 'rate ', ym FROM rate_month
				UNION ALL SELECT 'stopped ', to_char(night, 'YYYYMM')::int FROM stopped_night) m GROUP BY what, ym ORDER BY 1`,
		);
		return rows.map(({ kept }) => kept);
	};
	const january = [`rate 202701*3`, `room 202701*${stays + 2}`, "stopped 202701*1"];

	async function untilDone(world: BookingWorld): Promise<number> {
		let turns = 0;
		while ((await dropPastMonths(world)) > 0) turns += 1;
		return turns;
	}

	describe("inventory of past months", () => {
		it("is deleted once the third month after it has ended, and not a day earlier", async () => {
			const world = await newWorld();
			const all = await months(world);
			world.clock.set(koreanInstant("2027-03-31 23:59:59") ?? 0);
			await untilDone(world);
			expect(await months(world)).toEqual(all);
			world.clock.set(koreanInstant("2027-04-01 00:00:00") ?? 0);
			await untilDone(world);
			expect(await months(world)).toEqual(january);
		});

		it("is deleted in batches that resume where they stopped, once a month", async () => {
			const world = await newWorld();
			world.clock.set(koreanInstant("2027-04-20 12:00:00") ?? 0);
			await dropPastMonths(world);
			const begun = await months(world);
			expect(begun).toContain(`room 202612*${stays + 2 - 500}`);
			const left = await untilDone(world);
			expect(left).toBe(2);
			expect(await months(world)).toEqual(january);
			await world.db.query("INSERT INTO room_month SELECT 1, 202611, 1, 1, array_fill(1::int2, ARRAY[30])");
			expect(await untilDone(world)).toBe(0);
			world.clock.set(koreanInstant("2027-05-01 12:00:00") ?? 0);
			await untilDone(world);
			expect(await months(world)).toEqual([]);
		});

		it("does not have to exist for a late cancellation to succeed [DEC-090]", async () => {
			const world = await newWorld();
			const { held } = await world.book(2);
			world.clock.set(koreanInstant("2027-04-20 12:00:00") ?? 0);
			await untilDone(world);
			await world.cancellations.reject(held.orderProductIds[0] ?? 0, "operator", "분쟁");
			const { rows } = await world.db.query("SELECT status, stock_taken FROM order_product");
			expect(rows).toEqual([{ status: "cancel", stock_taken: false }]);
		});
	});
});
