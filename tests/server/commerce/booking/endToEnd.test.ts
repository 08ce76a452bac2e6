import { expect, it } from "vitest";
import { ledgerDigest } from "#domain/offer/ledgerDigest.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

forEachDatabase((_, open) => {
	it("holds, charges, notifies, lists, quotes, cancels, undoes and refunds a booking [DEC-090, DEC-165, DEC-173, DEC-177, DEC-179]", async () => {
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
		const mails = await db.query<{ text: string }>(
			"SELECT payload->>'text' AS text FROM outbox WHERE topic = 'mail' AND key = $1",
			[agreed.held.orderNum],
		);
		// The price confirmation number of what is paid, as on the receipt, not that of the plan before the coupon. The guest is not told.
		const numbered = mails.rows.map(({ text }) => text.match(/가격확인번호: (.*)/)?.[1]);
		expect(numbered).toHaveLength(2);
		expect(new Set(numbered)).toEqual(new Set([ledgerDigest(agreed.held.lines), undefined]));

		const list = await world.bookings.list(2, "pending");
		expect(list.counts).toEqual({ pending: 1, complete: 0, cancel: 0 });
		expect(list.bookings[0]).toMatchObject({ status: "confirm", paymentStatus: "complete" });
		const [orderProductId] = agreed.held.orderProductIds as [number];

		const quote = await world.cancellations.quote(2, orderProductId, "full");
		expect(quote).toMatchObject({ penalty: 0, refundAmount: 184_000, isCouponRestored: true });
		const ask = { reason: "일정 변경", quoteId: quote.id };
		const [step] = await world.cancellations.cancelOrder(2, agreed.held.orderPayId, ask, "cancel-key-1");
		expect(step).toMatchObject({ status: "cancel_request", paymentStatus: "cancelRequest" });
		world.clock.pass(599_000);
		expect(await world.cancellations.undo(2, orderProductId)).toMatchObject({
			status: "confirm",
			paymentStatus: "complete",
		});

		const again = await world.cancellations.quote(2, orderProductId, "full");
		await world.cancellations.cancelOrder(
			2,
			agreed.held.orderPayId,
			{ reason: "일정 변경", quoteId: again.id },
			"cancel-key-2",
		);
		expect(await world.cancellations.now(2, orderProductId, "now-key-1")).toMatchObject({
			status: "cancel",
			paymentStatus: "cancel",
			refundedAmount: 184_000,
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
