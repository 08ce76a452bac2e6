import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import {
	type AgreedBooking,
	type BookingWorld,
	bookingWorld,
	plantBookingWorld,
} from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { setCancelFault } from "#tests/support/providerSide.ts";

const minute = 60_000;
const instant = (text: string): number => koreanInstant(text) ?? 0;

forEachDatabase((name, open) => {
	async function newWorld(): Promise<BookingWorld> {
		const db = await open();
		await plantBookingWorld(db);
		return bookingWorld(db);
	}

	const productOf = ({ held }: AgreedBooking): number => held.orderProductIds[0] ?? 0;

	async function cancel(world: BookingWorld, booked: AgreedBooking): Promise<void> {
		const quote = await world.cancellations.quote(booked.memberId, productOf(booked), "full");
		const ask = { reason: "일정 변경", quoteId: quote.id };
		await world.cancellations.cancelOrder(booked.memberId, booked.held.orderPayId, ask, `cancel-${quote.id}`);
	}

	async function standing(world: BookingWorld, booked: AgreedBooking) {
		const { rows } = await world.db.query<{ status: string; pay: string; back: number }>(
			`SELECT p.status, y.status AS pay, y.cancelled_amount AS back FROM order_product p JOIN payment y USING (order_pay_id)
			WHERE p.order_product_id = $1`,
			[productOf(booked)],
		);
		return rows[0];
	}

	describe("undoing a cancellation", () => {
		it("works at 9:59 and is rejected from 10:00, when the job accepts the cancellation [DEC-084, DEC-177]", async () => {
			const world = await newWorld();
			const booked = await world.book(2);
			await cancel(world, booked);
			world.clock.pass(10 * minute - 1_000);
			expect(await world.cancellations.run()).toBe(0);
			await world.cancellations.undo(2, productOf(booked));
			expect(await standing(world, booked)).toEqual({ status: "confirm", pay: "complete", back: 0 });

			await cancel(world, booked);
			world.clock.pass(10 * minute);
			const isOver = { kind: "notCancellable", message: "지금은 되돌릴 수 없는 취소예요." };
			await expect(world.cancellations.undo(2, productOf(booked))).rejects.toMatchObject(isOver);
			await world.cancellations.run();
			expect(await standing(world, booked)).toEqual({ status: "cancel", pay: "cancel", back: 200_000 });
			await expect(world.cancellations.undo(2, productOf(booked))).rejects.toMatchObject(isOver);
		});

		it("undone, or carried out, in another tab is not said to be a booking that cannot be cancelled [DEC-177]", async () => {
			const world = await newWorld();
			const booked = await world.book(2);
			await cancel(world, booked);
			await world.cancellations.undo(2, productOf(booked));
			const isUndone = { kind: "notCancellable", message: "지금은 되돌릴 수 없는 취소예요." };
			await expect(world.cancellations.undo(2, productOf(booked))).rejects.toMatchObject(isUndone);
			const isSettled = { kind: "notCancellable", message: "이미 처리된 취소예요." };
			await expect(world.cancellations.now(2, productOf(booked), "now-key-1")).rejects.toMatchObject(
				isSettled,
			);
		});
	});

	it("an order of which nothing is booked any more is neither quoted nor cancelled, while its refund runs and after [DOM-STATUS-18, DEC-177]", async () => {
		const world = await newWorld();
		const booked = await world.book(2);
		const isRefused = async () => {
			const refusal = { kind: "notCancellable" };
			const { held } = booked;
			const ask = { reason: "일정 변경", quoteId: null };
			await expect(world.cancellations.quote(2, productOf(booked), "full")).rejects.toMatchObject(refusal);
			await expect(
				world.cancellations.cancelOrder(2, held.orderPayId, ask, `again-${world.clock.now()}`),
			).rejects.toMatchObject(refusal);
		};
		await cancel(world, booked);
		await isRefused();
		world.clock.pass(10 * minute);
		await world.cancellations.run();
		expect(await standing(world, booked)).toEqual({ status: "cancel", pay: "cancel", back: 200_000 });
		await isRefused();
	});

	describe("refunds", () => {
		it("match the quote exactly in every tier, with any coupon and points [DEC-099, DEC-177, A15]", async () => {
			const world = await newWorld();
			const days = ["2026-12-01 12:00:00", "2026-12-08 12:00:00", "2026-12-09 12:00:00"];
			await fc.assert(
				fc.asyncProperty(
					fc.constantFrom(...days),
					fc.boolean(),
					fc.integer({ min: 0, max: 30_000 }),
					fc.integer({ min: 0, max: 20_000 }),
					fc.integer({ min: 1, max: 2 }),
					async (day, hasCoupon, awesomeCash, welfarePoints, rooms) => {
						await world.db.query("UPDATE point_balance SET point = 30000, user_point = 20000");
						await world.db.query(
							"UPDATE user_coupon SET state = 'available', order_pay_id = NULL, used_at = NULL",
						);
						world.clock.set(instant("2026-11-21 12:00:00"));
						const booked = await world.book(2, {
							couponIds: hasCoupon ? [2] : [],
							points: { awesomeCash, welfarePoints },
							rooms,
							path: {
								productIdx: 1,
								accoms: "1",
								rooms: "1",
								rateplan: "1",
								orderType: rooms > 1 ? "MC" : "OC",
							},
						});
						world.clock.set(instant(day));
						const quote = await world.cancellations.quote(2, productOf(booked), "full");
						await cancel(world, booked);
						const before = await world.payments.sandbox.find(booked.orderId);
						await world.cancellations.now(2, productOf(booked), `now-${quote.id}`);
						const after = await world.payments.sandbox.find(booked.orderId);
						expect((before?.balance ?? 0) - (after?.balance ?? 0)).toBe(quote.refundAmount);
						const { rows } = await world.db.query<{ point: number; user_point: number; coupon: string }>(
							"SELECT point, user_point, (SELECT state FROM user_coupon WHERE member_id = 2) AS coupon FROM point_balance WHERE member_id = 2",
						);
						expect(rows[0]).toEqual({
							point: 30_000 - awesomeCash + quote.refundAwesomeCash,
							user_point: 20_000 - welfarePoints + quote.refundWelfarePoints,
							coupon: hasCoupon && !quote.isCouponRestored ? "used" : "available",
						});
						const paid = booked.held.total + awesomeCash + welfarePoints + (hasCoupon ? 10_000 : 0);
						const back =
							quote.refundAmount +
							quote.refundAwesomeCash +
							quote.refundWelfarePoints +
							(quote.isCouponRestored ? 10_000 : 0);
						expect(quote.penalty + back).toBe(paid);
					},
				),
				{ numRuns: name === "PGlite" ? 12 : 6 },
			);
		});

		it("happen once when immediate cancellation and the job run at the same time [D39]", async () => {
			const world = await newWorld();
			const booked = await world.book(2);
			await cancel(world, booked);
			world.clock.pass(11 * minute);
			await Promise.allSettled([
				world.cancellations.run(),
				world.cancellations.now(2, productOf(booked), "now-key-1"),
				world.cancellations.run(),
				world.cancellations.now(2, productOf(booked), "now-key-2"),
			]);
			world.clock.pass(2 * minute);
			await world.cancellations.run();
			expect(await standing(world, booked)).toEqual({ status: "cancel", pay: "cancel", back: 200_000 });
			expect((await world.payments.sandbox.find(booked.orderId))?.movements).toHaveLength(2);
			expect(await world.stock(1, stayDateOf("2026-12-10"))).toBe(5);
		});

		it.each([
			["lost", { status: "cancel", pay: "cancel", back: 200_000 }],
			["unavailable", { status: "cancel", pay: "cancel", back: 200_000 }],
			["refuse", { status: "cancel_wait", pay: "complete", back: 0 }],
		] as const)("that are %s at the provider reach the right final state [D40, D41]", async (fault, end) => {
			const world = await newWorld();
			const booked = await world.book(2);
			const { gateway } = world.payments.sandbox;
			const unavailable = { kind: "unknown", code: "FAILED_REFUND_PROCESS" } as const;
			if (fault === "unavailable") vi.spyOn(gateway, "cancel").mockResolvedValueOnce(unavailable);
			else await setCancelFault(world.db, booked.orderId, fault);
			await cancel(world, booked);
			await world.cancellations.now(2, productOf(booked), "now-key-1");
			if (fault === "unavailable") {
				expect(await standing(world, booked)).toMatchObject({
					status: "cancel_wait",
					pay: "cancelRequest",
				});
				world.clock.pass(minute);
				await world.cancellations.run();
			}
			expect(await standing(world, booked)).toEqual(end);
			expect(world.alarms).toHaveLength(fault === "refuse" ? 1 : 0);
		});

		it("of single rooms add up, and the last one closes the payment [CALL-CONTENT-32, DEC-167, A15]", async () => {
			const world = await newWorld();
			const path = { productIdx: 1, accoms: "1,1,1", rooms: "1,1,1", rateplan: "1,1,1", orderType: "MC" };
			const booked = await world.book(2, { rooms: 3, path, couponIds: [2], adults: 3 });
			expect(booked.held.orderProductIds).toHaveLength(3);
			expect(await world.stock(1, stayDateOf("2026-12-10"))).toBe(2);
			const states: unknown[] = [];
			for (const id of booked.held.orderProductIds) {
				await world.cancellations.cancelPart(
					2,
					id,
					{ reason: "한 방 취소", quoteId: null },
					`part-key-${id}`,
				);
				await world.cancellations.now(2, id, `now-key-${id}`);
				const { rows } = await world.db.query<{ status: string }>("SELECT status FROM payment");
				states.push(rows[0]?.status, await world.stock(1, stayDateOf("2026-12-10")));
			}
			expect(states).toEqual(["partialCanceled", 3, "partialCanceled", 4, "cancel", 5]);
			expect(await world.payments.sandbox.find(booked.orderId)).toMatchObject({ balance: 0 });
			const { rows } = await world.db.query("SELECT state FROM user_coupon WHERE member_id = 2");
			expect(rows).toEqual([{ state: "available" }]);
		});

		it("of a second room are rejected until the first is complete [4.2]", async () => {
			const world = await newWorld();
			const path = { productIdx: 1, accoms: "1", rooms: "1", rateplan: "1", orderType: "MC" };
			const booked = await world.book(2, { rooms: 2, path });
			const [first = 0, second = 0] = booked.held.orderProductIds;
			await world.cancellations.cancelPart(2, first, { reason: "취소", quoteId: null }, "part-key-1");
			const message = expect.stringContaining("진행 중이에요");
			const no = { kind: "notCancellable", message };
			await expect(world.cancellations.quote(2, second, "partial")).rejects.toMatchObject(no);
			await expect(world.cancellations.quote(2, second, "full")).rejects.toMatchObject(no);
			await expect(
				world.cancellations.cancelPart(2, second, { reason: "취소", quoteId: null }, "part-key-2"),
			).rejects.toMatchObject({ kind: "alreadyProcessed", message });
			const { rows } = await world.db.query("SELECT status FROM order_product ORDER BY seq");
			expect(rows).toEqual([{ status: "cancel_request" }, { status: "confirm" }]);
		});
	});
});
