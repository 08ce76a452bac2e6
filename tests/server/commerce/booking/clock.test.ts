import { describe, expect, it } from "vitest";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import {
	type BookingWorld,
	bookingStart,
	bookingWorld,
	plantBookingWorld,
} from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const hour = 3_600_000;
const night = stayDateOf("2026-12-10");

forEachDatabase((_, open) => {
	async function newWorld(): Promise<BookingWorld> {
		const db = await open();
		await plantBookingWorld(db);
		return bookingWorld(db);
	}

	describe("a clock set", () => {
		it.each([-hour, -24 * hour])("back by %i ms takes no room from its holder [D42]", async (step) => {
			const world = await newWorld();
			const agreed = await world.agree(2);
			world.clock.pass(step);
			expect(await world.bookings.expireHolds()).toBe(0);
			expect((await world.approve(agreed)).outcome).toBe("approved");
			expect(await world.stock(1, night)).toBe(4);
			expect((await world.payments.sandbox.find(agreed.orderId))?.movements).toHaveLength(1);
		});

		it.each([hour, 24 * hour])(
			"ahead by %i ms expires a hold once and charges nothing [D42]",
			async (step) => {
				const world = await newWorld();
				const agreed = await world.agree(2);
				world.clock.pass(step);
				expect(await world.bookings.expireHolds()).toBe(1);
				world.clock.set(bookingStart);
				expect(await world.bookings.expireHolds()).toBe(0);
				await expect(world.approve(agreed)).rejects.toMatchObject({ kind: "soldOut" });
				expect(await world.stock(1, night)).toBe(5);
				expect((await world.payments.sandbox.find(agreed.orderId))?.movements).toEqual([]);
			},
		);

		it("back during a cancellation's ten minutes neither speeds up nor repeats the refund [D42, DEC-177]", async () => {
			const world = await newWorld();
			const booked = await world.book(2);
			const [id = 0] = booked.held.orderProductIds;
			await world.cancellations.cancelPart(2, id, { reason: "취소", quoteId: null }, "part-key-1");
			world.clock.pass(-hour);
			expect(await world.cancellations.run()).toBe(0);
			world.clock.set(bookingStart + 11 * 60_000);
			await world.cancellations.run();
			world.clock.pass(-hour);
			await world.cancellations.run();
			expect((await world.payments.sandbox.find(booked.orderId))?.movements).toHaveLength(2);
			expect(await world.stock(1, night)).toBe(5);
		});
	});
});
