import { describe, expect, it } from "vitest";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { endStays } from "#server/commerce/booking/endStays.ts";
import { cleanUp } from "#server/jobs/cleanUp.ts";
import { Outbox, type OutboxHandler } from "#server/platform/outbox/Outbox.ts";
import { enqueue } from "#server/platform/outbox/store/enqueue.ts";
import { type BookingWorld, bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

forEachDatabase((_, open) => {
	async function newWorld(): Promise<BookingWorld> {
		const db = await open();
		await plantBookingWorld(db);
		return bookingWorld(db);
	}

	describe("the day after check-out", () => {
		it("ends the stay and pays cashback once, to special members only [DEC-078, DEC-084]", async () => {
			const world = await newWorld();
			const gold = await world.book(1);
			const bronze = await world.book(2);
			world.clock.set(koreanInstant("2026-12-12 23:59:59") ?? 0);
			expect(await endStays(world)).toBe(0);
			world.clock.set(koreanInstant("2026-12-13 00:00:00") ?? 0);
			const turns = await Promise.all([endStays(world), endStays(world)]);
			expect(Math.max(...turns)).toBe(2);
			expect(await endStays(world)).toBe(0);
			const { rows } = await world.db.query(
				"SELECT member_id, amount FROM point_ledger WHERE action_type = 'SAVE'",
			);
			expect(rows).toEqual([{ member_id: 1, amount: Math.floor((gold.held.total * 5) / 100) }]);
			const state = await world.bookings.list(2, "complete");
			expect(state.bookings[0]).toMatchObject({ status: "complete", orderNum: bronze.held.orderNum });
		});
	});

	describe("the outbox", () => {
		it("delivers every entry once with any number of processes [D30]", async () => {
			const world = await newWorld();
			const { db, clock } = world;
			for (let index = 0; index < 60; index += 1)
				await enqueue(db, { topic: "mail", key: `${index}`, payload: { index }, runAt: clock.now() });
			const seen: number[] = [];
			const mail: OutboxHandler = async ({ index }: { index: number }) => {
				seen.push(index);
				return null;
			};
			const handlers = {
				mail,
				sms: mail,
				"supplier.book": mail,
				"supplier.poll": mail,
				"supplier.cancel": mail,
				"supplier.ask": mail,
			};
			const outboxes = Array.from(
				{ length: 4 },
				() => new Outbox({ db, clock, handlers, alarm: () => undefined }),
			);
			await Promise.all(
				outboxes.map(async (outbox) => {
					while ((await outbox.deliver()) > 0);
				}),
			);
			expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, index) => index));
		});

		it("retries with backoff, raises an alarm after hours, and gives up after three days with another alarm", async () => {
			const world = await newWorld();
			const { db, clock } = world;
			await enqueue(db, { topic: "mail", key: "k", payload: {}, runAt: clock.now() });
			let tries = 0;
			const alarms: string[] = [];
			const mail: OutboxHandler = async () => {
				tries += 1;
				throw new Error("no connection");
			};
			const handlers = {
				mail,
				sms: mail,
				"supplier.book": mail,
				"supplier.poll": mail,
				"supplier.cancel": mail,
				"supplier.ask": mail,
			};
			const outbox = new Outbox({ db, clock, handlers, alarm: (message) => alarms.push(message) });
			expect(await outbox.deliver()).toBe(1);
			expect(await outbox.deliver()).toBe(0);
			for (let hour = 0; hour < 100; hour += 1) {
				clock.pass(3_600_000);
				await outbox.deliver();
				if (hour === 9 || hour === 10) expect([tries, alarms.length]).toEqual([hour + 2, hour - 9]);
			}
			expect(tries).toBe(80);
			expect(alarms).toEqual(["an outbox entry still waits", "an outbox entry was given up"]);
		});
	});

	describe("clean-up", () => {
		it("deletes expired data and keeps orders and payments", async () => {
			const world = await newWorld();
			await world.book(2);
			await world.outbox.deliver();
			world.clock.pass(40 * 86_400_000);
			expect(await cleanUp(world)).toBeGreaterThan(0);
			expect(await cleanUp(world)).toBe(0);
			const { rows } = await world.db.query(
				"SELECT (SELECT count(*)::int FROM order_pay) AS orders, (SELECT count(*)::int FROM payment_attempt) AS attempts",
			);
			expect(rows).toEqual([{ orders: 1, attempts: 1 }]);
		});
	});
});
