import { describe, expect, it } from "vitest";
import { receiveWebhook } from "#server/commerce/payment/receiveWebhook.ts";
import { reconcile } from "#server/commerce/payment/reconcile.ts";
import { type BookingWorld, bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

forEachDatabase((_, open) => {
	async function newWorld(): Promise<BookingWorld> {
		const db = await open();
		await plantBookingWorld(db);
		return bookingWorld(db);
	}

	describe("reconciliation", () => {
		it("runs once a day, finds nothing when all matches and raises an alarm for a difference [D29]", async () => {
			const world = await newWorld();
			const booked = await world.book(2);
			const other = await world.book(1);
			await world.cancellations.cancelPart(
				1,
				other.held.orderProductIds[0] ?? 0,
				{ reason: "취소", quoteId: null },
				"part-key-1",
			);
			await world.cancellations.now(1, other.held.orderProductIds[0] ?? 0, "now-key-1");
			expect(await world.payments.reconcile()).toBe(0);
			expect(await world.payments.reconcile()).toBeNull();
			await world.db.query(
				"UPDATE gateway_sandbox SET body = jsonb_set(body, '{balance}', '1') WHERE key = $1",
				[booked.orderId],
			);
			world.clock.pass(86_400_000);
			const told: unknown[] = [];
			const { parts } = world.payments;
			const alarm = (message: string, detail: object) => {
				told.push([message, detail]);
				parts.alarm(message, detail);
			};
			expect(await reconcile({ ...parts, alarm })).toBe(1);
			expect(told).toEqual([
				[
					"a payment differs from the provider's books",
					{ paymentId: booked.paymentId, ours: 200_000, theirs: 1 },
				],
			]);
			expect(world.alarms).toEqual(["a payment differs from the provider's books"]);
		});

		it("is repeated until complete after an interruption or a silent provider [D29]", async () => {
			const world = await newWorld();
			const booked = await world.book(2);
			await world.db.query(
				"UPDATE gateway_sandbox SET body = jsonb_set(body, '{balance}', '1') WHERE key = $1",
				[booked.orderId],
			);
			const { parts } = world.payments;
			const silent = {
				...parts,
				gateway: () => ({ ...parts.gateway("sandbox"), lookup: () => Promise.reject(new Error("silent")) }),
			};
			await expect(reconcile(silent)).rejects.toThrow(
				"1 of 1 payments could not be compared with the provider's books: Error: silent",
			);
			expect(world.alarms).toEqual([]);
			// The state left by a process that died in between.
			await world.db.query("INSERT INTO job_run (job, slot) VALUES ('reconcile', '2026-11-21')");
			expect(await reconcile(parts)).toBe(1);
			expect(await reconcile(parts)).toBeNull();
		});

		it("compares the other payments when a payment's provider no longer exists [D29]", async () => {
			const world = await newWorld();
			const [gone, other] = [await world.book(1), await world.book(2)];
			await world.db.query("UPDATE payment SET provider = 'gone' WHERE payment_id = $1", [gone.paymentId]);
			await world.db.query(
				"UPDATE gateway_sandbox SET body = jsonb_set(body, '{balance}', '1') WHERE key = $1",
				[other.orderId],
			);
			await expect(world.payments.reconcile()).rejects.toThrow("1 of 2 payments could not be compared");
			expect(world.alarms).toEqual(["a payment differs from the provider's books"]);
		});

		it("looks up every changed payment, however many share a timestamp [D29]", async () => {
			const world = await newWorld();
			await world.book(2);
			await world.db.query(
				`INSERT INTO payment (order_pay_id, kind, method, provider, provider_key, amount, cancelled_amount, status, created_at, expires_at, paid_at, updated_at)
				SELECT order_pay_id, kind, method, provider, 'past-' || n, amount, amount, 'cancel', created_at, expires_at, paid_at, updated_at
				FROM payment, generate_series(1, 450) n`,
			);
			const { parts } = world.payments;
			const asked: string[] = [];
			const counted = {
				...parts,
				gateway: () => ({
					...parts.gateway("sandbox"),
					async lookup(id: string) {
						asked.push(id);
						return parts.gateway("sandbox").lookup(id);
					},
				}),
			};
			expect(await reconcile(counted)).toBe(0);
			expect([asked.length, new Set(asked).size]).toEqual([451, 451]);
		});

		it.each([
			["CANCELED", 200_000, 1],
			["PARTIAL_CANCELED", 50_000, 1],
			["DONE", 200_000, 0],
		])("compares an old payment when its provider reports it as %s", async (code, back, differing) => {
			const world = await newWorld();
			const booked = await world.book(2);
			const { parts } = world.payments;
			const real = parts.gateway("sandbox");
			world.clock.pass(4 * 86_400_000);
			expect(await reconcile(parts)).toBe(0);
			world.clock.pass(4 * 86_400_000);
			const { orderId, pgToken: paymentKey } = booked;
			const money = { amount: back, balance: 200_000, reason: "창구", idempotencyKey: "desk" };
			await real.cancel({ paymentKey, orderId, ...money });
			const event = { eventId: "e-1", orderId, paymentKey: null, type: "changed", code } as const;
			const told = { ...parts, gateway: () => ({ ...real, readWebhook: () => event }) };
			await receiveWebhook(told, "sandbox", "", () => null);
			expect(await reconcile(parts)).toBe(differing);
			expect(world.alarms).toHaveLength(differing);
		});

		it("covers days on which it did not run", async () => {
			const world = await newWorld();
			expect(await reconcile(world.payments.parts)).toBe(0);
			const booked = await world.book(2);
			await world.db.query(
				"UPDATE gateway_sandbox SET body = jsonb_set(body, '{balance}', '1') WHERE key = $1",
				[booked.orderId],
			);
			world.clock.pass(4 * 86_400_000);
			expect(await reconcile(world.payments.parts)).toBe(1);
		});
	});
});
