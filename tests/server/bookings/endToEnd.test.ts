import { expect, it } from "vitest";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

forEachDatabase((_, open) => {
	it("holds, charges, lists, quotes, cancels, undoes and refunds a booking [DEC-090, DEC-165, DEC-173, DEC-177]", async () => {
		const db = await open();
		await plantBookingWorld(db);
		const world = bookingWorld(db);
		const night = stayDateOf("2026-12-10");

		const agreed = await world.agree(2, {
			couponIds: [2],
			points: { awesomeCash: 5_000, welfarePoints: 1_000 },
		});
		expect(agreed.held.total).toBe(184_000);
		expect(await world.stock(1, night)).toBe(4);
		const approval = await world.approve(agreed);
		expect(approval.outcome).toBe("approved");
		expect((await world.approve(agreed)).outcome).toBe("approved");

		const list = await world.bookings.list(2, "pending");
		expect(list.counts).toEqual({ pending: 1, complete: 0, cancel: 0 });
		expect(list.bookings[0]).toMatchObject({ status: "confirm", pay_status: "complete" });
		const [orderProductId] = agreed.held.orderProductIds as [number];

		const quote = await world.cancellations.quote(2, orderProductId, "full");
		expect(quote).toMatchObject({ penalty: 0, refund_amount: 184_000, coupon_restored: true });
		const ask = { reason: "일정 변경", quoteId: quote.quote_id };
		const [step] = await world.cancellations.cancelOrder(2, agreed.held.orderPayId, ask, "cancel-key-1");
		expect(step).toMatchObject({ status: "cancel_request", payStatus: "cancelRequest" });
		world.clock.pass(599_000);
		expect(await world.cancellations.undo(2, orderProductId)).toMatchObject({
			status: "confirm",
			payStatus: "complete",
		});

		const again = await world.cancellations.quote(2, orderProductId, "full");
		await world.cancellations.cancelOrder(
			2,
			agreed.held.orderPayId,
			{ reason: "일정 변경", quoteId: again.quote_id },
			"cancel-key-2",
		);
		expect(await world.cancellations.now(2, orderProductId, "now-key-1")).toMatchObject({
			status: "cancel",
			payStatus: "cancel",
			cancelAmount: 184_000,
		});
		expect(await world.stock(1, night)).toBe(5);
		const { rows } = await db.query("SELECT point, user_point FROM point_balance WHERE member_id = 2");
		expect(rows).toEqual([{ point: 30_000, user_point: 20_000 }]);
		const coupon = await db.query("SELECT state FROM user_coupon WHERE member_id = 2");
		expect(coupon.rows).toEqual([{ state: "available" }]);
		expect(await world.payments.sandbox.find(agreed.orderId)).toMatchObject({
			balance: 0,
			movements: [
				{ kind: "charge", amount: 184_000 },
				{ kind: "cancel", amount: 184_000 },
			],
		});
	});
});
