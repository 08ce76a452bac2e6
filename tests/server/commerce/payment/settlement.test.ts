import { describe, expect, it } from "vitest";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { signWebhook } from "#server/commerce/payment/gateway/webhookSignature.ts";
import type { ConfirmFault } from "#server/commerce/payment/sandbox/SandboxPayment.ts";
import {
	type AgreedBooking,
	type BookingWorld,
	bookingWorld,
	plantBookingWorld,
} from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const night = stayDateOf("2026-12-10");
const secret = "development-only-webhook-secret";

/** The state of an order: its stage, its payment, what the provider holds, and the remaining stock, coupons and points. */
async function standing(world: BookingWorld, agreed: AgreedBooking) {
	const { rows } = await world.db.query<{ stage: string; pay: string; coupon: string; point: number }>(
		`SELECT o.stage, p.status AS pay, (SELECT state FROM user_coupon WHERE member_id = o.member_id) AS coupon,
			(SELECT point FROM point_balance WHERE member_id = o.member_id) AS point
		FROM order_pay o JOIN payment p USING (order_pay_id) WHERE o.order_pay_id = $1 ORDER BY p.payment_id DESC LIMIT 1`,
		[agreed.held.orderPayId],
	);
	const provider = await world.payments.sandbox.find(agreed.orderId);
	return { ...rows[0], balance: provider?.balance, stock: await world.stock(1, night) };
}

const paid = { stage: "placed", pay: "complete", coupon: "used", point: 25_000, stock: 4 };
const released = { stage: "expired", pay: "fail", coupon: "available", point: 30_000, stock: 5, balance: 0 };
const wish = { couponIds: [2], points: { awesomeCash: 5_000, welfarePoints: 0 } };
const total = 185_000;

