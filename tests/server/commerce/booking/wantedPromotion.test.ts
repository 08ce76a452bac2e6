import { describe, expect, it } from "vitest";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { quoteFor, wish } from "#tests/support/changedBookings.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

/** Adds a promotion that takes nine tenths off plan 1 for holders of the code word, from a given day. */
const secretFrom = (saleStart: string): string => `
	INSERT INTO promotion (promotion_id, history_id, channel_history_id, channel_idx, type_id, discount_type, discount_amount, title,
		property_id, rateplan_id, stay_start, stay_end, sale_start, sale_end)
	VALUES (7, 1, 1, 1, 1, 'PERCENT', 90, '비밀 특가', 1, 1, '2026-12-01', '2026-12-31', '${saleStart}', '2026-12-31');
	INSERT INTO event (event_id, title, subtitle, image_key, discount_rate, secret, sale_start, sale_end, stay_start, stay_end)
	VALUES (1, '비밀 특가', '', 'e', 90, 'word', '${saleStart}', '2026-12-31', '2026-12-01', '2026-12-31');
	INSERT INTO event_product (event_id, property_id, rateplan_id, promotion_id, sort) VALUES (1, 1, 1, 7, 1)`;

forEachDatabase((_, open) => {
	describe("a promotion named in a booking", () => {
		const booked = async (saleStart: string) => {
			const db = await open();
			await plantBookingWorld(db);
			await db.query(secretFrom(saleStart));
			const world = bookingWorld(db);
			const booking = await world.book(2, { promotionId: 7 });
			world.clock.set(koreanInstant("2026-12-02 12:00:00") ?? 0);
			const { after } = await quoteFor(world, booking, wish("2026-12-20", 2));
			// The amount paid for the change is deducted again on the order's own line.
			const lines = after.lines.filter(({ kind }) => kind !== "changePaid");
			return { paid: booking.held.total, changed: lines.reduce((sum, { amount }) => sum + amount, 0) };
		};

		it("applies if it was in force, and still applies when the dates are changed [DEC-165]", async () => {
			expect(await booked("2026-11-01")).toEqual({ paid: 20_000, changed: 20_000 });
		});

		it("does not apply later if it was not yet in force: a date change uses the public price [DEC-165]", async () => {
			expect(await booked("2026-12-01")).toEqual({ paid: 200_000, changed: 200_000 });
		});
	});
});
