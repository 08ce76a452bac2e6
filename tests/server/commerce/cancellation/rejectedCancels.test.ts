import { describe, expect, it } from "vitest";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { bookingAnswer } from "#server/services/answers/bookingAnswer.ts";
import {
	type AgreedBooking,
	type BookingWorld,
	bookingWorld,
	plantBookingWorld,
} from "#tests/support/bookingWorld.ts";
import { productOf } from "#tests/support/changedBookings.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const instant = (text: string): number => koreanInstant(text) ?? 0;

forEachDatabase((_, open) => {
	async function newWorld(): Promise<BookingWorld> {
		const db = await open();
		await plantBookingWorld(db);
		return bookingWorld(db);
	}

	async function standing(world: BookingWorld, booked: AgreedBooking) {
		const { rows } = await world.db.query<{ status: string; pay: string; back: number }>(
			`SELECT p.status, y.status AS pay, y.cancelled_amount AS back FROM order_product p JOIN payment y USING (order_pay_id)
			WHERE p.order_product_id = $1`,
			[productOf(booked)],
		);
		return rows[0];
	}

	describe("rejected cancellations", () => {
		it("include any request after the last refundable tier, when the button is gone [DEC-099, DOM-STATUS-18]", async () => {
			const world = await newWorld();
			const booked = await world.book(2);
			const orderProductId = productOf(booked);
			const no = { kind: "notCancellable" };
			const button = async () => {
				const order = await world.bookings.view(2, orderProductId);
				const facts = await world.bookings.pageData(order, orderProductId, 1);
				const now = world.clock.now();
				const reader = { orderProductId, isByLink: false, now, secrets: { keyedHash: () => "hash" } };
				return bookingAnswer(order, facts, reader).order.orderProducts.map(({ btnCancelYn }) => btnCancelYn);
			};
			// Check-in is at 15:00 of the next day; the last refundable tier ends 24 hours before.
			const end = instant("2026-12-09 15:00:00");
			world.clock.set(end - 1);
			expect(await button()).toEqual(["Y"]);
			expect(await world.cancellations.quote(2, orderProductId, "full")).toMatchObject({
				refundAmount: 100_000,
			});
			world.clock.set(end);
			expect(await button()).toEqual(["N"]);
			await expect(world.cancellations.quote(2, orderProductId, "full")).rejects.toMatchObject(no);
			const ask = { reason: "취소", quoteId: null };
			await expect(
				world.cancellations.cancelOrder(2, booked.held.orderPayId, ask, "too-late-1"),
			).rejects.toMatchObject(no);
			await expect(
				world.cancellations.cancelPart(2, orderProductId, ask, "too-late-2"),
			).rejects.toMatchObject(no);
			expect(await standing(world, booked)).toEqual({ status: "confirm", pay: "complete", back: 0 });
		});

		it.each(["add_pay", "confirm_wait", "complete", "noshow", "cancel_wait", "cancel"])(
			"include a booking in state %s [DOM-STATUS-18, DOM-STATUS-22]",
			async (status) => {
				const world = await newWorld();
				const booked = await world.book(2);
				await world.db.query("UPDATE order_product SET status = $1, status_before = 'confirm'", [status]);
				await expect(world.cancellations.quote(2, productOf(booked), "full")).rejects.toMatchObject({
					kind: "notCancellable",
				});
				await expect(
					world.cancellations.cancelPart(2, productOf(booked), { reason: "취소", quoteId: null }, "part-key"),
				).rejects.toMatchObject({ kind: "notCancellable" });
				expect(await standing(world, booked)).toMatchObject({ status, pay: "complete" });
			},
		);
	});
});
