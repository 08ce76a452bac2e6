import { describe, expect, it } from "vitest";
import { bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

/** On plan 1: number 1 is in force, number 2 is sold from December on. */
const promotions = `
	INSERT INTO promotion (promotion_id, history_id, channel_history_id, channel_idx, type_id, discount_type, discount_amount, title,
		property_id, rateplan_id, stay_start, stay_end, sale_start, sale_end)
	VALUES (1, 1, 1, 1, 1, 'PERCENT', 20, '지금', 1, 1, '2026-12-01', '2026-12-31', '2026-11-01', '2026-12-31'),
		(2, 2, 2, 1, 1, 'PERCENT', 90, '나중', 1, 1, '2026-12-01', '2026-12-31', '2026-12-01', '2026-12-31')`;

forEachDatabase((_, open) => {
	describe("a promotion that a booking asks for", () => {
		it.each([
			["in force", 1, 160_000, 1],
			["not yet sold", 2, 160_000, null],
			["nobody's", 999, 160_000, null],
		] as const)(
			"is the order's only when it lowers its price: one %s [DEC-090, DEC-198]",
			async (_, promotionId, total, kept) => {
				const db = await open();
				await plantBookingWorld(db);
				await db.query(promotions);
				const held = await bookingWorld(db).hold(2, { promotionId });
				expect(held.total).toBe(total);
				const { rows } = await db.query<{ promotion_id: number | null }>(
					"SELECT promotion_id FROM order_pay",
				);
				expect(rows).toEqual([{ promotion_id: kept }]);
			},
		);
	});
});
