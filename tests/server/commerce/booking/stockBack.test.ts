import { expect, it } from "vitest";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { giveBackStock } from "#server/commerce/booking/giveBackStock.ts";
import { OrderStore } from "#server/commerce/booking/store/OrderStore.ts";
import { bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const night = stayDateOf("2026-12-10");

forEachDatabase((_, open) => {
	it("a room of an order comes back once, however often the order is let go: another order's room stays taken [DEC-090]", async () => {
		const db = await open();
		await plantBookingWorld(db, { members: 3 });
		const world = bookingWorld(db);
		const mine = await world.hold(2);
		await world.hold(3);
		expect(await world.stock(1, night)).toBe(3);
		const order = await new OrderStore(db).read({ orderProductId: mine.orderProductIds[0] ?? 0 });
		for (const product of [...(order?.products ?? []), ...(order?.products ?? [])]) {
			await db.tx((tx) => giveBackStock(tx, product));
			expect(await world.stock(1, night)).toBe(4);
		}
	});
});