forEachDatabase((_, open) => {
	async function newWorld(): Promise<BookingWorld> {
		const db = await open();
		await plantBookingWorld(db);
		return bookingWorld(db);
	}

	const agree = (world: BookingWorld, confirmFault: ConfirmFault) =>
		world.agree(2, wish, { confirmFault, webhook: "none" });

	/** Runs the recovery job until nothing is due any more for a while. */
	async function recover(world: BookingWorld, minutes: number): Promise<void> {
		for (let passed = 0; passed < minutes * 60; passed += 10) {
			world.clock.pass(10_000);
			await world.payments.recover();
			await world.bookings.expireHolds();
			await world.cancellations.run();
		}
	}

	describe("settling a payment", () => {
		it("completes once, however many approvals run at once [D22, D35, C18, E08]", async () => {
			const world = await newWorld();
			const agreed = await agree(world, "none");
			const approvals = await Promise.all(Array.from({ length: 8 }, () => world.approve(agreed)));
			expect(approvals.every(({ outcome }) => outcome === "approved")).toBe(true);
			expect(await standing(world, agreed)).toEqual({ ...paid, balance: total });
		});

		it("releases everything when the card is declined [DEC-090, D33]", async () => {
			const world = await newWorld();
			const agreed = await agree(world, "decline");
			await expect(world.approve(agreed)).rejects.toMatchObject({ kind: "payDeclined" });
			expect(await standing(world, agreed)).toEqual(released);
			await expect(world.approve(agreed)).rejects.toMatchObject({ kind: "payDeclined" });
		});

		it.each(["REJECT_CARD_COMPANY", "PAY_PROCESS_CANCELED"] as const)(
			"releases everything when the traveller leaves the provider's page: %s [D33]",
			async (code) => {
				const world = await newWorld();
				const held = await world.hold(2, wish);
				const prepared = await world.payments.prepare({
					memberId: 2,
					payKind: "main",
					payMethod: "card",
					orderNum: held.orderNum,
				});
				const orderId = `${held.orderNum}-${prepared.paymentId}`;
				expect(await world.payments.sandbox.leave(orderId, code)).toContain(`code=${code}`);
				const agreed = { memberId: 2, held, paymentId: prepared.paymentId, orderId, pgToken: "" };
				expect(await standing(world, agreed)).toEqual(released);
			},
		);

		it("looks up a lost answer and completes without charging again [D31]", async () => {
			const world = await newWorld();
			const agreed = await agree(world, "lost");
			expect((await world.approve(agreed)).outcome).toBe("unknown");
			expect(await standing(world, agreed)).toMatchObject({ stage: "hold", pay: "ready" });
			await recover(world, 1);
			expect(await standing(world, agreed)).toEqual({ ...paid, balance: total });
			expect((await world.approve(agreed)).outcome).toBe("approved");
			expect((await world.payments.sandbox.find(agreed.orderId))?.movements).toEqual([
				{ kind: "charge", amount: total },
			]);
		});

		it("retries with the same idempotency key when the provider never received the call [D32]", async () => {
			const world = await newWorld();
			const agreed = await agree(world, "timeout");
			expect((await world.approve(agreed)).outcome).toBe("unknown");
			await recover(world, 1);
			expect(await standing(world, agreed)).toEqual({ ...paid, balance: total });
		});

		it("keeps the rooms while the outcome is unknown, even after the hold is over [D32]", async () => {
			const world = await newWorld();
			const agreed = await agree(world, "lost");
			await world.approve(agreed);
			world.clock.pass(40 * 60_000);
			await world.bookings.expireHolds();
			expect(await world.stock(1, night)).toBe(4);
			await recover(world, 1);
			expect(await standing(world, agreed)).toEqual({ ...paid, balance: total });
		});

		it("refunds a charge with the wrong amount and books nothing [D34]", async () => {
			const world = await newWorld();
			const agreed = await agree(world, "wrongAmount");
			await expect(world.approve(agreed)).rejects.toMatchObject({ kind: "amountMismatch" });
			await recover(world, 1);
			expect(await standing(world, agreed)).toEqual(released);
			expect((await world.payments.sandbox.find(agreed.orderId))?.movements).toEqual([
				{ kind: "charge", amount: total - 1 },
				{ kind: "cancel", amount: total - 1 },
			]);
		});

		it("charges nothing once the hold is over [DEC-090, D23]", async () => {
			const world = await newWorld();
			const agreed = await agree(world, "none");
			world.clock.pass(16 * 60_000);
			await expect(world.approve(agreed)).rejects.toMatchObject({ kind: "soldOut" });
			expect(await standing(world, agreed)).toEqual(released);
		});

		it("rejects another member's approval and a foreign payment key [D22]", async () => {
			const world = await newWorld();
			const mine = await agree(world, "none");
			await expect(world.approve({ ...mine, memberId: 1 })).rejects.toMatchObject({ kind: "notFound" });
			await expect(world.approve({ ...mine, pgToken: "sbx_somebody-else" })).rejects.toMatchObject({
				kind: "payDeclined",
			});
			expect(await standing(world, mine)).toEqual({ ...released, balance: 0 });
		});

		it("extends the hold to twelve minutes from when the checkout page opens [DEC-090]", async () => {
			const world = await newWorld();
			const held = await world.hold(2, wish);
			world.clock.pass(14 * 60_000);
			const prepare = { memberId: 2, payKind: "main", payMethod: "card", orderNum: held.orderNum } as const;
			const first = await world.payments.prepare(prepare);
			expect(await world.payments.prepare(prepare)).toEqual(first);
			world.clock.pass(11 * 60_000);
			expect(await world.bookings.expireHolds()).toBe(0);
			world.clock.pass(2 * 60_000);
			expect(await world.bookings.expireHolds()).toBe(1);
		});

		it("completes without a provider when points cover everything [DEC-088]", async () => {
			const world = await newWorld();
			await world.db.query("UPDATE point_balance SET point = 300000 WHERE member_id = 2");
			const agreed = await world.agree(2, { points: { awesomeCash: 200_000, welfarePoints: 0 } });
			expect(await standing(world, agreed)).toMatchObject({
				stage: "placed",
				pay: "complete",
				point: 100_000,
			});
			expect((await world.approve(agreed)).payment.provider).toBe("none");
		});
	});

	describe("payment webhooks", () => {
		it("trigger the charge when the traveller agreed but never returned [D37]", async () => {
			const world = await newWorld();
			const agreed = await world.agree(2, wish, { webhook: "first" });
			expect(await standing(world, agreed)).toEqual({ ...paid, balance: total });
			expect((await world.approve(agreed)).outcome).toBe("approved");
		});

		it("are processed once per event, however often it arrives [D36]", async () => {
			const world = await newWorld();
			const agreed = await agree(world, "none");
			const body = JSON.stringify({
				type: "authenticated",
				orderId: agreed.orderId,
				paymentKey: agreed.pgToken,
				code: null,
			});
			const headers: Record<string, string> = { ...signWebhook(secret, "evt-1", body, world.clock.now()) };
			await Promise.all(
				Array.from({ length: 30 }, () =>
					world.payments.receiveWebhook("sandbox", body, (name) => headers[name] ?? null),
				),
			);
			expect(await standing(world, agreed)).toEqual({ ...paid, balance: total });
			const { rows } = await world.db.query("SELECT count(*)::int AS n FROM payment_event");
			expect(rows).toEqual([{ n: 1 }]);
		});

		it("are rejected without the provider's signature, and invented claims have no effect [D38]", async () => {
			const world = await newWorld();
			const agreed = await agree(world, "none");
			const body = JSON.stringify({ type: "changed", orderId: agreed.orderId, paymentKey: "", code: "DONE" });
			const now = world.clock.now();
			const forged: readonly Record<string, string>[] = [
				{},
				{ ...signWebhook("another-secret-of-16", "evt-1", body, now) },
				{ ...signWebhook(secret, "evt-1", `${body} `, now) },
				{ ...signWebhook(secret, "evt-1", body, now - 6 * 60_000) },
				{ ...signWebhook(secret, "evt-1", body, now), "webhook-signature": "v1,AAAA" },
			];
			for (const headers of forged) {
				await expect(
					world.payments.receiveWebhook("sandbox", body, (name) => headers[name] ?? null),
				).rejects.toMatchObject({ kind: "invalidRequest" });
			}
			const headers: Record<string, string> = { ...signWebhook(secret, "evt-2", body, now) };
			await world.payments.receiveWebhook("sandbox", body, (name) => headers[name] ?? null);
			expect(await standing(world, agreed)).toMatchObject({ stage: "hold", pay: "ready", balance: 0 });
			await expect(
				world.payments.receiveWebhook("nobody", body, (name) => headers[name] ?? null),
			).rejects.toMatchObject({ kind: "notFound" });
		});

		it("refund money that arrives after the order has ended [DEC-090, D37]", async () => {
			const world = await newWorld();
			const agreed = await agree(world, "lost");
			await world.approve(agreed);
			await world.db.query(
				"UPDATE payment_attempt SET state = 'refused', settled_at = now() WHERE payment_id = $1",
				[agreed.paymentId],
			);
			world.clock.pass(20 * 60_000);
			await world.bookings.expireHolds();
			const body = JSON.stringify({ type: "changed", orderId: agreed.orderId, paymentKey: "", code: null });
			const headers: Record<string, string> = { ...signWebhook(secret, "evt-9", body, world.clock.now()) };
			await world.payments.receiveWebhook("sandbox", body, (name) => headers[name] ?? null);
			await world.cancellations.run();
			expect(await standing(world, agreed)).toEqual(released);
			const { rows } = await world.db.query("SELECT expire_reason FROM order_pay");
			expect(rows).toEqual([{ expire_reason: "late_money_refunded" }]);
		});
	});
});
