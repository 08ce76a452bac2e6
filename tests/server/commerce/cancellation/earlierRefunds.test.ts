import { beforeEach, describe, expect, it } from "vitest";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { requestExtraPayment } from "#server/commerce/booking/extraPayments.ts";
import { type BookingWorld, bookingWorld, plantBookingWorld, twoRooms } from "#tests/support/bookingWorld.ts";
import { pay } from "#tests/support/changedBookings.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const halfTier = koreanInstant("2026-12-08 12:00:00") ?? 0;
const ask = (quoteId: string | null = null) => ({ reason: "일정 변경", quoteId });
const no = { kind: "notCancellable" };

forEachDatabase((_, open) => {
	let world: BookingWorld;
	beforeEach(async () => {
		const db = await open();
		await plantBookingWorld(db);
		world = bookingWorld(db);
	});

	/** Sets the percentage refunded to bookings cancelled from now on, whenever that is. */
	const sellAt = (refundPercent: number) =>
		world.db.query(
			"UPDATE order_product SET cancel_policy = jsonb_set(cancel_policy, '{tiers}', $1::jsonb)",
			[JSON.stringify([{ until: null, refundPercent }])],
		);

	const cancelRoom = async (id: number, quoteId: string | null = null) => {
		await world.cancellations.cancelPart(2, id, ask(quoteId), `part-${id}`);
		await world.cancellations.now(2, id, `now-${id}`);
	};

	describe("an already cancelled room", () => {
		it.each([
			// All of the money, and the coupon with the last room.
			{ percent: 2, penaltyOfBoth: 205_000, isCouponRestored: false },
			// Half of the room's price.
			{ percent: 50, penaltyOfBoth: 100_000, isCouponRestored: true },
		])(
			"leaves the coupon to the last room unless its penalty consumed it, with $percent percent refunded [DEC-099, DEC-167]",
			async ({ percent, penaltyOfBoth, isCouponRestored }) => {
				const { held } = await world.book(2, { ...twoRooms, couponIds: [2] });
				const [first = 0, second = 0] = held.orderProductIds;
				await sellAt(percent);
				const early = await world.cancellations.quote(2, first, "partial");
				await cancelRoom(first, early.id);
				await sellAt(100);
				const last = await world.cancellations.quote(2, second, "partial");
				expect(last.isCouponRestored).toBe(isCouponRestored);
				expect(early.penalty + last.penalty).toBe(penaltyOfBoth);
			},
		);

		it("cannot be rejected by the stay as well, so nothing is refunded twice [DEC-084, D39]", async () => {
			const booked = await world.book(2, twoRooms);
			const [first = 0] = booked.held.orderProductIds;
			await cancelRoom(first);
			await expect(world.cancellations.reject(first, "operator", "객실 사정")).rejects.toMatchObject(no);
			expect(await world.payments.sandbox.find(booked.orderId)).toMatchObject({ balance: 200_000 });
		});

		it("lets the other be cancelled alone even if the plan cancels rooms only together [DEC-167]", async () => {
			const booked = await world.book(2, twoRooms);
			const [first = 0, second = 0] = booked.held.orderProductIds;
			await world.db.query(
				"UPDATE order_product SET cancel_policy = jsonb_set(cancel_policy, '{isPartialCancelAllowed}', 'false')",
			);
			await world.cancellations.reject(first, "operator", "객실 사정");
			const quote = await world.cancellations.quote(2, second, "partial");
			expect(quote.refundAmount).toBe(200_000);
			await cancelRoom(second, quote.id);
			expect(await world.payments.sandbox.find(booked.orderId)).toMatchObject({ balance: 0 });
		});
	});

	describe("an order of two rooms", () => {
		it("cannot be cancelled as a whole while one room is not cancellable [DOM-STATUS-18]", async () => {
			const { held } = await world.book(2, twoRooms);
			const [first = 0, second = 0] = held.orderProductIds;
			const early = await world.cancellations.quote(2, first, "full");
			await world.db.query("UPDATE order_product SET status = 'complete' WHERE order_product_id = $1", [
				second,
			]);
			await expect(world.cancellations.quote(2, first, "full")).rejects.toMatchObject(no);
			// Nor is a new promise made for what may not be cancelled.
			world.clock.pass(11 * 60_000);
			await expect(
				world.cancellations.cancelOrder(2, held.orderPayId, ask(early.id), "whole-12345"),
			).rejects.toMatchObject(no);
			expect(await world.cancellations.quote(2, first, "partial")).toMatchObject({ refundAmount: 200_000 });
		});

		it("cannot be cancelled again once both rooms are [DOM-STATUS-18]", async () => {
			const { held } = await world.book(2, twoRooms);
			const [first = 0] = held.orderProductIds;
			await world.cancellations.cancelOrder(2, held.orderPayId, ask(), "whole-1");
			await world.cancellations.now(2, first, "now-12345");
			await expect(world.cancellations.quote(2, first, "full")).rejects.toMatchObject(no);
			await expect(
				world.cancellations.cancelOrder(2, held.orderPayId, ask(), "whole-2"),
			).rejects.toMatchObject(no);
		});

		it.each(["operator", "supplier"] as const)(
			"keeps its other room when the %s rejects one, and records who rejected on the refund [DEC-084]",
			async (actor) => {
				const { held } = await world.book(2, twoRooms);
				const [first = 0, second = 0] = held.orderProductIds;
				world.clock.set(halfTier);
				await world.cancellations.reject(first, actor, "객실 사정");
				const { rows } = await world.db.query<{ cause: string }>(
					"SELECT cause, order_product_id AS room, penalty, amount, reason, state FROM refund",
				);
				const all = { penalty: 0, amount: 200_000, reason: "객실 사정", state: "done" };
				expect(rows).toEqual([{ cause: actor, room: first, ...all }]);
				expect(await world.cancellations.refundOf(held.orderPayId, second)).toBeNull();
			},
		);
	});

	it("does not refund an extra payment again that was refunded by other means [DEC-095, D39]", async () => {
		const booked = await world.book(2);
		const [id = 0] = booked.held.orderProductIds;
		await pay(world, booked, await requestExtraPayment(world, id, 30_000, "인원 추가"));
		await world.cancellations.cancelPart(2, id, ask(), "part-12345");
		await world.db.query(
			"UPDATE payment SET status = 'cancel', cancelled_amount = amount, cancelled_at = paid_at WHERE kind = 'addpay'",
		);
		await world.cancellations.now(2, id, "now-12345");
		await world.cancellations.run();
		const { rows } = await world.db.query("SELECT amount, state FROM refund");
		expect(rows).toEqual([{ amount: 200_000, state: "done" }]);
	});

	it("the penalty of a partial tier is what the stay keeps of money and points together [DEC-099, DEC-177]", async () => {
		const points = { awesomeCash: 30_000, welfarePoints: 20_000 };
		const { held } = await world.book(2, { points });
		const [id = 0] = held.orderProductIds;
		world.clock.set(halfTier);
		await sellAt(20);
		await world.cancellations.quote(2, id, "partial");
		const { rows } = await world.db.query<{ parts: unknown }>("SELECT parts FROM cancel_quote");
		expect(rows[0]?.parts).toEqual([
			{
				orderProductId: id,
				// 160,000 of 200,000: all of the money, and a third of the Awesome cash.
				penalty: 160_000,
				refundAmount: 0,
				refundPointAmount: 20_000,
				refundUserPointAmount: 20_000,
				ateCoupon: false,
				extras: [],
			},
		]);
	});
});
