import { beforeEach, describe, expect, it } from "vitest";
import {
	acceptRefund,
	dropRefund,
	finishRefund,
	refuseRefund,
} from "#server/commerce/cancellation/refunds.ts";
import { runRefundNow } from "#server/commerce/cancellation/runRefunds.ts";
import type { CancelResult, LookupResult } from "#server/commerce/payment/gateway/PaymentGateway.ts";
import type { PaymentParts } from "#server/commerce/payment/PaymentParts.ts";
import {
	type AgreedBooking,
	type BookingWorld,
	bookingWorld,
	plantBookingWorld,
	twoRooms,
} from "#tests/support/bookingWorld.ts";
import { productOf } from "#tests/support/changedBookings.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const ask = { reason: "일정 변경", quoteId: null };

forEachDatabase((_, open) => {
	let world: BookingWorld;
	beforeEach(async () => {
		const db = await open();
		await plantBookingWorld(db);
		world = bookingWorld(db);
	});

	const now = () => world.clock.now();
	const asked = async (booked: AgreedBooking): Promise<number> => {
		await world.cancellations.cancelPart(2, productOf(booked), ask, "part-12345");
		const { rows } = await world.db.query<{ id: number }>("SELECT refund_id AS id FROM refund");
		return rows[0]?.id ?? 0;
	};
	const standing = async () => {
		const { rows } = await world.db.query<{ room: string; pay: string; back: number; state: string }>(
			`SELECT p.status AS room, y.status AS pay, y.cancelled_amount AS back, r.state FROM refund r
			JOIN order_product p USING (order_pay_id) JOIN payment y USING (payment_id)`,
		);
		return rows[0];
	};
	const attempt = async () => {
		const { rows } = await world.db.query<{ id: number; state: string; code: string | null }>(
			"SELECT attempt_id AS id, state, code FROM payment_attempt WHERE action = 'cancel'",
		);
		return rows[0];
	};

	describe("a refund step [DEC-084, D39]", () => {
		it("is taken once, and only from a valid state", async () => {
			const booked = await world.book(2, { points: { awesomeCash: 10_000, welfarePoints: 0 } });
			const id = await asked(booked);
			const inTx = <T>(step: (tx: Parameters<typeof acceptRefund>[0]) => Promise<T>) => world.db.tx(step);
			const accept = () => inTx((tx) => acceptRefund(tx, id, "system", now()));
			const finish = () => inTx((tx) => finishRefund(tx, id, now()));
			const refuse = () => inTx((tx) => refuseRefund(tx, id, now()));
			const drop = () =>
				inTx((tx) => dropRefund(tx, id, { event: "CANCEL_REFUSED", actor: "supplier", now: now() }));

			const waiting = { room: "cancel_request", pay: "cancelRequest", back: 0, state: "waiting" };
			await finish();
			await refuse();
			expect(await standing()).toEqual(waiting);
			expect(await accept()).toEqual(expect.any(Number));
			const sent = { ...waiting, room: "cancel_wait", state: "sent" };
			expect(await accept()).toBeNull();
			await drop();
			expect(await standing()).toEqual(sent);
			await finish();
			const done = { room: "cancel", pay: "cancel", back: 190_000, state: "done" };
			await finish();
			await refuse();
			await drop();
			expect(await accept()).toBeNull();
			expect(await standing()).toEqual(done);
			const { rows } = await world.db.query("SELECT point FROM point_balance WHERE member_id = 2");
			expect(rows).toEqual([{ point: 30_000 }]);
		});

		it("triggered by the seller's answer is ignored if nothing was requested or it is already done", async () => {
			const booked = await world.book(2);
			const answer = (isAccepted: boolean) =>
				world.cancellations.answer(productOf(booked), isAccepted, "supplier");
			expect(await answer(true)).toBe(false);
			expect((await world.bookings.view(2, productOf(booked))).products[0]?.status).toBe("confirm");
			await expect(world.cancellations.undo(2, productOf(booked))).rejects.toMatchObject({
				kind: "notCancellable",
			});
			await asked(booked);
			expect(await answer(true)).toBe(true);
			const done = { room: "cancel", pay: "cancel", back: 200_000, state: "done" };
			expect(await standing()).toEqual(done);
			expect([await answer(false), await answer(true)]).toEqual([false, false]);
			expect(await standing()).toEqual(done);
			await expect(world.cancellations.undo(2, productOf(booked))).rejects.toMatchObject({
				kind: "notCancellable",
			});
		});

		it("undone by its member is not reported as refused by the seller [DEC-177]", async () => {
			const booked = await world.book(2);
			await asked(booked);
			await world.cancellations.undo(2, productOf(booked));
			const { rows } = await world.db.query("SELECT FROM outbox WHERE payload->>'subject' LIKE '%취소%'");
			expect(rows).toEqual([]);
		});

		it("records each room's refunded amounts, and passes the reason to the provider", async () => {
			const points = { awesomeCash: 30_000, welfarePoints: 20_000 };
			const booked = await world.book(2, { ...twoRooms, points });
			await asked(booked);
			// Both the accepted and the executed refund are counted.
			world.clock.pass(10 * 60_000);
			expect(await world.cancellations.run()).toBe(2);
			expect(await world.cancellations.run()).toBe(0);
			const { products } = await world.bookings.view(2, productOf(booked));
			expect(
				products.map(({ refundedAmount, refundedAwesomeCash, refundedWelfarePoints }) => [
					refundedAmount,
					refundedAwesomeCash,
					refundedWelfarePoints,
				]),
			).toEqual([
				[175_000, 15_000, 10_000],
				[0, 0, 0],
			]);
			const { rows } = await world.db.query<{ reason: string }>(
				"SELECT request->>'reason' AS reason FROM payment_attempt WHERE action = 'cancel'",
			);
			expect(rows).toEqual([{ reason: "일정 변경" }]);
		});

		it("runs once even when triggered twice", async () => {
			const booked = await world.book(2);
			const id = await asked(booked);
			const attemptId = (await world.db.tx((tx) => acceptRefund(tx, id, "system", now()))) ?? 0;
			await runRefundNow(world.payments.parts, attemptId);
			await runRefundNow(world.payments.parts, attemptId);
			const { movements = [] } = (await world.payments.sandbox.find(booked.orderId)) ?? {};
			expect(movements.filter(({ kind }) => kind === "cancel")).toHaveLength(1);
		});
	});

	describe("the provider's answer to a refund [D40, D41]", () => {
		const long = `Error: ${"x".repeat(200)}`;
		const silent = () => Promise.reject(new Error("x".repeat(200)));
		const answers = (result: CancelResult | LookupResult) => () => Promise.resolve(result);
		const cut = long.slice(0, 100);
		const held = (balance: number) => ({ kind: "found", balance }) as const;
		const refusal: CancelResult = { kind: "refused", code: "NO" };
		const unclear = { kind: "unknown", code: "BUSY" } as const;

		it.each([
			["yes, and nobody looks", { kind: "cancelled", balanceAmount: 0 }, null, "done", null],
			["nothing, and it cannot be looked up", null, "silent", "unknown", cut],
			["nothing, and the money is still there", null, held(200_000), "unknown", cut],
			["nothing, but the money has gone", null, held(0), "done", null],
			["nothing clear, and it knows no such payment", unclear, { kind: "notFound" }, "unknown", "BUSY"],
			["no, and it cannot be looked up", refusal, "silent", "refused", "NO"],
			["no, and it knows no such payment", refusal, { kind: "notFound" }, "refused", "NO"],
			["no, and the money is still there", refusal, held(200_000), "refused", "NO"],
			["no, but the money has gone", refusal, held(0), "done", null],
		] as const)("%s", async (_what, cancel, lookup, state, code) => {
			const booked = await world.book(2);
			const id = await asked(booked);
			const attemptId = (await world.db.tx((tx) => acceptRefund(tx, id, "system", now()))) ?? 0;
			const { parts } = world.payments;
			const real = parts.gateway("sandbox");
			const payment = await real.lookup(booked.orderId);
			const calls: unknown[] = [];
			const alarms: unknown[] = [];
			let looks = 0;
			const played: PaymentParts = {
				...parts,
				alarm: (...alarm) => alarms.push(alarm),
				gateway: () => ({
					...real,
					cancel(intent) {
						const { idempotencyKey, ...rest } = intent;
						calls.push({ ...rest, hasKey: idempotencyKey.length > 10 });
						return (cancel === null ? silent() : answers(cancel)()) as Promise<CancelResult>;
					},
					lookup() {
						looks += 1;
						if (lookup === null || lookup === "silent") return silent();
						if (lookup.kind === "notFound" || payment.kind !== "found")
							return answers({ kind: "notFound" })() as Promise<LookupResult>;
						const { balance: balanceAmount } = lookup;
						return Promise.resolve({ kind: "found", payment: { ...payment.payment, balanceAmount } });
					},
				}),
			};
			await runRefundNow(played, attemptId);
			expect(calls).toEqual([
				{
					paymentKey: booked.pgToken,
					orderId: booked.orderId,
					amount: 200_000,
					balance: 200_000,
					reason: "일정 변경",
					hasKey: true,
				},
			]);
			expect(await attempt()).toEqual({ id: attemptId, state, code });
			expect(looks).toBe(lookup === null ? 0 : 1);
			const detail = { attemptId, paymentId: booked.paymentId, code: "NO" };
			expect(alarms).toEqual(state === "refused" ? [["a refund was refused", detail]] : []);
			expect((await standing())?.state).toBe(state === "unknown" ? "sent" : state);
		});
	});
});
