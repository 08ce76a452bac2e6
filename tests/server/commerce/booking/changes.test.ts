import { describe, expect, it } from "vitest";
import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import type { ExtraDemand } from "#server/commerce/booking/store/ExtraPaymentStore.ts";
import { findViolations } from "#server/ops/store/invariants.ts";
import { extraPaymentAnswer } from "#server/services/answers/bookingAnswer.ts";
import {
	type AgreedBooking,
	type BookingWorld,
	bookingStart,
	bookingWorld,
	plantBookingWorld,
	plantPoints,
	testClock,
} from "#tests/support/bookingWorld.ts";
import { change, day, pay, productOf, quoteFor, wish } from "#tests/support/changedBookings.ts";
import { changeRefund } from "#tests/support/changeRefund.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const minute = 60_000;

async function booking(world: BookingWorld, booked: AgreedBooking) {
	const { rows } = await world.db.query<{ stay: string; total: number; left: number }>(
		`SELECT p.check_in || ' ' || p.check_out AS stay, p.total_amount AS total,
			(SELECT sum(y.amount - y.cancelled_amount)::int FROM payment y WHERE y.order_pay_id = p.order_pay_id AND y.paid_at IS NOT NULL) AS left
		FROM order_product p WHERE p.order_product_id = $1`,
		[productOf(booked)],
	);
	return rows[0];
}

