import fc from "fast-check";
import { expect, it } from "vitest";
import { changeMachine } from "#domain/booking/changeMachine.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import { ChangeStore } from "#server/commerce/change/store/ChangeStore.ts";
import { runCommand } from "#server/ops/runCommand.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { Services } from "#server/services/Services.ts";
import {
	type AgreedBooking,
	type BookingWorld,
	bookingStart,
	bookingWorld,
	plantBookingWorld,
	plantPoints,
	testClock,
} from "#tests/support/bookingWorld.ts";
import { change, day, pay, productOf, wish } from "#tests/support/changedBookings.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { findInvariantViolations, roomNights } from "#tests/support/travellers/invariants.ts";

const minute = 60_000;

forEachDatabase((name, open) => {
	interface Step {
		readonly kind: string;
		readonly pick: number;
		readonly from: number;
		readonly nights: number;
		readonly adults: number;
		readonly points: number;
		readonly hasCoupon: boolean;
		readonly wait: number;
	}

	const steps = fc.array(
		fc.record<Step>({
			kind: fc.constantFrom(
				...["book", "change", "change", "change", "pay", "pay", "undo", "jobs", "wait", "wait"],
				...["cancel", "part", "cancelUndo", "extra", "reject"],
			),
			pick: fc.nat(3),
			from: fc.integer({ min: 1, max: 12 }),
			nights: fc.integer({ min: 1, max: 5 }),
			adults: fc.integer({ min: 1, max: 5 }),
			points: fc.constantFrom(0, 0, 1_000, 25_000),
			hasCoupon: fc.boolean(),
			wait: fc.constantFrom(1, 5, 11, 16),
		}),
		{ minLength: 15, maxLength: 40 },
	);

	async function jobs(world: BookingWorld): Promise<void> {
		await world.bookings.expireHolds();
		await world.payments.recover();
		await world.changes.run();
		await world.cancellations.run();
	}

	async function act(world: BookingWorld, all: AgreedBooking[], step: Step, turn: number): Promise<void> {
		const chosen = all[step.pick % Math.max(1, all.length)];
		if (step.kind === "book" || !chosen) {
			const memberId = 1 + (step.pick % 2);
			const asked = {
				points: { awesomeCash: step.points, welfarePoints: 0 },
				couponIds: step.hasCoupon ? [memberId] : [],
			};
			const cancelFault = step.wait === 5 ? "lost" : "none";
			const booked = await world.agree(memberId, asked, { webhook: "none", cancelFault });
			await world.approve(booked);
			all.push(booked);
			return;
		}
		const { memberId } = chosen;
		const id = productOf(chosen);
		const journal = { note: () => undefined };
		const ops = (...args: string[]) =>
			runCommand({ ...world, journal } as unknown as Services, "tester", args);
		switch (step.kind) {
			case "change": {
				const more = { adults: step.adults };
				await change(world, chosen, wish(addDays(day("2026-12-08"), step.from), step.nights, more));
				return;
			}
			case "pay": {
				const live = await new ChangeStore(world.db).live(id);
				if (live?.extraPaymentId) await pay(world, chosen, live.extraPaymentId);
				return;
			}
			case "undo":
				return world.changes.undo(memberId, id);
			case "cancel": {
				const { id: quoteId } = await world.cancellations.quote(memberId, id, "full");
				const asked = { reason: "취소", quoteId };
				await world.cancellations.cancelOrder(memberId, chosen.held.orderPayId, asked, `cancel-${turn}-key`);
				return;
			}
			case "part":
				await world.cancellations.cancelPart(
					memberId,
					id,
					{ reason: "취소", quoteId: null },
					`part-${turn}-key`,
				);
				return;
			case "cancelUndo":
				await world.cancellations.undo(memberId, id);
				return;
			case "extra":
				await ops("extra-charge", `${chosen.held.orderNum}-1`, "5000", "추가");
				return;
			case "reject":
				if (step.wait === 16) await ops("reject", `${chosen.held.orderNum}-1`, "사정");
				return;
			case "wait":
				world.clock.pass(step.wait * minute);
				return jobs(world);
			default:
				return jobs(world);
		}
	}

	it("keeps all bookkeeping invariants through random changes, payments, cancellations and undos [DEC-198, A15]", async () => {
		const db = await open();
		await plantBookingWorld(db);
		const before = await roomNights(db);
		await fc.assert(
			fc.asyncProperty(steps, async (script) => {
				await db.query(`TRUNCATE order_pay, order_product, payment, idempotency, outbox, gateway_sandbox, point_ledger, user_coupon,
					point_hold, rate_counter CASCADE`);
				await db.query(`
					UPDATE room_month SET stock = array_fill(5::int2, ARRAY[31]);
					INSERT INTO user_coupon (user_coupon_id, coupon_manager_id, member_id, use_expire_date) VALUES (1, 1, 1, '2026-12-31'), (2, 1, 2, '2026-12-31');
				`);
				await plantPoints(db);
				const world = bookingWorld(db, testClock(bookingStart));
				const all: AgreedBooking[] = [];
				for (const [turn, step] of script.entries()) {
					await act(world, all, step, turn).catch((error: unknown) => {
						if (!(error instanceof Refusal)) throw error;
					});
					world.clock.pass(1_000);
					if (turn % 4 === 3) expect(await findInvariantViolations(db, before, new Set())).toEqual([]);
				}
				for (let turn = 0; turn < 8; turn += 1) {
					world.clock.pass(5 * minute);
					await jobs(world);
				}
				expect(await findInvariantViolations(db, before, new Set())).toEqual([]);
				const { rows } = await db.query<{ state: string }>("SELECT state FROM booking_change");
				for (const { state } of rows)
					expect(state === "quoted" || changeMachine.isFinal(state as "settled")).toBe(true);
				const kept = await db.query<{ num: string; kept: number; balance: number }>(
					`SELECT o.order_num || '-' || y.payment_id AS num, (y.amount - y.cancelled_amount)::int AS kept, (g.body->>'balance')::int AS balance
					FROM payment y JOIN order_pay o USING (order_pay_id)
					JOIN gateway_sandbox g ON g.kind = 'payment' AND g.key = o.order_num || '-' || y.payment_id
					WHERE y.paid_at IS NOT NULL`,
				);
				for (const { num, kept: ours, balance } of kept.rows) expect([num, balance]).toEqual([num, ours]);
			}),
			{ numRuns: name === "PGlite" ? 10 : 6 },
		);
	});
});
