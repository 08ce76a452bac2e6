import { expect, it } from "vitest";
import type { ConfirmResult, GatewayPayment } from "#server/commerce/payment/gateway/PaymentGateway.ts";
import { settleConfirm } from "#server/commerce/payment/settleConfirm.ts";
import { AttemptStore } from "#server/commerce/payment/store/AttemptStore.ts";
import type { PaymentAttempt } from "#server/commerce/payment/store/PaymentAttempt.ts";
import { bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

forEachDatabase((_, open) => {
	it.each([
		["none", "approved", "approved"],
		["decline", "declined", "unknown"],
	] as const)(
		"a settled charge stays settled whatever is answered later, and its traveller is told so: %s [DEC-173]",
		async (confirmFault, end, shown) => {
			const db = await open();
			await plantBookingWorld(db);
			const world = bookingWorld(db);
			const agreed = await world.agree(2, {}, { confirmFault, webhook: "none" });
			await world.approve(agreed).catch(() => null);
			const standing = async () => {
				const { rows } = await db.query(
					"SELECT to_jsonb(o) AS placed, to_jsonb(y) AS payment FROM order_pay o JOIN payment y USING (order_pay_id)",
				);
				return [rows, await new AttemptStore(db).lastConfirm(agreed.paymentId)];
			};
			const before = await standing();
			const attempt = await new AttemptStore(db).lastConfirm(agreed.paymentId);
			if (!attempt) throw new Error("nothing was charged");
			for (const kind of ["unknown", "declined", "expired", "config"] as const) {
				const now = world.clock.now();
				const { settled } = await db.tx((tx) => settleConfirm(tx, attempt, { kind, code: "LATER" }, now));
				expect([kind, settled]).toEqual([kind, end]);
			}
			expect(await standing()).toEqual(before);
			expect((await world.payments.view(2, agreed.held.orderNum)).outcome).toBe(shown);
		},
	);

	/** A payment whose charge has an unknown result, and the functions that settle it. */
	async function begun() {
		const db = await open();
		await plantBookingWorld(db);
		const world = bookingWorld(db);
		const agreed = await world.agree(2, {}, { confirmFault: "timeout", webhook: "none" });
		await world.approve(agreed);
		const attempt = await new AttemptStore(db).lastConfirm(agreed.paymentId);
		if (!attempt) throw new Error("nothing was charged");
		const now = world.clock.now();
		return {
			db,
			agreed,
			settle: (changes: Partial<PaymentAttempt>, result: ConfirmResult) =>
				db.tx((tx) => settleConfirm(tx, { ...attempt, ...changes }, result, now)),
			now,
		};
	}

	it.each([
		{ checks: 0, age: 0, mails: 0 },
		{ checks: 0, age: 9_999, mails: 0 },
		{ checks: 0, age: 10_000, mails: 1 },
		{ checks: 1, age: 0, mails: 1 },
		{ checks: 3, age: 60_000, mails: 1 },
	])(
		"a refusal is e-mailed to a traveller who no longer waits: after $checks checks and $age ms, $mails mails [D31]",
		async ({ checks, age, mails }) => {
			const { db, settle, now } = await begun();
			const { settled } = await settle(
				{ checks, createdAt: now - age },
				{ kind: "declined", code: "REJECT_CARD_COMPANY" },
			);
			expect(settled).toBe("declined");
			const { rows } = await db.query<{ payload: { subject?: string } }>(
				"SELECT payload FROM outbox WHERE topic = 'mail'",
			);
			const failureMails = rows.filter(({ payload }) => payload.subject?.includes("결제가 되지 않았어요"));
			expect(failureMails).toHaveLength(mails);
		},
	);

	it.each([
		["DONE", 1],
		["PARTIAL_CANCELED", 1],
		["WAITING_FOR_DEPOSIT", 1],
		["CANCELED", 0],
		["ABORTED", 0],
		["EXPIRED", 0],
	] as const)(
		"an answer with another amount leads to a refund of exactly what was charged: %s [D34]",
		async (status, returned) => {
			const { db, agreed, settle } = await begun();
			const { orderId } = agreed;
			const charged = { status, orderId, currency: "KRW", totalAmount: 1, balanceAmount: 1 } as const;
			const payment = { ...charged, paymentKey: "key" } as unknown as GatewayPayment;
			expect((await settle({}, { kind: "approved", payment })).settled).toBe("declined");
			const { rows } = await db.query("SELECT 1 FROM payment_attempt WHERE action = 'cancel'");
			expect(rows).toHaveLength(returned);
		},
	);
});
