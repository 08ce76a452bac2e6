import { expect, it } from "vitest";
import { type BookingWorld, bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const minute = 60_000;

forEachDatabase((_, open) => {
	async function newWorld(): Promise<BookingWorld> {
		const db = await open();
		await plantBookingWorld(db);
		return bookingWorld(db);
	}

	async function standing({ db }: BookingWorld, orderProductId: number) {
		const { rows } = await db.query<{ status: string; pay: string }>(
			`SELECT p.status, y.status AS pay FROM order_product p JOIN payment y USING (order_pay_id)
			WHERE p.order_product_id = $1`,
			[orderProductId],
		);
		return rows[0];
	}

	it("rejects an expired quote and returns a new one [DEC-177]", async () => {
		const world = await newWorld();
		const booked = await world.book(2);
		const [id = 0] = booked.held.orderProductIds;
		const quote = await world.cancellations.quote(2, id, "full");
		world.clock.pass(10 * minute);
		const ask = { reason: "취소", quoteId: quote.id };
		await expect(
			world.cancellations.cancelOrder(2, booked.held.orderPayId, ask, "late-quote"),
		).rejects.toMatchObject({ kind: "priceChanged", quote: { refundAmount: 200_000 } });
		expect(await standing(world, id)).toMatchObject({ status: "confirm", pay: "complete" });
	});

	it("rejects a quote for the whole order once one room is cancelled, and quotes the remaining rooms [DEC-177]", async () => {
		const world = await newWorld();
		const path = { productIdx: 1, accoms: "1", rooms: "1", rateplan: "1", orderType: "MC" };
		const booked = await world.book(2, { rooms: 2, path });
		const [id = 0] = booked.held.orderProductIds;
		const whole = await world.cancellations.quote(2, id, "full");
		expect(whole.refundAmount).toBe(400_000);
		const part = { reason: "취소", quoteId: null };
		await world.cancellations.cancelPart(2, id, part, "part-key");
		await world.cancellations.now(2, id, "now-key");
		const ask = { reason: "취소", quoteId: whole.id };
		await expect(
			world.cancellations.cancelOrder(2, booked.held.orderPayId, ask, "stale-quote"),
		).rejects.toMatchObject({ kind: "priceChanged", quote: { refundAmount: 200_000 } });
		expect(await standing(world, id)).toMatchObject({ status: "cancel", pay: "partialCanceled" });
		expect(await world.payments.sandbox.find(booked.orderId)).toMatchObject({ balance: 200_000 });
	});
});
