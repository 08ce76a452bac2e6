import { beforeEach, describe, expect, it } from "vitest";
import { requestExtraPayment } from "#server/commerce/booking/extraPayments.ts";
import type { GatewayPayment, LookupResult } from "#server/commerce/payment/gateway/PaymentGateway.ts";
import { signWebhook } from "#server/commerce/payment/gateway/webhookSignature.ts";
import type { PaymentParts } from "#server/commerce/payment/PaymentParts.ts";
import { receiveWebhook } from "#server/commerce/payment/receiveWebhook.ts";
import { recoverPayments } from "#server/commerce/payment/recoverPayments.ts";
import { type BookingWorld, bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const secret = "development-only-webhook-secret";
type Looked = "silent" | "notFound" | "unclear" | "another" | GatewayPayment["status"];

forEachDatabase((_, open) => {
	let world: BookingWorld;
	let sent: number;
	beforeEach(async () => {
		const db = await open();
		await plantBookingWorld(db);
		world = bookingWorld(db);
		sent = 0;
	});

	/** A provider that reports this status for every payment, with counts of lookups and charges. */
	function saying(looked: Looked) {
		const { parts } = world.payments;
		const real = parts.gateway("sandbox");
		const asked = { lookups: 0, charges: 0 };
		const lookup = async (orderId: string): Promise<LookupResult> => {
			asked.lookups += 1;
			if (looked === "silent") throw new Error("no answer");
			if (looked === "notFound") return { kind: "notFound" };
			if (looked === "unclear") return { kind: "unknown", code: "BUSY" };
			const status = looked === "another" ? "DONE" : looked;
			const payment = { status, totalAmount: 200_000, balanceAmount: 200_000, currency: "KRW", detail: {} };
			const number = looked === "another" ? `${orderId}0` : orderId;
			return { kind: "found", payment: { ...payment, orderId: number, paymentKey: "pk" } };
		};
		const played: PaymentParts = {
			...parts,
			gateway: () => ({
				...real,
				lookup,
				async confirm() {
					asked.charges += 1;
					return { kind: "unknown", code: "ASKED" };
				},
			}),
		};
		return { played, asked };
	}

	/** Sends an unsolicited provider event about a payment number. */
	async function tell(
		parts: PaymentParts,
		orderId: string,
		{ code = null, paymentKey = "" }: { readonly code?: string | null; readonly paymentKey?: string } = {},
		isAgain = false,
	): Promise<void> {
		if (!isAgain) sent += 1;
		const body = JSON.stringify({ type: "changed", orderId, paymentKey, code });
		const headers: Record<string, string> = {
			...signWebhook(secret, `evt-${sent}`, body, world.clock.now()),
		};
		await receiveWebhook(parts, "sandbox", body, (name) => headers[name] ?? null);
	}

	const standing = async () => {
		const { rows } = await world.db.query(
			`SELECT o.stage, o.expire_reason AS why, y.status AS pay, y.fail_code AS code FROM order_pay o JOIN payment y USING (order_pay_id)
			ORDER BY payment_id DESC LIMIT 1`,
		);
		return rows[0];
	};
	/** Returns for each event whether it has been handled. */
	const events = async () => {
		const { rows } = await world.db.query<{ handled: boolean }>(
			"SELECT handled_at IS NOT NULL AS handled FROM payment_event ORDER BY event_id",
		);
		return rows.map(({ handled }) => handled);
	};
	const asBefore = { stage: "hold", why: null, pay: "ready", code: null };
	const over = (code: string) => ({ stage: "expired", why: "payment_failed", pay: "fail", code });

	describe("an event about an uncharged payment is checked with the provider, whose answer counts [D37, D38]", () => {
		it.each<readonly [Looked, object, end: object, charges: number]>([
			["ABORTED", { code: "REJECT_CARD_COMPANY" }, over("REJECT_CARD_COMPANY"), 0],
			["ABORTED", {}, over("ABORTED"), 0],
			["EXPIRED", {}, over("EXPIRED"), 0],
			["DONE", { code: "ABORTED" }, { ...asBefore, stage: "placed", pay: "complete" }, 0],
			["IN_PROGRESS", { paymentKey: "pk" }, asBefore, 1],
			["IN_PROGRESS", {}, asBefore, 0],
			["READY", { paymentKey: "pk", code: "ABORTED" }, asBefore, 0],
			["CANCELED", { paymentKey: "pk", code: "ABORTED" }, asBefore, 0],
			["WAITING_FOR_DEPOSIT", { paymentKey: "pk" }, asBefore, 0],
			["another", { code: "DONE" }, asBefore, 0],
			["notFound", { code: "DONE" }, asBefore, 0],
		])("%s %o", async (looked, told, end, charges) => {
			const { orderId } = await world.agree(2);
			const { played, asked } = saying(looked);
			await tell(played, orderId, told);
			expect(await standing()).toEqual(end);
			expect(asked).toEqual({ lookups: 1, charges });
			expect(await events()).toEqual([true]);
		});
	});

	it.each(["ABORTED", "EXPIRED", "IN_PROGRESS"] as const)(
		"an event changes nothing while a charge of ours is in flight: %s [D37]",
		async (looked) => {
			const agreed = await world.agree(2, {}, { confirmFault: "lost", webhook: "none" });
			await world.approve(agreed);
			const { played, asked } = saying(looked);
			await tell(played, agreed.orderId, { paymentKey: "pk" });
			expect(await standing()).toEqual(asBefore);
			expect(asked.charges).toBe(0);
		},
	);

	it("an event after the hold is over charges nothing and expires the hold [DEC-090, D37]", async () => {
		const { orderId } = await world.agree(2);
		world.clock.pass(16 * 60_000);
		const { played, asked } = saying("IN_PROGRESS");
		await tell(played, orderId, { paymentKey: "pk" });
		expect(asked).toEqual({ lookups: 1, charges: 0 });
		expect(await standing()).toEqual({ stage: "expired", why: "timeout", pay: "fail", code: "timeout" });
		expect(await events()).toEqual([true]);
	});

	it("a repeated event triggers no second look-up [D36]", async () => {
		const { orderId } = await world.agree(2);
		const { played, asked } = saying("READY");
		await tell(played, orderId);
		await tell(played, orderId, {}, true);
		expect([asked.lookups, await events()]).toEqual([1, [true]]);
	});

	it("an event neither charges a failed payment nor places an order that was never charged [D37]", async () => {
		const { orderId } = await world.agree(2);
		await tell(saying("ABORTED").played, orderId);
		for (const looked of ["IN_PROGRESS", "ABORTED", "EXPIRED"] as const) {
			const { played, asked } = saying(looked);
			await tell(played, orderId, { paymentKey: "pk", code: "LATER" });
			expect(asked).toEqual({ lookups: 1, charges: 0 });
			expect(await standing()).toEqual(over("ABORTED"));
		}
		const { rows } = await world.db.query("SELECT * FROM payment_attempt");
		expect(rows).toEqual([]);
	});

	it("money received for an ended order is refunded once, however many events report it [DEC-090]", async () => {
		const { orderId } = await world.agree(2);
		await tell(saying("ABORTED").played, orderId);
		for (let times = 0; times < 3; times += 1) await tell(saying("DONE").played, orderId);
		expect(await standing()).toMatchObject({ ...over("ABORTED"), why: "late_money_refunded" });
		const { rows } = await world.db.query<object>(
			"SELECT amount, request FROM payment_attempt WHERE action = 'cancel'",
		);
		const request = { paymentKey: "pk", orderId, reason: "예약을 완료할 수 없어 자동 취소", isStray: true };
		expect(rows).toEqual([{ amount: 200_000, request }]);
	});

	it("an event ends the payment of an extra charge and keeps its booking unchanged [DEC-095]", async () => {
		const { held } = await world.book(2);
		const orderAddPayId = await requestExtraPayment(world, held.orderProductIds[0] ?? 0, 30_000, "인원 추가");
		const ask = { memberId: 2, payKind: "addpay", payMethod: "card", orderAddPayId } as const;
		const { paymentId } = await world.payments.prepare(ask);
		await tell(saying("ABORTED").played, `${held.orderNum}-${paymentId}`);
		expect(await standing()).toEqual({ stage: "placed", why: null, pay: "fail", code: "ABORTED" });
		const { rows } = await world.db.query("SELECT state FROM order_add_pay");
		expect(rows).toEqual([{ state: "asked" }]);
	});

	it("an event about a paid payment triggers no look-up and is stored as handled [D36]", async () => {
		const { orderId } = await world.book(2);
		const { played, asked } = saying("ABORTED");
		await tell(played, orderId);
		expect(asked.lookups).toBe(0);
		expect(await events()).toEqual([true]);
	});

	it("an event with an order number we never gave this provider leaves no trace and triggers no look-up [D38]", async () => {
		const { orderId, held, paymentId } = await world.agree(2);
		await world.db.query("UPDATE point_balance SET point = 300000 WHERE member_id = 1");
		const free = await world.agree(1, { points: { awesomeCash: 180_000, welfarePoints: 0 } });
		const { played, asked } = saying("DONE");
		for (const number of [`AW1-${paymentId}`, held.orderNum, `${orderId}9`, "", free.orderId])
			await tell(played, number);
		expect([asked.lookups, await events()]).toEqual([0, []]);
	});

	it("events are accepted at most thirty times per hour and payment [D36]", async () => {
		const { orderId } = await world.agree(2);
		const { played, asked } = saying("READY");
		for (let times = 0; times < 30; times += 1) await tell(played, orderId);
		await expect(tell(played, orderId)).rejects.toMatchObject({ kind: "tooManyCalls" });
		expect(asked.lookups).toBe(30);
		world.clock.pass(3_600_000);
		await tell(played, orderId);
		expect(asked.lookups).toBe(31);
	});

	describe("an event that was stored but not handled [D36, D37]", () => {
		const leave = async (): Promise<string> => {
			const { orderId } = await world.agree(2);
			await expect(tell(saying("silent").played, orderId)).rejects.toThrow("no answer");
			expect(await events()).toEqual([false]);
			return orderId;
		};

		it("is handled half a minute later, exactly once", async () => {
			await leave();
			const { played, asked } = saying("ABORTED");
			world.clock.pass(30_000);
			expect(await recoverPayments(played)).toBe(0);
			world.clock.pass(1);
			expect(await recoverPayments(played)).toBe(1);
			expect(await standing()).toEqual(over("ABORTED"));
			expect(await recoverPayments(played)).toBe(0);
			expect([asked.lookups, await events()]).toEqual([1, [true]]);
		});

		it("waits while the provider cannot answer", async () => {
			const { orderId } = await world.agree(2);
			const away = saying("unclear").played;
			await tell(away, orderId);
			world.clock.pass(30_001);
			expect(await recoverPayments(away)).toBe(0);
			expect([await standing(), await events()]).toEqual([asBefore, [false]]);
			expect(await recoverPayments(saying("DONE").played)).toBe(1);
			expect([await standing(), await events()]).toMatchObject([{ stage: "placed" }, [true]]);
		});

		it("is skipped if the payment has been settled in the meantime", async () => {
			const orderId = await leave();
			await tell(saying("DONE").played, orderId);
			world.clock.pass(31_000);
			const { played, asked } = saying("ABORTED");
			expect(await recoverPayments(played)).toBe(1);
			expect([asked.lookups, await events()]).toEqual([0, [true, true]]);
		});
	});
});
