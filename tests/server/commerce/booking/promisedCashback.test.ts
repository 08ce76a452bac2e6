import { expect, it } from "vitest";
import { bookingDetail } from "#adapters/http/wireBookings.ts";
import { expectedCashback } from "#domain/booking/expectedCashback.ts";
import { koreanDay, koreanInstant } from "#domain/shared/koreanTime.ts";
import { endStays } from "#server/commerce/booking/endStays.ts";
import { bookingAnswer } from "#server/services/answers/bookingAnswer.ts";
import {
	type AgreedBooking,
	type BookingWorld,
	bookingWorld,
	plantBookingWorld,
} from "#tests/support/bookingWorld.ts";
import { change, pay, productOf, wish } from "#tests/support/changedBookings.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const two = { rooms: 2, path: { productIdx: 1, accoms: "1", rooms: "1", rateplan: "1", orderType: "MC" } };

/** Books as member 1, who is special, or as member 2, who is not, and changes the nights with another grade if one is given. */
async function changed(
	world: BookingWorld,
	nights: number,
	{ memberId = 1, grade }: { readonly memberId?: number; readonly grade?: string } = {},
): Promise<AgreedBooking> {
	const booked = await world.book(memberId);
	if (grade) await world.db.query("UPDATE member SET grade = $1 WHERE member_id = $2", [grade, memberId]);
	const { extraPaymentId } = await change(world, booked, wish("2026-12-20", nights));
	if (extraPaymentId !== null) await pay(world, booked, extraPaymentId);
	world.clock.pass(10 * 60_000);
	await world.changes.run();
	return booked;
}

/** Returns the page of a booking, as the browser reads it. */
async function promised({ bookings, clock }: BookingWorld, booked: AgreedBooking): Promise<number> {
	const orderProductId = productOf(booked);
	const order = await bookings.view(booked.memberId, orderProductId);
	const facts = await bookings.pageData(order, orderProductId, 1);
	const reader = { orderProductId, isByLink: false, now: clock.now(), secrets: { keyedHash: () => "hash" } };
	return expectedCashback(bookingDetail(bookingAnswer(order, facts, reader)), koreanDay(clock.now()));
}

forEachDatabase((_, open) => {
	it.each<[string, number, (world: BookingWorld) => Promise<AgreedBooking>]>([
		["booked", 9_000, (world) => world.book(1)],
		[
			"paid with points in part",
			8_500,
			(world) => world.book(1, { points: { awesomeCash: 10_000, welfarePoints: 0 } }),
		],
		["changed to more nights", 13_500, (world) => changed(world, 3)],
		["changed to fewer nights", 4_500, (world) => changed(world, 1)],
		["changed after the membership ended", 0, (world) => changed(world, 3, { grade: "Bronze" })],
		[
			"changed after the membership began",
			4_500,
			(world) => changed(world, 1, { memberId: 2, grade: "Gold" }),
		],
		[
			"whose change after the membership ended was undone",
			9_000,
			async (world) => {
				const booked = await world.book(1);
				await world.db.query("UPDATE member SET grade = 'Bronze' WHERE member_id = 1");
				await change(world, booked, wish("2026-12-20", 1));
				await world.changes.undo(1, productOf(booked));
				return booked;
			},
		],
		[
			"of two rooms of which one is cancelled",
			9_000,
			async (world) => {
				const booked = await world.book(1, two);
				const second = booked.held.orderProductIds[1] ?? 0;
				await world.cancellations.cancelPart(1, second, { reason: "x", quoteId: null }, "part-key-1");
				await world.cancellations.now(1, second, "now-key-1");
				return booked;
			},
		],
		[
			"held by a special member and paid after the membership ended",
			9_000,
			async (world) => {
				const agreed = await world.agree(1);
				await world.db.query("UPDATE member SET grade = 'Bronze' WHERE member_id = 1");
				await world.approve(agreed);
				return agreed;
			},
		],
		[
			"held before the membership began and paid after",
			0,
			async (world) => {
				const agreed = await world.agree(2);
				await world.db.query("UPDATE member SET grade = 'Gold' WHERE member_id = 2");
				await world.approve(agreed);
				return agreed;
			},
		],
	])(
		"promises exactly the cashback paid after the stay: %s [DEC-077, DEC-078, DEC-198]",
		async (_how, amount, book) => {
			const db = await open();
			await plantBookingWorld(db);
			const world = bookingWorld(db);
			const booked = await book(world);
			expect(await promised(world, booked)).toBe(amount);
			world.clock.set(koreanInstant("2027-01-02 00:00:00") ?? 0);
			await endStays(world);
			const { rows } = await db.query<{ sum: number }>(
				"SELECT coalesce(sum(amount), 0)::int AS sum FROM point_ledger WHERE action_type = 'SAVE'",
			);
			expect(rows).toEqual([{ sum: amount }]);
		},
	);
});
