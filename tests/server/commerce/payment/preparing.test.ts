import { beforeEach, describe, expect, it } from "vitest";
import { longestHoldMilliseconds, paymentMilliseconds } from "#domain/payment/hold.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { requestExtraPayment, withdrawExtraPayment } from "#server/commerce/booking/extraPayments.ts";
import type { PrepareRequest } from "#server/commerce/payment/preparePayment.ts";
import { type BookingWorld, bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const minute = 60_000;
const main = { memberId: 2, payKind: "main", payMethod: "card" } as const;
const extra = { memberId: 2, payKind: "addpay", payMethod: "card" } as const;

forEachDatabase((_, open) => {
	let world: BookingWorld;
	beforeEach(async () => {
		const db = await open();
		await plantBookingWorld(db);
		world = bookingWorld(db);
	});

	/** Returns the order's payments, oldest first, and its hold. */
	async function standing() {
		const { rows } = await world.db.query<{ method: string; status: string; code: string | null }>(
			"SELECT method, status, fail_code AS code FROM payment ORDER BY payment_id",
		);
		const orders = await world.db.query<{ stage: string; held: Date | null; method: string; why: string }>(
			"SELECT stage, hold_until AS held, pay_method AS method, expire_reason AS why FROM order_pay",
		);
		return { payments: rows.map((row) => Object.values(row).join(" ")), order: orders.rows[0] };
	}

	async function booked() {
		const agreed = await world.book(2);
		return { ...agreed, productId: agreed.held.orderProductIds[0] ?? 0 };
	}
	const ask = (productId: number) => requestExtraPayment(world, productId, 30_000, "인원 추가");

	describe("a payment is not prepared [CALL-OTHER-01]", () => {
		const ofHold = async (more: Partial<PrepareRequest> = {}): Promise<PrepareRequest> => ({
			...main,
			orderNum: (await world.hold(2)).orderNum,
			...more,
		});
		const ofDemand = async (more: Partial<PrepareRequest> = {}): Promise<PrepareRequest> => ({
			...extra,
			orderAddPayId: await ask((await booked()).productId),
			...more,
		});

		it.each<readonly [string, () => Promise<PrepareRequest>, string]>([
			["of an order that is not there", async () => ({ ...main, orderNum: "AW1" }), "notFound"],
			["of another member's order", () => ofHold({ memberId: 1 }), "notFound"],
			["of nothing", async () => main, "invalidRequest"],
			["of an order and an extra charge at once", () => ofHold({ orderAddPayId: 1 }), "invalidRequest"],
			["of an order as an extra charge", () => ofHold({ payKind: "addpay" }), "invalidRequest"],
			["of an order as one abroad", () => ofHold({ payKind: "global" }), "invalidRequest"],
			["by a method for bookings abroad", () => ofHold({ payMethod: "eximbay" }), "invalidRequest"],
			["by a method nobody knows", () => ofHold({ payMethod: "cash" }), "invalidRequest"],
			["of an extra charge that is not there", async () => ({ ...extra, orderAddPayId: 9 }), "notFound"],
			["of another member's extra charge", () => ofDemand({ memberId: 1 }), "notFound"],
			["of an extra charge as an order", () => ofDemand({ payKind: "main" }), "invalidRequest"],
			["of an extra charge by another method", () => ofDemand({ payMethod: "eximbay" }), "invalidRequest"],
			[
				"of an order that is paid",
				async () => ({ ...main, orderNum: (await booked()).held.orderNum }),
				"alreadyProcessed",
			],
			[
				"of an extra charge that was taken back",
				async () => {
					const asked = await ofDemand();
					await withdrawExtraPayment(world, asked.orderAddPayId ?? 0);
					return asked;
				},
				"alreadyProcessed",
			],
			[
				"while the provider is being asked to charge",
				async () => {
					const agreed = await world.agree(2, {}, { confirmFault: "lost", webhook: "none" });
					await world.approve(agreed);
					return { ...main, payMethod: "naverpay", orderNum: agreed.held.orderNum };
				},
				"alreadyProcessed",
			],
			[
				"of a hold that has ended",
				async () => {
					const asked = await ofHold();
					world.clock.pass(15 * minute);
					await world.bookings.expireHolds();
					return asked;
				},
				"soldOut",
			],
		])("%s", async (_what, request, kind) => {
			const asked = await request();
			const before = await standing();
			await expect(world.payments.prepare(asked)).rejects.toMatchObject({ kind });
			expect(await standing()).toEqual(before);
		});
	});

	it("a payment can be prepared until the hold is over; then the hold expires and its rooms return [DEC-090]", async () => {
		const night = stayDateOf("2026-12-10");
		const held = await world.hold(2);
		world.clock.set(held.heldUntil);
		const asked = { ...main, orderNum: held.orderNum };
		await expect(world.payments.prepare(asked)).rejects.toMatchObject({ kind: "soldOut" });
		expect((await standing()).order).toMatchObject({ stage: "expired", why: "timeout" });
		expect(await world.stock(1, night)).toBe(5);
		const next = await world.hold(2);
		world.clock.set(next.heldUntil - 1);
		const opened = await world.payments.prepare({ ...main, orderNum: next.orderNum });
		expect(opened).toMatchObject({ amount: next.total, lines: next.lines });
		expect(opened.expiresAt).toBe(world.clock.now() + paymentMilliseconds);
	});

	it("preparing passes the order name, amount and return paths to the provider", async () => {
		await world.db.query("UPDATE room SET name = $1 WHERE room_id = 1", ["가".repeat(120)]);
		const { orderNum } = await world.hold(2);
		const { paymentId, expiresAt } = await world.payments.prepare({
			...main,
			payMethod: "kakaopay",
			orderNum,
		});
		const back = `orderNum=${orderNum}&paymentIdx=${paymentId}`;
		expect(await world.payments.sandbox.find(`${orderNum}-${paymentId}`)).toMatchObject({
			orderName: `남산 서재 호텔 ${"가".repeat(91)}`,
			amount: 200_000,
			method: "kakaopay",
			returnPath: `/payments/return?${back}`,
			failPath: `/payments/fail?${back}`,
			expiresAt,
		});
	});

	it("preparing again returns the same payment with a new expiry, extending the hold to at most half an hour [DEC-173, DEC-090]", async () => {
		const { orderNum, heldUntil } = await world.hold(2);
		const begun = world.clock.now();
		const first = await world.payments.prepare({ ...main, orderNum });
		expect((await standing()).order?.held).toEqual(new Date(heldUntil));
		for (const [passed, hold] of [
			[14, 26],
			[25, 30],
			[29, 30],
		] as const) {
			world.clock.set(begun + passed * minute);
			const expiresAt = world.clock.now() + paymentMilliseconds;
			expect(await world.payments.prepare({ ...main, orderNum })).toEqual({ ...first, expiresAt });
			const { rows } = await world.db.query("SELECT expires_at FROM payment");
			expect(rows).toEqual([{ expires_at: new Date(expiresAt) }]);
			expect((await standing()).order?.held).toEqual(new Date(begun + hold * minute));
		}
		world.clock.set(begun + longestHoldMilliseconds);
		await expect(world.payments.prepare({ ...main, orderNum })).rejects.toMatchObject({ kind: "soldOut" });
	});

	it("preparing with another method creates a new payment and replaces the previous one", async () => {
		const { orderNum } = await world.hold(2);
		for (const payMethod of ["card", "naverpay", "card"])
			expect((await world.payments.prepare({ ...main, payMethod, orderNum })).checkoutUrl).not.toBeNull();
		expect(await standing()).toMatchObject({
			payments: ["card fail REPLACED", "naverpay fail REPLACED", "card ready "],
			order: { stage: "hold", method: "card" },
		});
	});

	it("preparing an extra charge after its payment has expired creates a new payment and holds nothing", async () => {
		const { productId } = await booked();
		const orderAddPayId = await ask(productId);
		const first = await world.payments.prepare({ ...extra, orderAddPayId });
		world.clock.set(first.expiresAt - 1);
		const same = await world.payments.prepare({ ...extra, orderAddPayId });
		expect(same.paymentId).toBe(first.paymentId);
		world.clock.set(same.expiresAt);
		const next = await world.payments.prepare({ ...extra, orderAddPayId });
		expect(next.paymentId).not.toBe(first.paymentId);
		expect(await standing()).toMatchObject({
			payments: ["card complete ", "card fail REPLACED", "card ready "],
			order: { stage: "placed", held: null, method: "card" },
		});
	});

	it.each([
		["1", "confirm"],
		["2", "pending"],
	])(
		"a payment with nothing left to pay completes at once, with the room in the state its plan %s implies: %s [DEC-088]",
		async (rateplan, status) => {
			await world.db.query("UPDATE point_balance SET point = 300000 WHERE member_id = 2");
			const held = await world.hold(2, {
				path: { productIdx: 1, accoms: "1", rooms: "1", rateplan, orderType: "OC" },
				points: { awesomeCash: 200_000, welfarePoints: 0 },
			});
			const paid = await world.payments.prepare({ ...main, orderNum: held.orderNum });
			expect(paid).toMatchObject({ checkoutUrl: null, amount: 0, lines: held.lines });
			const view = await world.payments.view(2, held.orderNum);
			expect(view).toMatchObject({
				outcome: "approved",
				status,
				payment: { id: paid.paymentId, provider: "none", status: "complete" },
			});
			expect(await world.payments.sandbox.find(`${held.orderNum}-${paid.paymentId}`)).toBeNull();
		},
	);
});