forEachDatabase((_name, open) => {
	async function newWorld(stock = 5): Promise<BookingWorld> {
		const db = await open();
		await plantBookingWorld(db, { stock });
		await plantPoints(db);
		return bookingWorld(db, testClock(bookingStart));
	}

	describe("changing the dates of a booking", () => {
		it("refunds the difference and returns the old nights once ten minutes have passed [DEC-198]", async () => {
			const world = await newWorld();
			const booked = await world.book(2);
			const made = await change(world, booked, wish("2026-12-20", 1));
			expect([made.state, changeRefund(made)]).toEqual(["made", 100_000]);
			expect(await booking(world, booked)).toEqual({
				stay: "2026-12-20 2026-12-21",
				total: 100_000,
				left: 200_000,
			});
			expect([await world.stock(1, day("2026-12-10")), await world.stock(1, day("2026-12-20"))]).toEqual([
				4, 4,
			]);
			world.clock.pass(10 * minute);
			await world.changes.run();
			expect(await booking(world, booked)).toMatchObject({ total: 100_000, left: 100_000 });
			expect([await world.stock(1, day("2026-12-10")), await world.stock(1, day("2026-12-20"))]).toEqual([
				5, 4,
			]);
			expect(await findViolations(world.db)).toEqual([]);
			const quote = await world.cancellations.quote(2, productOf(booked), "full");
			expect(quote.refundAmount).toBe(100_000);
		});

		it("takes effect only once the difference is paid [DEC-198]", async () => {
			const world = await newWorld();
			const booked = await world.book(2);
			const asked = await change(world, booked, wish("2026-12-11", 3));
			expect([asked.state, asked.toPay]).toEqual(["asked", 100_000]);
			expect(await booking(world, booked)).toMatchObject({ stay: "2026-12-10 2026-12-12", left: 200_000 });
			await pay(world, booked, asked.extraPaymentId ?? 0);
			expect(await booking(world, booked)).toEqual({
				stay: "2026-12-11 2026-12-14",
				total: 200_000,
				left: 300_000,
			});
			world.clock.pass(10 * minute);
			await world.changes.run();
			expect(await findViolations(world.db)).toEqual([]);
			const quote = await world.cancellations.quote(2, productOf(booked), "full");
			expect(quote.refundAmount).toBe(300_000);
		});

		it("shows the new dates and the deadline on the request for the difference, and the booking's own dates on any other [DEC-198, ENT-28]", async () => {
			const world = await newWorld();
			const booked = await world.book(2);
			const id = productOf(booked);
			await change(world, booked, wish("2026-12-11", 3));
			const order = await world.bookings.view(2, id);
			const facts = await world.bookings.pageData(order, id, 1);
			const stayOf = (demand: ExtraDemand | undefined) => {
				if (!demand) return null;
				const { stayStartDate, stayEndDate, payUntil } = extraPaymentAnswer(
					order,
					demand,
					false,
					facts.change,
				);
				return [stayStartDate, stayEndDate, payUntil];
			};
			const deadline = koreanDateTime(world.clock.now() + 15 * minute);
			const [demand] = facts.extraPayments;
			expect(stayOf(demand)).toEqual(["2026-12-11", "2026-12-14", deadline]);
			expect(stayOf(demand && { ...demand, id: demand.id + 1 })).toEqual(["2026-12-10", "2026-12-12", null]);
		});

		it("lapses without effect when nobody pays [DEC-198]", async () => {
			const world = await newWorld();
			const booked = await world.book(2);
			await change(world, booked, wish("2026-12-11", 3));
			expect(await world.stock(1, day("2026-12-13"))).toBe(4);
			world.clock.pass(16 * minute);
			await world.changes.run();
			expect(await booking(world, booked)).toMatchObject({ stay: "2026-12-10 2026-12-12", left: 200_000 });
			expect(await world.stock(1, day("2026-12-13"))).toBe(5);
		});

		it("can be undone within ten minutes, including its payment, and not later [DEC-198]", async () => {
			const world = await newWorld();
			const booked = await world.book(2);
			const asked = await change(world, booked, wish("2026-12-20", 3));
			await pay(world, booked, asked.extraPaymentId ?? 0);
			world.clock.pass(10 * minute - 1_000);
			await world.changes.undo(2, productOf(booked));
			expect(await booking(world, booked)).toEqual({
				stay: "2026-12-10 2026-12-12",
				total: 200_000,
				left: 200_000,
			});
			await change(world, booked, wish("2026-12-20", 2));
			world.clock.pass(10 * minute);
			await expect(world.changes.undo(2, productOf(booked))).rejects.toMatchObject({
				kind: "notCancellable",
			});
			expect(await findViolations(world.db)).toEqual([]);
		});

		it("needs no second room for nights the booking already has [DEC-198]", async () => {
			const world = await newWorld(1);
			const booked = await world.book(2);
			const asked = await change(world, booked, wish("2026-12-11", 2));
			expect(asked.state).toBe("made");
			world.clock.pass(10 * minute);
			await world.changes.run();
			expect(await world.stock(1, day("2026-12-10"))).toBe(1);
			expect(await world.stock(1, day("2026-12-12"))).toBe(0);
		});

		it("covers the new price with money before points, as a cancellation does [DEC-099, DEC-198]", async () => {
			const world = await newWorld();
			const points = { awesomeCash: 30_000, welfarePoints: 20_000 };
			const booked = await world.book(2, { points, couponIds: [2] });
			const made = await change(world, booked, wish("2026-12-20", 1));
			// 200,000 = 10,000 coupon + 30,000 + 20,000 + 140,000; the new price of 100,000 less the coupon takes 90,000 of the money.
			expect(made.back).toMatchObject({ money: 50_000, awesomeCash: 30_000, welfarePoints: 20_000 });
			world.clock.pass(10 * minute);
			await world.changes.run();
			const { rows } = await world.db.query(
				"SELECT point, user_point FROM point_balance WHERE member_id = 2",
			);
			expect(rows).toEqual([{ point: 30_000, user_point: 20_000 }]);
			expect(await findViolations(world.db)).toEqual([]);
		});

		it("is rejected when the plan does not allow it, or when quoted for another state of the booking [DEC-198]", async () => {
			const world = await newWorld();
			const waiting = await world.book(2, {
				path: { productIdx: 1, accoms: "1", rooms: "1", rateplan: "2", orderType: "OC" },
			});
			const refused = { kind: "invalidRequest" };
			await expect(change(world, waiting, wish("2026-12-20", 1))).rejects.toMatchObject(refused);
			const booked = await world.book(2);
			const quote = await quoteFor(world, booked, wish("2026-12-20", 1));
			await change(world, booked, wish("2026-12-21", 1));
			await world.changes.undo(2, productOf(booked));
			await expect(world.changes.make(2, productOf(booked), quote.id)).rejects.toMatchObject({
				kind: "priceChanged",
			});
			await expect(quoteFor(world, booked, wish("2026-12-20", 1), 1)).rejects.toMatchObject({
				kind: "notFound",
			});
			await expect(change(world, booked, wish("2026-12-10", 2))).rejects.toMatchObject(refused);
			// By now half of the money is forfeited.
			world.clock.set(bookingStart + 17 * 86_400_000);
			await expect(change(world, booked, wish("2026-12-20", 1))).rejects.toMatchObject(refused);
		});

		it("names the coupon whose minimum exceeds the new price [DEC-089] [DEC-198]", async () => {
			const world = await newWorld();
			await world.db.query(
				"UPDATE coupon_manager SET title = '겨울 1만원 할인', min_price = 150000, over_min_price = true",
			);
			const booked = await world.book(2, { couponIds: [2] });
			await expect(quoteFor(world, booked, wish("2026-12-20", 1))).rejects.toMatchObject({
				kind: "couponUnusable",
				message:
					"예약에 적용한 ‘겨울 1만원 할인’ 쿠폰을 새 요금에는 쓸 수 없어요. 150,000원 이상 결제할 때 사용할 수 있어요.",
			});
		});

		it("blocks cancellation by the member but not rejection by the stay [DEC-198]", async () => {
			const world = await newWorld();
			const booked = await world.book(2);
			await change(world, booked, wish("2026-12-20", 1));
			await expect(world.cancellations.quote(2, productOf(booked), "full")).rejects.toMatchObject({
				kind: "notCancellable",
			});
			await world.cancellations.reject(productOf(booked), "operator", "만실");
			expect(await booking(world, booked)).toMatchObject({ stay: "2026-12-10 2026-12-12", left: 0 });
			expect([await world.stock(1, day("2026-12-10")), await world.stock(1, day("2026-12-20"))]).toEqual([
				5, 5,
			]);
		});
	});
});
