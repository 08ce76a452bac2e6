import fc from "fast-check";
import { expect, it } from "vitest";
import { type OrderEvent, type OrderState, orderMachine } from "#domain/order/orderMachine.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { endStays } from "#server/commerce/booking/endStays.ts";
import type { CancelFault, ConfirmFault } from "#server/commerce/payment/sandbox/SandboxPayment.ts";
import { runCommand } from "#server/ops/runCommand.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { Services } from "#server/services/Services.ts";
import {
	type AgreedBooking,
	type BookingWorld,
	bookingStart,
	bookingWorld,
	plantBookingWorld,
	testClock,
} from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const minute = 60_000;
const paths = [
	{ productIdx: 1, accoms: "1", rooms: "1", rateplan: "1", orderType: "OC" },
	{ productIdx: 1, accoms: "1", rooms: "1", rateplan: "2", orderType: "OC" },
	{ productIdx: 2, accoms: "H-2", rooms: "R-2", rateplan: "P-4", orderType: "OC" },
];

interface Step {
	readonly kind: string;
	readonly pick: number;
	readonly fault: ConfirmFault;
	readonly cancelFault: CancelFault;
	readonly points: number;
	readonly hasCoupon: boolean;
	readonly rooms: number;
	readonly wait: number;
}

const sound = ["none", "none", "none", "none", "none"] as const;

const steps = fc.array(
	fc.record<Step>({
		kind: fc.constantFrom(
			...["book", "book", "book", "leave", "cancel", "cancel", "part", "part", "undo", "now", "jobs", "wait"],
			...["confirm", "confirm", "reject", "extra", "webhook"],
		),
		pick: fc.nat(5),
		fault: fc.constantFrom<ConfirmFault>(...sound, ...sound, "decline", "timeout", "lost", "wrongAmount"),
		cancelFault: fc.constantFrom<CancelFault>("none", "none", "lost"),
		points: fc.constantFrom(0, 0, 1_000, 33_333),
		hasCoupon: fc.constantFrom(false, false, true),
		rooms: fc.integer({ min: 1, max: 2 }),
		wait: fc.constantFrom(1, 5, 11, 16),
	}),
	{ minLength: 20, maxLength: 45 },
);

async function jobs(world: BookingWorld): Promise<void> {
	await world.bookings.expireHolds();
	await world.payments.recover();
	await world.cancellations.run();
	await world.outbox.deliver();
}

/** Does one thing that travellers, operators or time may do; a refusal counts as success, anything else is a bug. */
async function act(world: BookingWorld, booked: AgreedBooking[], step: Step, turn: number): Promise<void> {
	const memberId = 1 + (step.pick % 2);
	const chosen = booked[step.pick % Math.max(1, booked.length)];
	const product = chosen?.held.orderProductIds[step.pick % chosen.held.orderProductIds.length] ?? 0;
	const journal = { note: () => undefined };
	const ops = (...args: string[]) => runCommand({ ...world, journal } as unknown as Services, "tester", args);
	switch (step.kind) {
		case "book":
		case "webhook": {
			const path = paths[step.pick % paths.length]!;
			const agreed = await world.agree(
				memberId,
				{
					path: { ...path, orderType: step.rooms > 1 ? "MC" : "OC" },
					rooms: step.rooms,
					points: { awesomeCash: step.points, welfarePoints: 0 },
					couponIds: step.hasCoupon ? [memberId] : [],
				},
				{
					confirmFault: step.fault,
					cancelFault: step.cancelFault,
					webhook: step.kind === "webhook" ? "first" : "none",
				},
			);
			booked.push(agreed);
			if (step.kind === "book") await world.approve(agreed);
			return;
		}
		case "leave":
			await world.agree(memberId, {}, { webhook: "none" });
			return;
		case "cancel": {
			if (!chosen) return;
			const quote = await world.cancellations.quote(chosen.memberId, product, "full");
			const ask = { reason: "취소", quoteId: quote.id };
			await world.cancellations.cancelOrder(
				chosen.memberId,
				chosen.held.orderPayId,
				ask,
				`cancel-key-${turn}`,
			);
			return;
		}
		case "part":
			await world.cancellations.cancelPart(
				chosen?.memberId ?? 1,
				product,
				{ reason: "취소", quoteId: null },
				`part-key-${turn}`,
			);
			return;
		case "undo":
			await world.cancellations.undo(chosen?.memberId ?? 1, product);
			return;
		case "now":
			await world.cancellations.now(chosen?.memberId ?? 1, product, `now-key-${turn}`);
			return;
		case "wait":
			world.clock.pass(step.wait * minute);
			return jobs(world);
		case "confirm":
		case "reject":
			await ops(step.kind, `${chosen?.held.orderNum}-1`, step.kind === "confirm" ? "OK-1" : "사정");
			return;
		case "extra":
			await ops("extra-charge", `${chosen?.held.orderNum}-1`, "5000", "추가");
			return;
		default:
			return jobs(world);
	}
}

