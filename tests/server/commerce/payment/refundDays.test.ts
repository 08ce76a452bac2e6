import { expect, it } from "vitest";
import { receiptAnswer } from "#server/services/answers/receiptAnswer.ts";
import { bookingWorld, plantBookingWorld, twoRooms } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

forEachDatabase((_, open) => {
	it("a receipt lists each refund of a charge with its date, once the money is refunded", async () => {
		const db = await open();
		await plantBookingWorld(db);
		const world = bookingWorld(db);
		const { held } = await world.book(2, twoRooms);
		const [first = 0, second = 0] = held.orderProductIds;
		const told = async () => {
			const order = await world.bookings.view(2, first);
			const { charges } = await world.bookings.pageData(order, first, 1);
			return charges.map(receiptAnswer).map(({ amount, refunds }) => ({ amount, refunds }));
		};
		const cancel = async (id: number) => {
			await world.cancellations.cancelPart(2, id, { reason: "취소", quoteId: null }, `part-${id}`);
			const asked = await told();
			await world.cancellations.now(2, id, `now-${id}`);
			return asked;
		};
		const amount = 400_000;
		const earlier = { amount: 200_000, cancelDate: "2026-11-21 12:00:00" };
		expect(await cancel(first)).toEqual([{ amount, refunds: [] }]);
		world.clock.pass(86_400_000);
		expect(await cancel(second)).toEqual([{ amount, refunds: [earlier] }]);
		const later = { amount: 200_000, cancelDate: "2026-11-22 12:00:00" };
		expect(await told()).toEqual([{ amount, refunds: [earlier, later] }]);
	});
});
