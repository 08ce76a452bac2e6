import { beforeEach, describe, expect, it, vi } from "vitest";
import { type BookingWorld, bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const twoRooms = {
	path: { productIdx: 2, accoms: "H-2", rooms: "R-2", rateplan: "P-4", orderType: "MC" },
	rooms: 2,
};
const request = { reason: "취소", quoteId: null };

forEachDatabase((_, open) => {
	describe("one of two rooms at a supplier [CHAN-01, DEC-084]", () => {
		let world: BookingWorld;
		let one: number;
		let other: number;
		/** The rooms that the supplier was asked to cancel since the last look, by the end of their numbers. */
		let asked: () => string[];
		beforeEach(async () => {
			const db = await open();
			await plantBookingWorld(db);
			world = bookingWorld(db);
			const { held } = await world.book(2, twoRooms);
			[one = 0, other = 0] = held.orderProductIds;
			await pass(40);
			const cancel = vi.spyOn(world.suppliers, "cancel");
			asked = () => {
				const rooms = cancel.mock.calls.map(([{ orderNo }]) => orderNo.slice(-2));
				cancel.mockClear();
				return [...new Set(rooms)].toSorted();
			};
		});

		/** Advances the time and runs the jobs. */
		async function pass(seconds: number): Promise<void> {
			for (let passed = 0; passed < seconds; passed += 10) {
				world.clock.pass(10_000);
				await world.outbox.deliver();
				await world.cancellations.run();
			}
		}
		const statuses = async () => {
			const { rows } = await world.db.query<{ status: string }>(
				"SELECT status FROM order_product ORDER BY order_product_id",
			);
			return rows.map(({ status }) => status);
		};

		it("is cancelled without asking about the other, which stays booked", async () => {
			await world.cancellations.cancelPart(2, one, request, "apart-key-1");
			await pass(60);
			expect([asked(), await statuses()]).toEqual([["-1"], ["cancel", "confirm"]]);
		});

		it("that an operator cancels is told of alone, before the other and after it", async () => {
			await world.cancellations.reject(one, "operator", "만실");
			await pass(60);
			expect([asked(), await statuses()]).toEqual([["-1"], ["cancel", "confirm"]]);
			await world.cancellations.reject(other, "operator", "만실");
			await pass(60);
			expect([asked(), await statuses()]).toEqual([["-2"], ["cancel", "cancel"]]);
		});

		it("that an operator cancels is told of while its money is still on its way back", async () => {
			await world.cancellations.reject(one, "operator", "만실");
			await world.db.query("UPDATE order_product SET status = 'cancel_wait' WHERE order_product_id = $1", [
				one,
			]);
			await world.outbox.deliver();
			expect(asked()).toEqual(["-1"]);
		});
	});
});
