import { beforeEach, describe, expect, it, vi } from "vitest";
import {
	type AgreedBooking,
	type BookingWorld,
	bookingWorld,
	plantBookingWorld,
	supplierRoom,
} from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const request = { reason: "취소", quoteId: null };

forEachDatabase((_, open) => {
	describe("a booking that changes while its supplier is asked [CHAN-01, DEC-084]", () => {
		let world: BookingWorld;
		let booked: AgreedBooking;
		let id: number;
		beforeEach(async () => {
			const db = await open();
			await plantBookingWorld(db);
			world = bookingWorld(db);
			booked = await world.book(2, { path: supplierRoom });
			id = booked.held.orderProductIds[0] ?? 0;
		});

		/** Advances the time and runs the jobs. */
		async function pass(seconds: number): Promise<void> {
			for (let passed = 0; passed < seconds; passed += 10) {
				world.clock.pass(10_000);
				await world.outbox.deliver();
				await world.cancellations.run();
			}
		}
		const status = async () =>
			(
				await world.db.query<{ status: string; confirmed: string | null }>(
					"SELECT status, confirm_num AS confirmed FROM order_product WHERE order_product_id = $1",
					[id],
				)
			).rows[0];
		/** What the supplier is still to be asked. */
		const outstanding = async () =>
			(
				await world.db.query<{ topic: string }>(
					"SELECT topic FROM outbox WHERE topic LIKE 'supplier.%' AND done_at IS NULL",
				)
			).rows;
		const failures = async () =>
			(await world.db.query("SELECT topic, last_error FROM outbox WHERE last_error IS NOT NULL")).rows;
		const cancelled = { status: "cancel", confirmed: null };

		it.each<readonly [string, () => Promise<unknown>]>([
			["before the supplier has it", () => world.cancellations.cancelPart(2, id, request, "meanwhile-1")],
			[
				"by an operator, while the supplier considers it",
				async () => {
					await world.outbox.deliver();
					await world.cancellations.reject(id, "operator", "만실");
				},
			],
		])("is not asked about any more when it was cancelled %s", async (_when, cancel) => {
			await cancel();
			await pass(60);
			expect([await status(), await outstanding()]).toEqual([cancelled, []]);
		});

		it("stays cancelled when that happens while the supplier receives it, and is then cancelled there as well", async () => {
			const { suppliers } = world;
			const book = suppliers.book.bind(suppliers);
			vi.spyOn(suppliers, "book").mockImplementation(async (order) => {
				await book(order);
				await world.cancellations.reject(id, "operator", "만실");
			});
			const cancel = vi.spyOn(suppliers, "cancel");
			await world.outbox.deliver();
			expect(await failures()).toEqual([]);
			await pass(60);
			expect([await status(), await outstanding()]).toEqual([cancelled, []]);
			expect(cancel).toHaveBeenCalled();
		});

		it("stays cancelled when that happens while the supplier confirms it, and sends no confirmation", async () => {
			vi.spyOn(world.suppliers, "status").mockImplementation(async () => {
				await world.cancellations.reject(id, "operator", "만실");
				return { kind: "confirmed", confirmNum: "C-1", externalOrderNum: "E-1" };
			});
			await world.outbox.deliver();
			await world.outbox.deliver();
			expect(await failures()).toEqual([]);
			await pass(60);
			expect([await status(), await outstanding()]).toEqual([cancelled, []]);
			const { rows } = await world.db.query<{ subject: string | null }>(
				"SELECT payload->>'subject' AS subject FROM outbox WHERE topic = 'mail'",
			);
			expect(rows.filter(({ subject }) => subject?.includes("확정"))).toEqual([]);
		});

		it("is not cancelled at the supplier when an operator has declined the request before the supplier could be reached", async () => {
			await pass(40);
			const cancel = vi.spyOn(world.suppliers, "cancel").mockRejectedValue(new Error("out of reach"));
			await world.cancellations.cancelPart(2, id, request, "meanwhile-2");
			await pass(10);
			expect(cancel).toHaveBeenCalledOnce();
			await world.cancellations.answer(id, false, "operator");
			await pass(600);
			expect(cancel).toHaveBeenCalledOnce();
			expect(await status()).toMatchObject({ status: "confirm" });
			expect(await outstanding()).toEqual([]);
		});
	});
});
