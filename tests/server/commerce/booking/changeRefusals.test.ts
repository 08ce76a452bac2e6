import { beforeEach, describe, expect, it } from "vitest";
import { bookingChangeCopy } from "#copy/bookingChange.ts";
import { addDays, type StayDate } from "#domain/shared/StayDate.ts";
import { type BookingWorld, bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { change, day, pay, productOf, quoteFor, wish } from "#tests/support/changedBookings.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { setCancelFault } from "#tests/support/providerSide.ts";

const minute = 60_000;
const same = "지금 예약과 같은 날짜와 인원이에요.";

forEachDatabase((_name, open) => {
	async function newWorld(stock = 5): Promise<BookingWorld> {
		const db = await open();
		await plantBookingWorld(db, { stock });
		return bookingWorld(db);
	}

	describe("a requested change", () => {
		let world: BookingWorld;
		beforeEach(async () => {
			world = await newWorld();
		});

		it("must alter days, adults or children's ages; the order of ages does not count [DEC-198]", async () => {
			const booked = await world.book(2, { adults: 1, childAges: [3, 12] });
			const party = { adults: 1, childAges: [12, 3] };
			const quote = (...asked: Parameters<typeof wish>) => quoteFor(world, booked, wish(...asked));
			await expect(quote("2026-12-10", 2, party)).rejects.toMatchObject({
				kind: "invalidRequest",
				message: same,
			});
			for (const asked of [
				wish("2026-12-10", 1, party),
				wish("2026-12-09", 3, party),
				wish("2026-12-10", 2, { ...party, adults: 2 }),
				wish("2026-12-10", 2, { adults: 1, childAges: [3, 13] }),
			])
				expect(await quoteFor(world, booked, asked)).toMatchObject({ state: "quoted" });
		});

		it("must have at least one night and not start before today [DEC-189, DEC-198]", async () => {
			const booked = await world.book(2);
			for (const asked of [wish("2026-12-10", 0), wish("2026-12-10", -1), wish("2026-11-20", 3)])
				await expect(quoteFor(world, booked, asked)).rejects.toMatchObject({ kind: "invalidRequest" });
			// Nothing is sold in November in this world, so the refusal shows that the day itself is allowed.
			await expect(quoteFor(world, booked, wish("2026-11-21", 1))).rejects.toMatchObject({ kind: "soldOut" });
		});

		it("is rejected for more guests than the room holds, even on the same days [DEC-198]", async () => {
			const booked = await world.book(2);
			await expect(
				quoteFor(world, booked, wish("2026-12-10", 2, { adults: 2, childAges: [1, 2, 3] })),
			).rejects.toMatchObject({ kind: "soldOut" });
		});

		it("is rejected when the difference to pay is less than providers charge [DEC-088, DEC-198]", async () => {
			const booked = await world.book(2);
			const { rows } = await world.db.query<{ paid: number }>(
				"SELECT total_amount AS paid FROM order_product WHERE order_product_id = $1",
				[productOf(booked)],
			);
			const paidLess = (by: number) =>
				world.db.query("UPDATE order_product SET total_amount = $2 WHERE order_product_id = $1", [
					productOf(booked),
					(rows[0]?.paid ?? 0) - by,
				]);
			for (const less of [1, 99]) {
				await paidLess(less);
				await expect(quoteFor(world, booked, wish("2026-12-20", 2))).rejects.toMatchObject({
					kind: "invalidRequest",
					message: "추가로 결제할 금액이 100원보다 적어서 변경할 수 없어요. 다른 날짜나 인원을 골라 주세요.",
				});
			}
			await paidLess(100);
			expect(await quoteFor(world, booked, wish("2026-12-20", 2))).toMatchObject({ toPay: 100 });
		});

		it("is rejected while another one is open [DEC-198]", async () => {
			const booked = await world.book(2);
			for (const [first, state] of [
				[wish("2026-12-11", 3), "asked"],
				[wish("2026-12-20", 1), "made"],
			] as const) {
				expect((await change(world, booked, first)).state).toBe(state);
				await expect(quoteFor(world, booked, wish("2026-12-25", 1))).rejects.toMatchObject({
					kind: "alreadyProcessed",
				});
				await world.changes.undo(2, productOf(booked));
			}
		});

		it("is rejected, as a cancellation is, while a refund of the previous one is pending [DEC-198]", async () => {
			const booked = await world.book(2);
			await change(world, booked, wish("2026-12-20", 1));
			await setCancelFault(world.db, booked.orderId, "refuse");
			world.clock.pass(10 * minute);
			await world.changes.run();
			const id = productOf(booked);
			const refused = { kind: "alreadyProcessed" };
			await expect(quoteFor(world, booked, wish("2026-12-25", 1))).rejects.toMatchObject(refused);
			await expect(world.cancellations.quote(2, id, "full")).rejects.toMatchObject(refused);
			await expect(
				world.cancellations.cancelPart(2, id, { reason: "취소", quoteId: null }, "part-key-1"),
			).rejects.toMatchObject(refused);
		});

		it("is allowed only for dated rooms booked by a member, not for vouchers or LMS orders [DEC-198]", async () => {
			const over = { kind: "invalidRequest", message: bookingChangeCopy.over };
			const path = { productIdx: 1, accoms: "1", rooms: "1", rateplan: "3", orderType: "OC" };
			const voucher = await world.book(2, { path, payKind: "lms" });
			await world.db.query(
				"UPDATE order_product SET status = 'confirm', check_in = '2026-12-10', check_out = '2026-12-11' WHERE order_product_id = $1",
				[productOf(voucher)],
			);
			await world.db.query("UPDATE order_pay SET pay_kind = 'main'");
			await expect(quoteFor(world, voucher, wish("2026-12-20", 1))).rejects.toMatchObject(over);
			const linked = await world.book(2);
			await world.db.query("UPDATE order_pay SET pay_kind = 'lms' WHERE order_num = $1", [
				linked.held.orderNum,
			]);
			await expect(quoteFor(world, linked, wish("2026-12-20", 1))).rejects.toMatchObject(over);
		});
	});

	describe("a change when rooms are scarce", () => {
		const path = { productIdx: 1, accoms: "1", rooms: "1", rateplan: "1", orderType: "OO" };
		/** Lets another customer take a room for one night. */
		const takeNight = (world: BookingWorld, checkInDate: StayDate) =>
			world.book(1, { path, checkInDate, checkOutDate: addDays(checkInDate, 1) });

		it("needs a free room only in the nights the booking does not already have [DEC-198]", async () => {
			const world = await newWorld(1);
			const booked = await world.book(2);
			for (const night of ["2026-12-08", "2026-12-12"]) await takeNight(world, day(night));
			const soldOut = { kind: "soldOut" };
			for (const [checkIn, nights] of [
				["2026-12-12", 1],
				["2026-12-11", 2],
				["2026-12-08", 3],
				["2026-12-08", 1],
			] as const)
				await expect(quoteFor(world, booked, wish(checkIn, nights))).rejects.toMatchObject(soldOut);
			for (const [checkIn, nights] of [
				["2026-12-10", 1],
				["2026-12-11", 1],
				["2026-12-09", 2],
				["2026-12-13", 2],
			] as const)
				expect(await quoteFor(world, booked, wish(checkIn, nights))).toMatchObject({ state: "quoted" });
		});

		it("is not quoted for a room the member's own unpaid order holds, which a change does not release [DEC-198]", async () => {
			const world = await newWorld(1);
			const booked = await world.book(2);
			await world.hold(2, { path, checkInDate: day("2026-12-12"), checkOutDate: day("2026-12-13") });
			await expect(quoteFor(world, booked, wish("2026-12-11", 2))).rejects.toMatchObject({ kind: "soldOut" });
		});

		it("takes nothing when the last room was sold in the meantime [DEC-198]", async () => {
			const world = await newWorld(1);
			const booked = await world.book(2);
			const quote = await quoteFor(world, booked, wish("2026-12-20", 2));
			await takeNight(world, day("2026-12-21"));
			await expect(world.changes.make(2, productOf(booked), quote.id)).rejects.toMatchObject({
				kind: "soldOut",
			});
			expect([await world.stock(1, day("2026-12-20")), await world.stock(1, day("2026-12-10"))]).toEqual([
				1, 0,
			]);
		});
	});

	describe("a requested difference", () => {
		let world: BookingWorld;
		beforeEach(async () => {
			world = await newWorld();
		});
		const states = async () => {
			const { rows } = await world.db.query<{ demand: string; change: string }>(
				"SELECT a.state AS demand, c.state AS change FROM booking_change c JOIN order_add_pay a USING (order_add_pay_id)",
			);
			return rows[0];
		};

		it("is awaited for fifteen minutes and then withdrawn [DEC-198]", async () => {
			const booked = await world.book(2);
			await change(world, booked, wish("2026-12-11", 3));
			world.clock.pass(15 * minute - 1);
			await world.changes.run();
			expect(await states()).toMatchObject({ change: "asked" });
			world.clock.pass(1);
			await world.changes.run();
			expect(await states()).toEqual({ demand: "withdrawn", change: "refused" });
		});

		it("is withdrawn when the booking is cancelled in the meantime [DEC-198]", async () => {
			const booked = await world.book(2);
			await change(world, booked, wish("2026-12-11", 3));
			expect((await world.cancellations.quote(2, productOf(booked), "full")).refundAmount).toBe(200_000);
			const asked = { reason: "취소", quoteId: null };
			await world.cancellations.cancelPart(2, productOf(booked), asked, "part-key-1");
			expect(await states()).toEqual({ demand: "withdrawn", change: "refused" });
			expect(await world.stock(1, day("2026-12-13"))).toBe(5);
		});

		it("blocks cancellation once paid, with a message saying so [DEC-198]", async () => {
			const booked = await world.book(2);
			const asked = await change(world, booked, wish("2026-12-11", 3));
			await pay(world, booked, asked.extraPaymentId ?? 0);
			const inTheWay = {
				kind: "notCancellable",
				message: "변경한 예약이에요. 변경을 되돌리거나 10분이 지난 뒤에 취소해 주세요.",
			};
			await expect(world.cancellations.quote(2, productOf(booked), "full")).rejects.toMatchObject(inTheWay);
			await expect(
				world.cancellations.cancelPart(2, productOf(booked), { reason: "취소", quoteId: null }, "part-key-1"),
			).rejects.toMatchObject(inTheWay);
		});
	});
});
