import { beforeEach, describe, expect, it } from "vitest";
import { type BookingWorld, bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { productOf } from "#tests/support/changedBookings.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const ask = { reason: "일정 변경", quoteId: null };
const other = { reason: "다른 이유", quoteId: null };
const no = { kind: "alreadyProcessed" };

forEachDatabase((_, open) => {
	describe("the idempotency key of a cancellation [DEC-173, D35]", () => {
		let world: BookingWorld;
		beforeEach(async () => {
			const db = await open();
			await plantBookingWorld(db);
			world = bookingWorld(db);
		});

		it("returns the same response for the same request and rejects a different one", async () => {
			const mine = await world.book(2);
			const second = await world.book(2);
			const { orderPayId } = mine.held;
			const cancelled = await world.cancellations.cancelOrder(2, orderPayId, ask, "key-1");
			expect(await world.cancellations.cancelOrder(2, orderPayId, ask, "key-1")).toEqual(cancelled);
			await expect(world.cancellations.cancelOrder(2, orderPayId, other, "key-1")).rejects.toMatchObject(no);
			await expect(
				world.cancellations.cancelOrder(2, second.held.orderPayId, ask, "key-1"),
			).rejects.toMatchObject(no);

			const part = await world.cancellations.cancelPart(2, productOf(second), ask, "key-2");
			expect(await world.cancellations.cancelPart(2, productOf(second), ask, "key-2")).toEqual(part);
			await expect(
				world.cancellations.cancelPart(2, productOf(second), other, "key-2"),
			).rejects.toMatchObject(no);
			await expect(world.cancellations.cancelPart(2, productOf(mine), ask, "key-2")).rejects.toMatchObject(
				no,
			);

			const done = await world.cancellations.now(2, productOf(mine), "key-3");
			expect(done).toMatchObject({ status: "cancel", refundedAmount: 200_000 });
			expect(await world.cancellations.now(2, productOf(mine), "key-3")).toEqual(done);
			await expect(world.cancellations.now(2, productOf(second), "key-3")).rejects.toMatchObject(no);
		});

		it("is scoped to the member", async () => {
			const [gold, bronze] = [await world.book(1), await world.book(2)];
			await world.cancellations.cancelPart(1, productOf(gold), ask, "one-key");
			await world.cancellations.cancelPart(2, productOf(bronze), ask, "one-key");
			for (const [member, booked] of [
				[1, gold],
				[2, bronze],
			] as const) {
				const { products } = await world.bookings.view(member, productOf(booked));
				expect(products[0]?.status).toBe("cancel_request");
			}
		});
	});

	it("a cancellation mail states refund, points and penalty, and the compensation coupon when the stay rejects [DEC-084, DEC-099]", async () => {
		const db = await open();
		await plantBookingWorld(db);
		const world = bookingWorld(db);
		const points = { awesomeCash: 30_000, welfarePoints: 20_000 };
		const mails = async () => {
			const { rows } = await world.db.query<{ text: string }>(
				"SELECT payload->>'text' AS text FROM outbox WHERE topic = 'mail' ORDER BY outbox_id",
			);
			return rows.map(({ text }) => text).filter((text) => text.includes("환불 금액"));
		};
		const own = await world.book(2, { points });
		await db.query(
			"UPDATE order_product SET cancel_policy = jsonb_set(cancel_policy, '{tiers}', '[{\"until\": null, \"refundPercent\": 50}]')",
		);
		await world.cancellations.cancelPart(2, productOf(own), ask, "part-12345");
		await world.cancellations.now(2, productOf(own), "now-12345");
		const [mine] = await mails();
		expect(mine).toContain("환불 금액: 50,000원\n돌려드린 포인트: 50,000원\n취소 수수료: 100,000원");
		expect(mine).not.toContain("보상 쿠폰");

		const refused = await world.book(2, { points });
		await world.cancellations.reject(productOf(refused), "supplier", "만실입니다");
		const [, theirs] = await mails();
		// A tenth of 200,000, of which 150,000 was money.
		expect(theirs).toContain("환불 금액: 150,000원\n돌려드린 포인트: 50,000원\n보상 쿠폰: 20,000원");
		expect(theirs).not.toContain("취소 수수료");
	});
});
