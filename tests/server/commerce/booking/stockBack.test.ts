import { expect, it } from "vitest";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { returnStock } from "#server/commerce/booking/returnStock.ts";
import { OrderStore } from "#server/commerce/booking/store/OrderStore.ts";
import { bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const night = stayDateOf("2026-12-10");

forEachDatabase((_, open) => {
	it("returns a room's stock once however often its order is released; another order's room stays taken [DEC-090]", async () => {
		const db = await open();
		await plantBookingWorld(db, { members: 3 });
		const world = bookingWorld(db);
		const mine = await world.hold(2);
		await world.hold(3);
		expect(await world.stock(1, night)).toBe(3);
		const order = await new OrderStore(db).read({ orderProductId: mine.orderProductIds[0] ?? 0 });
		for (const product of [...(order?.products ?? []), ...(order?.products ?? [])]) {
			await db.tx((tx) => returnStock(tx, product));
			expect(await world.stock(1, night)).toBe(4);
		}
	});
});
