import { beforeEach, describe, expect, it } from "vitest";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { requestExtraPayment } from "#server/commerce/booking/extraPayments.ts";
import {
	type AgreedBooking,
	type BookingWorld,
	bookingWorld,
	plantBookingWorld,
	twoRooms,
} from "#tests/support/bookingWorld.ts";
import { change, pay, productOf, wish } from "#tests/support/changedBookings.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { setCancelFault } from "#tests/support/providerSide.ts";

const halfTier = koreanInstant("2026-12-08 12:00:00") ?? 0;
const ask = { reason: "일정 변경", quoteId: null };

forEachDatabase((_, open) => {
	describe("retrying a refused refund [D40, D41, DEC-183]", () => {
		let world: BookingWorld;
		beforeEach(async () => {
			const db = await open();
			await plantBookingWorld(db);
			world = bookingWorld(db);
		});

		/** Makes the provider refuse from now on, or behave normally again. */
		const provider = async (cancelFault: "refuse" | "none") => {
			const { rows } = await world.db.query<{ key: string }>(
				"SELECT key FROM gateway_sandbox WHERE body ? 'balance'",
			);
			for (const { key } of rows) await setCancelFault(world.db, key, cancelFault);
		};
		const checkBooks = async () => {
			const { rows } = await world.db.query<{ theirs: number; ours: number }>(
				`SELECT (SELECT sum((body->>'balance')::int)::int FROM gateway_sandbox WHERE body ? 'balance') AS theirs,
					(SELECT sum(amount - cancelled_amount)::int FROM payment) AS ours`,
			);
			expect(rows[0]?.theirs).toBe(rows[0]?.ours);
		};
		const payments = async () => {
			const { rows } = await world.db.query<{ all: string }>(
				"SELECT string_agg(status || ' ' || cancelled_amount, ', ' ORDER BY payment_id) AS all FROM payment",
			);
			return rows[0]?.all;
		};
		const refused = async () => (await world.cancellations.refused()).map(({ attemptId }) => attemptId);
		const retryAll = async () => {
			await provider("none");
			for (const id of await refused())
				expect(await world.cancellations.retry(id)).toMatchObject({ state: "done", code: null });
			expect(await refused()).toEqual([]);
		};
		const cancelPart = async (id: number) => {
			await world.cancellations.cancelPart(2, id, ask, `part-${id}`);
			await world.cancellations.now(2, id, `now-${id}`);
			await world.cancellations.run();
		};
		/** Pays for something more, and has the room cancelled while the provider refuses. */
		const cancelPaidTwice = async (booked: AgreedBooking, at = world.clock.now()) => {
			const demand = await requestExtraPayment(world, productOf(booked), 30_000, "인원 추가");
			await pay(world, booked, demand);
			world.clock.set(at);
			await provider("refuse");
			await cancelPart(productOf(booked));
		};
		const settleChange = async () => {
			world.clock.pass(10 * 60_000);
			await world.changes.run();
			await world.cancellations.run();
		};
		const dearer = async (booked: AgreedBooking, nights: number) => {
			const asked = await change(world, booked, wish("2026-12-20", nights));
			await pay(world, booked, asked.extraPaymentId ?? 0);
		};

		it.each<readonly [string, () => Promise<void>, then: string, end: string]>([
			[
				"of the whole order",
				async () => {
					const booked = await world.book(2);
					await provider("refuse");
					await cancelPart(productOf(booked));
				},
				"complete 0",
				"cancel 200000",
			],
			[
				"of one of two rooms",
				async () => {
					const booked = await world.book(2, twoRooms);
					await provider("refuse");
					await cancelPart(productOf(booked));
				},
				"complete 0",
				"partialCanceled 200000",
			],
			[
				"of the second of two rooms",
				async () => {
					const { held } = await world.book(2, twoRooms);
					const [first = 0, second = 0] = held.orderProductIds;
					await cancelPart(first);
					await provider("refuse");
					await cancelPart(second);
				},
				"partialCanceled 200000",
				"cancel 400000",
			],
			[
				"of both rooms, one after the other",
				async () => {
					const { held } = await world.book(2, twoRooms);
					const [first = 0, second = 0] = held.orderProductIds;
					await provider("refuse");
					await cancelPart(first);
					await cancelPart(second);
				},
				"complete 0",
				"cancel 400000",
			],
			[
				"of the first of two rooms, the second having come back",
				async () => {
					const { held } = await world.book(2, twoRooms);
					const [first = 0, second = 0] = held.orderProductIds;
					await provider("refuse");
					await cancelPart(first);
					await provider("none");
					await cancelPart(second);
				},
				"partialCanceled 200000",
				"cancel 400000",
			],
			[
				"of a room and of what was paid for it",
				async () => cancelPaidTwice(await world.book(2)),
				"complete 0, complete 0",
				"cancel 200000, cancel 30000",
			],
			[
				"of half a room and of half of what was paid for it",
				async () => cancelPaidTwice(await world.book(2), halfTier),
				"complete 0, complete 0",
				"cancel 100000, cancel 15000",
			],
			[
				"of half of one of two rooms and of half of what was paid for it",
				async () => cancelPaidTwice(await world.book(2, twoRooms), halfTier),
				"complete 0, complete 0",
				"partialCanceled 100000, cancel 15000",
			],
			[
				"of a change that made the booking cheaper",
				async () => {
					const booked = await world.book(2);
					await change(world, booked, wish("2026-12-20", 1));
					await provider("refuse");
					await settleChange();
				},
				"complete 0",
				"partialCanceled 100000",
			],
			[
				"of a change, of a part of an earlier difference",
				async () => {
					const booked = await world.book(2);
					await dearer(booked, 4);
					await settleChange();
					await change(world, booked, wish("2026-12-20", 3));
					await provider("refuse");
					await settleChange();
				},
				"complete 0, complete 0",
				"complete 0, partialCanceled 100000",
			],
			[
				"of a change, of the rest of an earlier difference",
				async () => {
					const booked = await world.book(2);
					await dearer(booked, 4);
					await settleChange();
					await change(world, booked, wish("2026-12-20", 3));
					await settleChange();
					await change(world, booked, wish("2026-12-20", 2));
					await provider("refuse");
					await settleChange();
				},
				"complete 0, partialCanceled 100000",
				"complete 0, cancel 200000",
			],
			[
				"of a change that was taken back, of all of its difference",
				async () => {
					const booked = await world.book(2);
					await dearer(booked, 4);
					await provider("refuse");
					await world.changes.undo(2, productOf(booked));
					await world.cancellations.run();
				},
				"complete 0, complete 0",
				"complete 0, cancel 200000",
			],
		])("completes the refund: %s", async (_what, work, then, end) => {
			await work();
			expect(await payments()).toBe(then);
			const [first = 0, ...others] = await refused();
			await provider("refuse");
			const again = await world.cancellations.retry(first);
			expect(again).toMatchObject({ state: "refused", code: expect.any(String) });
			// A separate call with a new number.
			expect(await refused()).toEqual([...others, again?.attemptId]);
			expect(await world.cancellations.retry(first)).toBeNull();
			await retryAll();
			expect(await payments()).toBe(end);
			await checkBooks();
			const { rows } = await world.db.query("SELECT DISTINCT state FROM refund");
			expect(rows).toEqual([{ state: "done" }]);
			const { rows: attempts } = await world.db.query<{ keys: number; calls: number }>(
				`SELECT count(DISTINCT idempotency_key)::int AS keys, count(*)::int AS calls
				FROM payment_attempt WHERE action = 'cancel' AND request->>'reason' IS NOT NULL AND payment_id = (
					SELECT payment_id FROM payment_attempt WHERE attempt_id = $1)`,
				[first],
			);
			expect(attempts[0]?.calls).toBeGreaterThanOrEqual(3);
			expect(attempts[0]?.keys).toBe(attempts[0]?.calls);
		});

		it("refunds once when two people retry at the same time", async () => {
			const booked = await world.book(2);
			await provider("refuse");
			await cancelPart(productOf(booked));
			const [id = 0] = await refused();
			await provider("none");
			const asked = await Promise.all([world.cancellations.retry(id), world.cancellations.retry(id)]);
			expect(asked.filter((one) => one === null)).toHaveLength(1);
			const { movements = [] } = (await world.payments.sandbox.find(booked.orderId)) ?? {};
			expect(movements.filter(({ kind }) => kind === "cancel")).toEqual([
				{ kind: "cancel", amount: 200_000 },
			]);
		});

		it("does nothing when no refund was refused", async () => {
			const booked = await world.book(2);
			await cancelPart(productOf(booked));
			const { rows } = await world.db.query<{ id: number }>("SELECT attempt_id AS id FROM payment_attempt");
			for (const { id } of [...rows, { id: 999 }]) expect(await world.cancellations.retry(id)).toBeNull();
		});
	});
});
