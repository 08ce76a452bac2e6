import { describe, expect, it } from "vitest";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { endStays } from "#server/commerce/booking/endStays.ts";
import { endVouchers, remindOfVouchers } from "#server/commerce/booking/endVouchers.ts";
import { OrderStore } from "#server/commerce/booking/store/OrderStore.ts";
import { cleanUp } from "#server/jobs/cleanUp.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { SomeFailed } from "#server/platform/jobs/forEachIsolated.ts";
import { drainBacklog } from "#server/platform/jobs/Job.ts";
import {
	type AgreedBooking,
	type BookingWorld,
	bookingWorld,
	plantBookingWorld,
} from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

/** A job with two due bookings, the first of which cannot be written. */
interface Case {
	readonly prepare: (
		world: BookingWorld,
		memberId: number,
	) => Promise<AgreedBooking | { held: AgreedBooking["held"] }>;
	/** When the job runs. */
	readonly at: string;
	readonly table: "order_pay" | "order_product" | "payment";
	readonly run: (world: BookingWorld) => Promise<number>;
	/** SQL expression for the booking's state, with its value before and after. */
	readonly standing: string;
	readonly before: string;
	readonly after: string;
}

const voucher = {
	path: { productIdx: 1, accoms: "1", rooms: "1", rateplan: "3", orderType: "OC" },
	payKind: "voucher",
} as const;
const cancelled = async (world: BookingWorld, memberId: number) => {
	const booked = await world.book(memberId);
	const { orderPayId } = booked.held;
	await world.cancellations.cancelOrder(memberId, orderPayId, { reason: "변경", quoteId: null }, "key");
	return booked;
};

const cases: Readonly<Record<string, Case>> = {
	"ends holds": {
		prepare: async (world, memberId) => ({ held: await world.hold(memberId) }),
		at: "2026-11-21 12:16:00",
		table: "order_pay",
		run: ({ bookings }) => bookings.expireHolds(),
		standing: "o.stage",
		before: "hold",
		after: "expired",
	},
	"accepts cancels": {
		prepare: cancelled,
		at: "2026-11-21 12:11:00",
		table: "order_product",
		run: ({ cancellations }) => cancellations.run(),
		standing: "p.status",
		before: "cancel_request",
		after: "cancel",
	},
	"pays back": {
		prepare: cancelled,
		at: "2026-11-21 12:11:00",
		table: "payment",
		run: ({ cancellations }) => cancellations.run(),
		standing: "y.status",
		before: "cancelRequest",
		after: "cancel",
	},
	"finds out about charges": {
		async prepare(world, memberId) {
			const agreed = await world.agree(memberId, {}, { confirmFault: "lost", webhook: "none" });
			await world.approve(agreed);
			return agreed;
		},
		at: "2026-11-21 12:01:00",
		table: "order_pay",
		run: ({ payments }) => payments.recover(),
		standing: "o.stage",
		before: "hold",
		after: "placed",
	},
	"ends stays": {
		prepare: (world, memberId) => world.book(memberId),
		at: "2026-12-13 00:00:00",
		table: "order_product",
		run: endStays,
		standing: "p.status",
		before: "confirm",
		after: "complete",
	},
	"reminds of vouchers": {
		prepare: (world, memberId) => world.book(memberId, voucher),
		at: "2026-12-10 00:00:00",
		table: "order_product",
		run: remindOfVouchers,
		standing: "(p.voucher_reminded_at IS NOT NULL)::text",
		before: "false",
		after: "true",
	},
	"ends vouchers": {
		prepare: (world, memberId) => world.book(memberId, voucher),
		at: "2027-01-01 00:00:00",
		table: "order_product",
		run: endVouchers,
		standing: "p.status",
		before: "pending",
		after: "noshow",
	},
};

/** Locks these rows of a table against changes while the work runs. */
async function frozen(
	db: Database,
	{
		table,
		rows,
		change = "UPDATE",
	}: { readonly table: string; readonly rows: string; readonly change?: string },
	work: () => Promise<void>,
): Promise<void> {
	await db.query(`CREATE FUNCTION frozen() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'it is frozen'; END $$;
		CREATE TRIGGER frozen BEFORE ${change} ON ${table} FOR EACH ROW WHEN (${rows}) EXECUTE FUNCTION frozen();`);
	try {
		await work();
	} finally {
		await db.query("DROP FUNCTION frozen() CASCADE");
	}
}

