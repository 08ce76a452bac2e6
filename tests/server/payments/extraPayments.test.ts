import { expect, it } from "vitest";
import { askExtraPayment, withdrawExtraPayment } from "#server/bookings/extraPayments.ts";
import { bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

forEachDatabase((_, open) => {
	it("asks for more, is paid once, and comes back with the booking [CALL-CONTENT-40, PAY-02]", async () => {
		const db = await open();
		await plantBookingWorld(db);
		const world = bookingWorld(db);
		const booked = await world.book(2);
		const id = booked.held.orderProductIds[0] ?? 0;
		const withdrawn = await askExtraPayment(world, id, 10_000, "조식 추가");
		expect((await world.bookings.view(2, id)).products[0]?.status).toBe("add_pay");
		await expect(askExtraPayment(world, id, 10_000, "또 추가")).rejects.toMatchObject({
			kind: "notCancellable",
		});
		await withdrawExtraPayment(world, withdrawn);
		expect((await world.bookings.view(2, id)).products[0]?.status).toBe("confirm");

		const demand = await askExtraPayment(world, id, 30_000, "인원 추가");
		const ask = { memberId: 2, payKind: "addpay", payMethod: "card", orderAddPayId: demand } as const;
		await expect(world.payments.prepare({ ...ask, memberId: 1 })).rejects.toMatchObject({ kind: "notFound" });
		const prepared = await world.payments.prepare(ask);
		expect(prepared).toMatchObject({ amount: 30_000, lines: [{ kind: "extraPayment", amount: 30_000 }] });
		const orderId = `${booked.held.orderNum}-${prepared.paymentId}`;
		const target = await world.payments.sandbox.agree(orderId, { webhook: "none" });
		const pgToken = new URL(target ?? "/", "http://x").searchParams.get("pgToken") ?? "";
		const approve = { memberId: 2, paymentId: prepared.paymentId, orderNum: booked.held.orderNum, pgToken };
		expect((await world.payments.approve(approve)).payment).toMatchObject({
			kind: "addpay",
			status: "complete",
		});
		expect((await world.bookings.view(2, id)).products[0]?.status).toBe("confirm");
		await expect(world.payments.prepare(ask)).rejects.toMatchObject({ kind: "alreadyProcessed" });

		await world.cancellations.cancelPart(2, id, { reason: "취소", quoteId: null }, "part-key-1");
		await world.cancellations.now(2, id, "now-key-1");
		await world.cancellations.run();
		expect(await world.payments.sandbox.find(orderId)).toMatchObject({ balance: 0 });
		const { rows } = await db.query(
			"SELECT (SELECT state FROM order_add_pay WHERE order_add_pay_id = $1) AS demand, array_agg(status) AS payments FROM payment",
			[demand],
		);
		expect(rows).toEqual([{ demand: "refunded", payments: ["cancel", "cancel"] }]);
	});
});
