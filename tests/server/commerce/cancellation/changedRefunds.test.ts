import { beforeEach, describe, expect, it } from "vitest";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { findViolations } from "#server/ops/store/invariants.ts";
import {
	type BookingWorld,
	bookingWorld,
	plantBookingWorld,
	plantPoints,
} from "#tests/support/bookingWorld.ts";
import { change, day, pay, productOf, wish } from "#tests/support/changedBookings.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { leftAtProvider, refundsOf } from "./refundBooks.ts";

forEachDatabase((_, open) => {
	let world: BookingWorld;
	beforeEach(async () => {
		const db = await open();
		await plantBookingWorld(db);
		await plantPoints(db, 100_000, 20_000);
		world = bookingWorld(db);
	});

	const refunds = () => refundsOf(world.db);
	const left = () => leftAtProvider(world.db);

	describe("the penalty of a changed booking", () => {
		const halfTier = koreanInstant("2026-12-18 12:00:00") ?? 0;

		/** Books a night, pays the difference for a second one, and cancels when half is refunded. */
		async function cancelChanged(
			couponIds: readonly number[],
			points: { readonly awesomeCash: number; readonly welfarePoints: number },
		) {
			const booked = await world.book(2, {
				checkInDate: day("2026-12-20"),
				checkOutDate: day("2026-12-21"),
				path: { productIdx: 1, accoms: "1", rooms: "1", rateplan: "1", orderType: "OO" },
				couponIds,
				points,
			});
			const dearer = await change(world, booked, wish("2026-12-20", 2));
			await pay(world, booked, dearer.extraPaymentId ?? 0);
			world.clock.set(halfTier);
			await world.changes.run();
			const quote = await world.cancellations.quote(2, productOf(booked), "full");
			const ask = { reason: "일정 변경", quoteId: quote.id };
			await world.cancellations.cancelOrder(2, booked.held.orderPayId, ask, "whole-12345");
			await world.cancellations.now(2, productOf(booked), "now-12345");
			await world.cancellations.run();
			const { rows } = await world.db.query<{ point: number; user_point: number; state: string }>(
				"SELECT point, user_point, state FROM point_balance JOIN user_coupon USING (member_id) WHERE member_id = 2",
			);
			expect(await findViolations(world.db)).toEqual([]);
			return { quote, purse: rows[0] };
		}

		it("is taken from all its card payments, the earliest first, before points and coupon [DEC-099, DEC-198]", async () => {
			const { quote, purse } = await cancelChanged([2], { awesomeCash: 30_000, welfarePoints: 20_000 });
			expect(quote).toMatchObject({
				penalty: 100_000,
				refundAmount: 40_000,
				refundAwesomeCash: 30_000,
				refundWelfarePoints: 20_000,
				isCouponRestored: true,
			});
			expect(await refunds()).toEqual([
				[0, 40_000],
				[40_000, 60_000],
			]);
			expect(await left()).toBe(100_000);
			expect(purse).toEqual({ point: 100_000, user_point: 20_000, state: "available" });
		});

		it("may take all of a difference, which then needs no provider [DEC-099, DEC-198]", async () => {
			const { quote, purse } = await cancelChanged([], { awesomeCash: 100_000, welfarePoints: 0 });
			expect(quote).toMatchObject({ penalty: 100_000, refundAmount: 0, refundAwesomeCash: 100_000 });
			expect(await refunds()).toEqual([
				[0, 0],
				[0, 100_000],
			]);
			expect(await left()).toBe(100_000);
			expect(purse).toMatchObject({ point: 100_000 });
			const { rows } = await world.db.query("SELECT 1 FROM payment_attempt WHERE action = 'cancel'");
			expect(rows).toEqual([]);
		});
	});
});