forEachDatabase((_, open) => {
	describe("a job that fails for one row [D30]", () => {
		it.each(Object.entries(cases))(
			"%s: processes the others, reports the failure and retries the row",
			async (_what, each) => {
				const db = await open();
				await plantBookingWorld(db);
				await db.query("UPDATE rateplan SET voucher_valid_days = 40 WHERE rateplan_id = 3");
				const world = bookingWorld(db);
				const [first] = [await each.prepare(world, 1), await each.prepare(world, 2)];
				const standing = async () => {
					const { rows } = await db.query<{ standing: string }>(
						`SELECT ${each.standing} AS standing FROM order_pay o JOIN order_product p USING (order_pay_id) LEFT JOIN payment y USING (order_pay_id)
					ORDER BY order_pay_id`,
					);
					return rows.map((row) => row.standing);
				};
				expect(await standing()).toEqual([each.before, each.before]);
				world.clock.set(koreanInstant(each.at) ?? 0);
				const rows = `OLD.order_pay_id = ${first?.held.orderPayId}`;
				await frozen(db, { table: each.table, rows }, async () => {
					await expect(drainBacklog(() => each.run(world))).rejects.toThrow("it is frozen");
				});
				expect(await standing()).toEqual([each.before, each.after]);
				world.clock.pass(30_000);
				await drainBacklog(() => each.run(world));
				expect(await standing()).toEqual([each.after, each.after]);
			},
		);

		it("still cleans up the other tables [DEC-196]", async () => {
			const db = await open();
			await plantBookingWorld(db);
			const world = bookingWorld(db);
			await db.query(
				"INSERT INTO idempotency (member_id, key, operation, request_hash, created_at) VALUES (1, 'k', 'o', 'h', '2026-01-01')",
			);
			await db.query(
				"INSERT INTO dev_inbox (channel, dest, body, created_at) VALUES ('SMS', '010', 'x', '2026-01-01')",
			);
			await frozen(db, { table: "idempotency", rows: "true", change: "DELETE" }, async () => {
				await expect(cleanUp(world)).rejects.toMatchObject({
					done: 1,
					message: "1 failed: it is frozen (P0001)",
				});
			});
			const { rows } = await db.query(
				"SELECT (SELECT count(*)::int FROM idempotency) AS keys, (SELECT count(*)::int FROM dev_inbox) AS messages",
			);
			expect(rows).toEqual([{ keys: 1, messages: 0 }]);
		});

		it("still works through its whole backlog", async () => {
			const left = [1, 2, 3, 4, 5];
			const batches: number[] = [];
			const step = async (): Promise<number> => {
				const batch = left.splice(1, 2);
				batches.push(batch.length);
				throw new SomeFailed(batch.length, [new Error("the first")]);
			};
			await expect(drainBacklog(step)).rejects.toThrow("1 failed: the first");
			expect([left, batches]).toEqual([[1], [2, 2, 0]]);
		});
	});

	it("payment events that cannot be handled do not block the others [D36]", async () => {
		const db = await open();
		await plantBookingWorld(db);
		const world = bookingWorld(db);
		await db.query(
			`INSERT INTO payment_event (provider, event_id, payload, received_at)
			SELECT 'sandbox', n, CASE WHEN n < 20 THEN 'null' ELSE '{"eventId": "20", "orderId": "ours-1"}' END::jsonb,
				$1::timestamptz + n * interval '1 second' FROM generate_series(0, 20) n`,
			[new Date(world.clock.now() - 60_000)],
		);
		const isHandled = async () =>
			(await db.query("SELECT 1 FROM payment_event WHERE handled_at IS NOT NULL")).rowCount === 1;
		for (let turn = 0; turn < 50 && !(await isHandled()); turn += 1)
			await expect(world.payments.recover()).rejects.toThrow("failed");
		expect(await isHandled()).toBe(true);
	});

	it("holds being charged do not block the expiry of others [DEC-090]", async () => {
		const db = await open();
		await plantBookingWorld(db);
		const world = bookingWorld(db);
		const charged = await world.agree(1, {}, { confirmFault: "lost", webhook: "none" });
		await world.approve(charged);
		const left = await world.hold(2);
		world.clock.pass(3_600_000);
		expect(await new OrderStore(db).overdueHolds(world.clock.now(), { limit: 9, skip: 0 })).toEqual([
			left.orderPayId,
		]);
	});
});