/** Checks that all rooms, money, points and coupons are accounted for. */
async function audit(world: BookingWorld): Promise<void> {
	const { db } = world;
	for (const property of [1, 2]) {
		const taken = await db.query<{ n: number }>(
			"SELECT coalesce(sum(quantity), 0)::int AS n FROM order_product WHERE stock_taken AND property_id = $1",
			[property],
		);
		expect(await world.stock(property, stayDateOf("2026-12-10"))).toBe(5 - (taken.rows[0]?.n ?? 0));
	}
	const kept = await db.query(
		`SELECT p.order_product_id FROM order_product p JOIN order_pay o USING (order_pay_id)
		WHERE p.stock_taken AND (o.stage = 'expired' OR p.status = 'cancel')`,
	);
	expect(kept.rows).toEqual([]);
	const points = await db.query<{ member_id: number; total: number; ledger: number }>(
		`SELECT b.member_id, b.point + coalesce((SELECT sum(o.point_amount - o.cancel_point_amount) FROM order_pay o
			WHERE o.member_id = b.member_id AND o.stage IN ('hold', 'placed')), 0)::int AS total,
			coalesce((SELECT sum(amount) FROM point_ledger l WHERE l.member_id = b.member_id AND l.point_type = 'AWESOME_CASH'), 0)::int
			- coalesce((SELECT sum(point) FROM point_hold h WHERE h.member_id = b.member_id AND h.state = 'held'), 0)::int AS ledger
		FROM point_balance b ORDER BY b.member_id`,
	);
	for (const { member_id, total, ledger } of points.rows) {
		expect([member_id, total]).toEqual([member_id, 30_000]);
		const balance = await db.query<{ point: number }>(
			"SELECT point FROM point_balance WHERE member_id = $1",
			[member_id],
		);
		expect([member_id, 30_000 + ledger]).toEqual([member_id, balance.rows[0]?.point]);
	}
	const payments = await db.query<{ status: string; kept: number; body: { balance: number } | null }>(
		`SELECT p.status, CASE WHEN p.status IN ('ready', 'fail') THEN 0 ELSE p.amount - p.cancelled_amount END AS kept, g.body
		FROM payment p JOIN order_pay o USING (order_pay_id)
		LEFT JOIN gateway_sandbox g ON g.kind = 'payment' AND g.key = o.order_num || '-' || p.payment_id
		WHERE p.provider = 'sandbox'`,
	);
	for (const { status, kept, body } of payments.rows)
		expect([status, body?.balance ?? 0]).toEqual([status, kept]);
	const coupons = await db.query<{ state: string; lives: boolean }>(
		`SELECT uc.state, EXISTS (SELECT 1 FROM order_pay o WHERE o.order_pay_id = uc.order_pay_id AND o.stage <> 'expired') AS lives FROM user_coupon uc`,
	);
	for (const { state, lives } of coupons.rows) expect([state, lives]).toEqual([state, state !== "available"]);
	const events = await db.query<{ event: OrderEvent; from_status: OrderState | null; to_status: OrderState }>(
		"SELECT event, from_status, to_status FROM order_event ORDER BY order_event_id",
	);
	for (const { event, from_status: from, to_status: to } of events.rows) {
		const moved = orderMachine.next(from ?? "new", event, to);
		expect([event, from, to, moved.ok && moved.value]).toEqual([event, from, to, to]);
	}
}

forEachDatabase((name, open) => {
	it("accounts for every room, won, point and coupon after any sequence of actions and delays [A01, A14, A15, D28]", async () => {
		const db = await open();
		await plantBookingWorld(db);
		const tables =
			"order_pay, order_product, payment, idempotency, outbox, gateway_sandbox, point_ledger, stay_dirty";
		await fc.assert(
			fc.asyncProperty(steps, async (script) => {
				await db.query(`TRUNCATE ${tables}, user_coupon, point_hold CASCADE`);
				await db.query(`
					UPDATE point_balance SET point = 30000, user_point = 20000;
					UPDATE room_month SET stock = array_fill(5::int2, ARRAY[31]);
					INSERT INTO user_coupon (user_coupon_id, coupon_manager_id, member_id, use_expire_date) VALUES (1, 1, 1, '2026-12-31'), (2, 1, 2, '2026-12-31');
				`);
				const world = bookingWorld(db, testClock(bookingStart));
				const booked: AgreedBooking[] = [];
				for (const [turn, step] of script.entries()) {
					await act(world, booked, step, turn).catch((error: unknown) => {
						if (!(error instanceof Refusal)) throw error;
					});
					world.clock.pass(1_000);
				}
				for (let turn = 0; turn < 8; turn += 1) {
					world.clock.pass(5 * minute);
					await jobs(world);
				}
				await audit(world);
				world.clock.pass(30 * 86_400_000);
				await endStays(world);
			}),
			{ numRuns: name === "PGlite" ? 25 : 12 },
		);
	});
});
