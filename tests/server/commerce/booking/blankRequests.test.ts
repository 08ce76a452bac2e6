import { expect, it } from "vitest";
import { askedOrder, askedStay } from "#tests/support/askedOrder.ts";
import { bookingApp } from "#tests/support/bookingApp.ts";
import { plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const path = "1/order-type/OC/ids/1/rooms/1/rateplan/1";

forEachDatabase((_, open) => {
	it("stores a blank request to the stay as empty, and trims any other [DEC-165, VAL-15]", async () => {
		const db = await open();
		await plantBookingWorld(db);
		const { call } = await bookingApp(db);
		const { data } = await call(2, "POST", `/api/content/v1/products/${path}`, {
			...askedStay,
			promotionIdx: null,
		});
		const priced = { keyCode: data.option.keyCode, expectedTotalAmount: data.option.saleAmount };
		const kept: unknown[] = [];
		for (const request of ["  \n ", "\u200b\u3164", " 높은 층\n부탁해요 "]) {
			const held = await call(2, "POST", `/api/content/v1/books/${path}`, {
				...askedOrder,
				...priced,
				request,
			});
			expect(held.status).toBe(200);
			const { rows } = await db.query<{ request: string }>(
				"SELECT request FROM order_pay WHERE order_num = $1",
				[held.data.orderNum],
			);
			kept.push(rows[0]?.request);
		}
		expect(kept).toEqual(["", "", "높은 층\n부탁해요"]);
	});
});
