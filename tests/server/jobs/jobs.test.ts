import { describe, expect, it } from "vitest";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { endStays } from "#server/commerce/booking/endStays.ts";
import { cleanUp } from "#server/jobs/cleanUp.ts";
import { type BookingWorld, bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

forEachDatabase((_, open) => {
	async function newWorld(): Promise<BookingWorld> {
		const db = await open();
		await plantBookingWorld(db);
		return bookingWorld(db);
	}

	describe("the day after check-out", () => {
		it("ends the stay and pays cashback once, to special members only [DEC-078, DEC-084]", async () => {
			const world = await newWorld();
			const gold = await world.book(1);
			const bronze = await world.book(2);
			world.clock.set(koreanInstant("2026-12-12 23:59:59") ?? 0);
			expect(await endStays(world)).toBe(0);
			world.clock.set(koreanInstant("2026-12-13 00:00:00") ?? 0);
			const turns = await Promise.all([endStays(world), endStays(world)]);
			expect(turns.reduce((sum, ended) => sum + ended, 0)).toBe(2);
			expect(await endStays(world)).toBe(0);
			const { rows } = await world.db.query(
				"SELECT member_id, amount FROM point_ledger WHERE action_type = 'SAVE'",
			);
			expect(rows).toEqual([{ member_id: 1, amount: Math.floor((gold.held.total * 5) / 100) }]);
			const state = await world.bookings.list(2, "complete");
			expect(state.bookings[0]).toMatchObject({ status: "complete", orderNum: bronze.held.orderNum });
		});
	});

	describe("clean-up", () => {
		it("deletes expired data and keeps orders and payments", async () => {
			const world = await newWorld();
			await world.book(2);
			await world.outbox.deliver();
			world.clock.pass(40 * 86_400_000);
			expect(await cleanUp(world)).toBeGreaterThan(0);
			expect(await cleanUp(world)).toBe(0);
			const { rows } = await world.db.query(
				"SELECT (SELECT count(*)::int FROM order_pay) AS orders, (SELECT count(*)::int FROM payment_attempt) AS attempts",
			);
			expect(rows).toEqual([{ orders: 1, attempts: 1 }]);
		});
	});
});
