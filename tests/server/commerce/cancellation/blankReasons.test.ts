import { expect, it } from "vitest";
import { bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

forEachDatabase((_name, open) => {
	it("rejects a cancellation with a blank reason, and trims any other reason [DEC-167, VAL-15]", async () => {
		const db = await open();
		await plantBookingWorld(db);
		const world = bookingWorld(db);
		const booked = await world.book(2);
		const [id = 0] = booked.held.orderProductIds;
		const { cancellations } = world;
		for (const reason of ["   ", "\n\t", "\u200b\u3164", "가".repeat(201)]) {
			const ask = { reason, quoteId: null };
			const refused = { kind: "invalidRequest" };
			const whole = cancellations.cancelOrder(2, booked.held.orderPayId, ask, `whole-${reason.length}`);
			await expect(whole).rejects.toMatchObject(refused);
			await expect(cancellations.cancelPart(2, id, ask, `part-${reason.length}`)).rejects.toMatchObject(
				refused,
			);
		}
		const ask = { reason: "  일정이\n바뀌었어요 ", quoteId: null };
		await cancellations.cancelOrder(2, booked.held.orderPayId, ask, "told");
		const { rows } = await db.query("SELECT cancel_reason AS reason FROM order_product");
		expect(rows).toEqual([{ reason: "일정이\n바뀌었어요" }]);
	});
});
