import { setTimeout as pause } from "node:timers/promises";
import { beforeEach, describe, expect, it } from "vitest";
import { withdrawExtraPayment } from "#server/commerce/booking/extraPayments.ts";
import { approvePayment } from "#server/commerce/payment/approvePayment.ts";
import type { ConfirmIntent, ConfirmResult } from "#server/commerce/payment/gateway/PaymentGateway.ts";
import type { PaymentParts } from "#server/commerce/payment/PaymentParts.ts";
import type { Database } from "#server/platform/database/Database.ts";
import {
	type AgreedBooking,
	type BookingWorld,
	bookingWorld,
	plantBookingWorld,
} from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { agreeExtra } from "./agreeExtra.ts";

const minute = 60_000;

forEachDatabase((_, open) => {
	let world: BookingWorld;
	beforeEach(async () => {
		const db = await open();
		await plantBookingWorld(db);
		world = bookingWorld(db);
	});

	const requestOf = ({ memberId, paymentId, held, pgToken }: AgreedBooking) => ({
		memberId,
		paymentId,
		orderNum: held.orderNum,
		pgToken,
	});
	/** A provider whose charges end with this result. */
	function charging(confirm: (intent: ConfirmIntent) => Promise<ConfirmResult>): PaymentParts {
		const { parts } = world.payments;
		return { ...parts, gateway: (provider) => ({ ...parts.gateway(provider), confirm }) };
	}
	const charges = async ({ orderId }: AgreedBooking) =>
		(await world.payments.sandbox.find(orderId))?.movements ?? [];
	const standing = async () => {
		const { rows } = await world.db.query(
			`SELECT o.stage, y.status AS pay, y.fail_code AS code, a.state AS call FROM order_pay o JOIN payment y USING (order_pay_id)
			LEFT JOIN payment_attempt a USING (payment_id) ORDER BY payment_id DESC, attempt_id LIMIT 1`,
		);
		return rows[0];
	};

	it("raises an alarm and charges nothing when the provider rejects our configuration", async () => {
		const agreed = await world.agree(2);
		const parts = charging(async () => ({ kind: "config", code: "UNAUTHORIZED_KEY" }));
		const alarms: unknown[] = [];
		const alarm = (message: string, detail: object) => alarms.push([message, detail]);
		const approved = approvePayment({ ...parts, alarm }, requestOf(agreed));
		await expect(approved).rejects.toMatchObject({ kind: "payDeclined" });
		expect(alarms).toEqual([
			["payment provider refuses our set-up", { provider: "sandbox", code: "UNAUTHORIZED_KEY" }],
		]);
		expect(await standing()).toEqual({
			stage: "expired",
			pay: "fail",
			code: "UNAUTHORIZED_KEY",
			call: "refused",
		});
	});

	it("treats the outcome as unknown and keeps the rooms when the provider breaks off [D31]", async () => {
		const agreed = await world.agree(2);
		const parts = charging(() => Promise.reject(new Error("x".repeat(200))));
		expect((await approvePayment(parts, requestOf(agreed))).outcome).toBe("unknown");
		const { rows } = await world.db.query("SELECT state, code FROM payment_attempt");
		expect(rows).toEqual([{ state: "unknown", code: `Error: ${"x".repeat(200)}`.slice(0, 100) }]);
		expect(await standing()).toMatchObject({ stage: "hold", pay: "ready" });
		expect(world.alarms).toEqual([]);
	});

	it("raises an alarm when the result cannot be stored, and recovery settles it [D29]", async () => {
		const agreed = await world.agree(2, { points: { awesomeCash: 5_000, welfarePoints: 0 } });
		const { parts } = world.payments;
		const alarms: unknown[] = [];
		const db: Database = { ...world.db, tx: () => Promise.reject(new Error("no room on the disk")) };
		const alarm = (message: string, detail: object) => alarms.push([message, detail]);
		expect((await approvePayment({ ...parts, db, alarm }, requestOf(agreed))).outcome).toBe("unknown");
		expect(alarms).toEqual([
			["a payment could not be settled; recovery will", { error: "Error: no room on the disk" }],
		]);
		expect(await charges(agreed)).toHaveLength(1);
		world.clock.pass(minute);
		expect(await world.payments.recover()).toBe(1);
		expect(await standing()).toMatchObject({ stage: "placed", pay: "complete" });
		expect(await charges(agreed)).toHaveLength(1);
	});

	it("waits for the charge in flight, even if the hold expires in the meantime [D35, D23]", async () => {
		const agreed = await world.agree(2);
		const asked = Promise.withResolvers<void>();
		const answer = Promise.withResolvers<void>();
		const { sandbox } = world.payments;
		const parts = charging(async (intent) => {
			asked.resolve();
			await answer.promise;
			return sandbox.gateway.confirm(intent);
		});
		const first = approvePayment(parts, requestOf(agreed));
		await asked.promise;
		const second = approvePayment(parts, requestOf(agreed));
		world.clock.pass(16 * minute);
		const third = approvePayment(parts, requestOf(agreed));
		expect(await Promise.race([second, third, pause(600, "waiting")])).toBe("waiting");
		answer.resolve();
		for (const approval of await Promise.all([first, second, third]))
			expect(approval).toMatchObject({ outcome: "approved", status: "confirm" });
		expect(await charges(agreed)).toHaveLength(1);
	});

	describe("approving a payment that does not match [D22]", () => {
		it.each<readonly [string, (mine: AgreedBooking, other: AgreedBooking) => object]>([
			["another member", () => ({ memberId: 1 })],
			["another order of the same member", (_mine, other) => ({ orderNum: other.held.orderNum })],
			["no order at all", () => ({ orderNum: "" })],
			["a payment that is not there", () => ({ paymentId: 9_999 })],
		])("responds not found and charges nothing: %s", async (_what, changed) => {
			const mine = await world.agree(2);
			const other = await world.agree(2, {
				path: { productIdx: 2, accoms: "H-2", rooms: "R-2", rateplan: "P-4", orderType: "OC" },
			});
			const request = { ...requestOf(mine), ...changed(mine, other) };
			await expect(world.payments.approve(request)).rejects.toMatchObject({ kind: "notFound" });
			expect([await charges(mine), await charges(other)]).toEqual([[], []]);
		});
	});

	it.each([
		["nobody asked before", async () => {}],
		["it is asked again", async (agreed: AgreedBooking) => world.approve(agreed).catch(() => {})],
		["its rooms went back meanwhile", async () => world.bookings.expireHolds()],
	])("reports an expired hold on every attempt and charges nothing: %s [DEC-090, D23]", async (_, before) => {
		const agreed = await world.agree(2);
		world.clock.pass(16 * minute);
		await before(agreed);
		await expect(world.payments.approve(requestOf(agreed))).rejects.toMatchObject({ kind: "soldOut" });
		expect(await charges(agreed)).toEqual([]);
		expect(await standing()).toMatchObject({ stage: "expired", pay: "fail", code: "timeout" });
	});

	it("reports the order as paid when the traveller returns from a replaced payment method [DEC-016, D22]", async () => {
		const card = await world.agree(2);
		const { orderNum } = card.held;
		const order = { memberId: 2, payKind: "main", orderNum } as const;
		const { paymentId } = await world.payments.prepare({ ...order, payMethod: "kakaopay" });
		await expect(world.payments.approve(requestOf(card))).rejects.toMatchObject({ kind: "payDeclined" });
		await world.payments.sandbox.agree(`${orderNum}-${paymentId}`, { webhook: "none" });
		const { paymentKey = "" } = (await world.payments.sandbox.find(`${orderNum}-${paymentId}`)) ?? {};
		const kakaopay = { ...card, paymentId, pgToken: paymentKey };
		await world.payments.approve(requestOf(kakaopay));
		expect(await world.payments.approve(requestOf(card))).toMatchObject({
			outcome: "approved",
			payment: { id: paymentId, method: "kakaopay", amount: 200_000 },
		});
		expect(await charges(card)).toEqual([]);
	});

	it("reports an extra charge as paid when another method has paid it [DEC-095, D22]", async () => {
		const card = await agreeExtra(world);
		const { orderNum } = card.held;
		const extra = { memberId: 2, payKind: "addpay", orderAddPayId: card.demand } as const;
		const { paymentId } = await world.payments.prepare({ ...extra, payMethod: "payco" });
		await expect(world.payments.approve(requestOf(card))).rejects.toMatchObject({ kind: "payDeclined" });
		await world.payments.sandbox.agree(`${orderNum}-${paymentId}`, { webhook: "none" });
		const { paymentKey = "" } = (await world.payments.sandbox.find(`${orderNum}-${paymentId}`)) ?? {};
		await world.payments.approve({ ...requestOf(card), paymentId, pgToken: paymentKey });
		expect(await world.payments.approve(requestOf(card))).toMatchObject({
			outcome: "approved",
			payment: { id: paymentId, method: "payco", amount: 30_000 },
			lines: [{ kind: "extraPayment", amount: 30_000 }],
		});
		expect(await charges(card)).toEqual([]);
	});

	it("charges nothing for an extra charge after its time is over, and keeps the booking [DEC-095]", async () => {
		const agreed = await agreeExtra(world);
		world.clock.pass(30 * minute);
		await expect(world.payments.approve(requestOf(agreed))).rejects.toMatchObject({ kind: "soldOut" });
		expect(await charges(agreed)).toEqual([]);
		expect(await standing()).toEqual({ stage: "placed", pay: "ready", code: null, call: null });
		expect(await world.payments.recover()).toBe(1);
		expect(await standing()).toEqual({ stage: "placed", pay: "fail", code: "timeout", call: null });
		const { rows } = await world.db.query("SELECT state FROM order_add_pay");
		expect(rows).toEqual([{ state: "asked" }]);
	});

	it("accepts an extra charge up to a millisecond before half an hour [DEC-095]", async () => {
		const agreed = await agreeExtra(world);
		world.clock.pass(30 * minute - 1);
		await world.payments.recover();
		expect(await standing()).toMatchObject({ pay: "ready" });
		expect(await world.payments.approve(requestOf(agreed))).toMatchObject({
			outcome: "approved",
			status: "confirm",
			payment: { id: agreed.paymentId, amount: 30_000, providerKey: agreed.pgToken },
			lines: [{ kind: "extraPayment", amount: 30_000 }],
		});
		const { rows } = await world.db.query<{ subject: string | null }>(
			"SELECT payload->>'subject' AS subject FROM outbox",
		);
		expect(rows.filter(({ subject }) => subject?.includes("추가 결제를 마쳤어요"))).toHaveLength(1);
	});

	it("charges nothing for an extra charge that was withdrawn [DEC-095]", async () => {
		const agreed = await agreeExtra(world);
		await withdrawExtraPayment(world, agreed.demand);
		await expect(world.payments.approve(requestOf(agreed))).rejects.toMatchObject({ kind: "soldOut" });
		expect(await charges(agreed)).toEqual([]);
	});

	it("refunds an extra charge that was withdrawn while being paid [DEC-090, DEC-095]", async () => {
		const agreed = await agreeExtra(world);
		const parts = charging(async (intent) => {
			await withdrawExtraPayment(world, agreed.demand);
			return world.payments.parts.gateway("sandbox").confirm(intent);
		});
		await expect(approvePayment(parts, requestOf(agreed))).rejects.toMatchObject({ kind: "soldOut" });
		expect(await standing()).toMatchObject({ stage: "placed", pay: "fail", code: "TOO_LATE" });
		await world.cancellations.run();
		expect(await charges(agreed)).toEqual([
			{ kind: "charge", amount: 30_000 },
			{ kind: "cancel", amount: 30_000 },
		]);
		const { products } = await world.bookings.view(2, agreed.held.orderProductIds[0] ?? 0);
		expect(products[0]?.status).toBe("confirm");
	});

	it("shows the state of an order's own payment only to its booker", async () => {
		const agreed = await agreeExtra(world);
		await world.payments.approve(requestOf(agreed));
		const { orderNum } = agreed.held;
		expect(await world.payments.view(2, orderNum)).toMatchObject({
			outcome: "approved",
			productName: "남산 서재 호텔",
			payment: { kind: "main", amount: 200_000 },
			lines: agreed.held.lines,
		});
		await expect(world.payments.view(1, orderNum)).rejects.toMatchObject({ kind: "notFound" });
		await expect(world.payments.view(2, "AW1")).rejects.toMatchObject({ kind: "notFound" });
		const held = await world.hold(2);
		await expect(world.payments.view(2, held.orderNum)).rejects.toMatchObject({ kind: "notFound" });
	});
});
