import { expect, it } from "vitest";
import { productOf } from "#domain/booking/Order.ts";
import { bookedPlanItem } from "#server/services/answers/bookedPlanItem.ts";
import { bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const line = "현지 결제 요금: 약 10,000원 (결제 금액과 별도로 숙소에서 내요)";

forEachDatabase((_, open) => {
	it.each([
		[5_000, 10_000],
		[0, 0],
	])(
		"still states a fee of %i per night paid at the stay after booking, as it was at that time [DEC-159, DEC-197]",
		async (fee, ofStay) => {
			const db = await open();
			await plantBookingWorld(db);
			await db.query("UPDATE rateplan SET property_fee_per_night = $1", [fee]);
			const world = bookingWorld(db);
			const { held } = await world.book(2);
			await db.query("UPDATE rateplan SET property_fee_per_night = 7");
			const [id = 0] = held.orderProductIds;
			const order = await world.bookings.view(2, id);
			const item = bookedPlanItem(order, productOf(order, id), false, world.clock.now());
			expect(item.totalPropertyFee).toBe(ofStay);
			const { rows } = await db.query<{ text: string }>(
				"SELECT payload->>'text' AS text FROM outbox WHERE topic = 'mail' AND payload->>'text' LIKE '%예약번호%'",
			);
			expect(rows.length).toBeGreaterThan(0);
			for (const { text } of rows) expect(text.includes(line)).toBe(fee > 0);
		},
	);
});
