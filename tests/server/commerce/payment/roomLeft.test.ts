import { expect, it } from "vitest";
import { bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const path = { productIdx: 1, accoms: "1", rooms: "1", rateplan: "1", orderType: "MC" };

forEachDatabase((_, open) => {
	it.each([
		["the first", 0, 1],
		["the second", 1, 0],
	])(
		"the receipt of two rooms links to the remaining one when %s is cancelled [DEC-016]",
		async (_which, cancelled, left) => {
			const db = await open();
			await plantBookingWorld(db);
			const world = bookingWorld(db);
			const { held } = await world.book(2, { rooms: 2, path });
			const ids = held.orderProductIds;
			await world.cancellations.cancelPart(
				2,
				ids[cancelled] ?? 0,
				{ reason: "취소", quoteId: null },
				"key-1",
			);
			const receipt = await world.payments.view(2, held.orderNum);
			expect([receipt.orderProductId, receipt.status]).toEqual([ids[left], "confirm"]);
		},
	);

	it("the receipt of a fully cancelled order links to its first room", async () => {
		const db = await open();
		await plantBookingWorld(db);
		const world = bookingWorld(db);
		const { held } = await world.book(2, { rooms: 2, path });
		await world.cancellations.cancelOrder(2, held.orderPayId, { reason: "취소", quoteId: null }, "key-1");
		const receipt = await world.payments.view(2, held.orderNum);
		expect([receipt.orderProductId, receipt.status]).toEqual([held.orderProductIds[0], "cancel_request"]);
	});
});
