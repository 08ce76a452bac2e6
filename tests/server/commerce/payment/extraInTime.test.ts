import { expect, it } from "vitest";
import type { GatewayPayment } from "#server/commerce/payment/gateway/PaymentGateway.ts";
import { recoverPayments } from "#server/commerce/payment/recoverPayments.ts";
import type { Agreement } from "#server/commerce/payment/sandbox/Sandbox.ts";
import { settleConfirm } from "#server/commerce/payment/settleConfirm.ts";
import { AttemptStore } from "#server/commerce/payment/store/AttemptStore.ts";
import { type BookingWorld, bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { agreeExtra } from "./agreeExtra.ts";

const minute = 60_000;
type Agreed = Awaited<ReturnType<typeof agreeExtra>>;

forEachDatabase((_, open) => {
	async function extra(agreement?: Agreement) {
		const db = await open();
		await plantBookingWorld(db);
		const world = bookingWorld(db);
		const agreed = await agreeExtra(world, agreement);
		const standing = async () => {
			const { rows } = await db.query<{ payment: string; demand: string; room: string }>(
				`SELECT y.status AS payment, a.state AS demand, p.status AS room FROM payment y JOIN order_add_pay a USING (order_add_pay_id)
				JOIN order_product p ON p.order_product_id = a.order_product_id WHERE y.payment_id = $1`,
				[agreed.paymentId],
			);
			return rows[0];
		};
		return { db, world, agreed, standing };
	}
	const unpaid = { demand: "asked", room: "add_pay" };

	it.each<
		readonly [string, Agreement, (world: BookingWorld, agreed: Agreed) => Promise<unknown>, end: object]
	>([
		[
			"paid",
			{ webhook: "none" },
			(world, agreed) => world.approve(agreed),
			{ payment: "complete", demand: "paid", room: "confirm" },
		],
		[
			"being charged",
			{ webhook: "none", confirmFault: "timeout" },
			(world, agreed) => world.approve(agreed),
			{ payment: "ready", ...unpaid },
		],
		[
			"begun once more",
			{ webhook: "none" },
			({ db, clock }, { paymentId }) =>
				db.query("UPDATE payment SET expires_at = $2 WHERE payment_id = $1", [
					paymentId,
					new Date(clock.now() + 60 * minute),
				]),
			{ payment: "ready", ...unpaid },
		],
	])(
		"a payment of an extra charge that was left for half an hour does not end when it is %s at that very moment [DEC-095]",
		async (_what, agreement, meanwhile, end) => {
			const { db, world, agreed, standing } = await extra(agreement);
			const begun = world.clock.now();
			let isRead = false;
			/** Between the reading of what is due and the locking of it. */
			const late: typeof db = {
				...db,
				async query(statement, values) {
					const found = await db.query<never>(statement, values);
					if (!isRead && found.rows.some((row: object) => "expiresAt" in row)) {
						isRead = true;
						world.clock.set(begun);
						await meanwhile(world, agreed);
						world.clock.set(begun + 31 * minute);
					}
					return found;
				},
			};
			world.clock.set(begun + 31 * minute);
			await recoverPayments({ ...world.payments.parts, db: late });
			expect(isRead).toBe(true);
			expect(await standing()).toEqual(end);
		},
	);

	it("a charge that becomes known after its extra payment has failed is given back, and the demand stays open [DEC-090, DEC-095]", async () => {
		const { db, world, agreed, standing } = await extra({
			confirmFault: "decline",
			webhook: "none",
		});
		await world.approve(agreed).catch(() => null);
		expect(await standing()).toEqual({ payment: "fail", ...unpaid });
		const attempt = await new AttemptStore(db).lastConfirm(agreed.paymentId);
		if (!attempt) throw new Error("nothing was charged");
		const charged = { status: "DONE", orderId: agreed.orderId, currency: "KRW", detail: {} } as const;
		const payment = { ...charged, paymentKey: "key", totalAmount: 30_000, balanceAmount: 30_000 };
		const result = { kind: "approved", payment: payment as GatewayPayment } as const;
		const { settled } = await db.tx((tx) => settleConfirm(tx, attempt, result, world.clock.now()));
		expect(settled).toBe("declined");
		expect(await standing()).toEqual({ payment: "fail", ...unpaid });
		const { rows } = await db.query("SELECT amount FROM payment_attempt WHERE action = 'cancel'");
		expect(rows).toEqual([{ amount: 30_000 }]);
	});
});
