import { expect, it } from "vitest";
import { beginCharge } from "#server/commerce/payment/store/beginCharge.ts";
import { agreeExtra } from "#tests/server/commerce/payment/agreeExtra.ts";
import { bookingApp } from "#tests/support/bookingApp.ts";
import { bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

forEachDatabase((_, open) => {
	it("closing one Toss window does not report unpaid what another has paid or may have paid [DEC-173]", async () => {
		const db = await open();
		await plantBookingWorld(db);
		const { app } = await bookingApp(db, { TOSS_CLIENT_KEY: "test_ck_x", TOSS_SECRET_KEY: "test_sk_x" });
		const world = bookingWorld(db);
		const close = async (orderId: string) => {
			await db.query("UPDATE payment SET provider = 'toss'");
			const { headers } = await app.inject(`/pg/toss/fail?code=PAY_PROCESS_CANCELED&orderId=${orderId}`);
			await db.query("UPDATE payment SET provider = 'sandbox'");
			return headers.location;
		};

		const waiting = await world.agree(2);
		const { orderId, paymentId, pgToken } = waiting;
		const { orderNum } = waiting.held;
		expect(await close(orderId)).toBe(
			`/payments/fail?orderNum=${orderNum}&paymentIdx=${paymentId}&code=PAY_PROCESS_CANCELED`,
		);
		const charging = { paymentId, memberId: 2, orderNum, request: { paymentKey: pgToken, orderId } };
		await beginCharge(db, charging, world.clock.now());
		expect(await close(orderId)).toBe(`/payments/complete/${orderNum}`);

		const extra = await agreeExtra(world);
		const paid = `${extra.held.orderNum}-${extra.paymentId - 1}`;
		expect(await close(paid)).toBe(`/payments/complete/${extra.held.orderNum}`);
		expect(await close(extra.orderId)).toContain("/payments/fail?");
		await world.approve(extra);
		expect(await close(extra.orderId)).toBe(
			`/payments/extra/${extra.demand}?orderProductIdx=${extra.held.orderProductIds[0]}`,
		);
	});
});
