import { beforeEach, describe, expect, it } from "vitest";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { endStays } from "#server/commerce/booking/endStays.ts";
import { endVouchers } from "#server/commerce/booking/endVouchers.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { type BookingWorld, bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const voucher = { productIdx: 1, accoms: "1", rooms: "1", rateplan: "3", orderType: "OC" };
const notInstant = { ...voucher, rateplan: "2" };

/** Makes the list query treat one room as past, as it was when the list was read. */
const listing = (db: Database, orderProductId: number): Database => ({
	...db,
	query: (statement, values) =>
		/check_out < \$1|valid_until < \$1/.test(typeof statement === "string" ? statement : statement.text)
			? db.query("SELECT $1::int AS order_product_id", [orderProductId])
			: db.query(statement, values),
});

forEachDatabase((_, open) => {
	describe("a booking that changed after it was listed as over [DEC-084, DEC-192]", () => {
		let db: Database;
		let world: BookingWorld;
		beforeEach(async () => {
			db = await open();
			await plantBookingWorld(db);
			world = bookingWorld(db);
		});

		const id = ({ held }: { readonly held: { readonly orderProductIds: readonly number[] } }): number =>
			held.orderProductIds[0] ?? 0;
		const rooms: Readonly<Record<string, () => Promise<number>>> = {
			"is cancelled": async () => {
				const booked = id(await world.book(1));
				await world.cancellations.cancelPart(1, booked, { reason: "취소", quoteId: null }, "part-key-1");
				await world.cancellations.now(1, booked, "now-key-1");
				return booked;
			},
			"waits for its stay's word": async () => id(await world.book(1, { path: notInstant })),
			"is not paid": async () => id({ held: await world.hold(1) }),
			"is not there": async () => 9_999,
			"is a voucher whose day is fixed": async () => {
				const booked = id(await world.book(1, { path: voucher, payKind: "voucher" }));
				await world.bookings.fixDay(1, booked, stayDateOf("2026-12-10"));
				return booked;
			},
			"is a voucher without a day": async () =>
				id(await world.book(1, { path: voucher, payKind: "voucher" })),
			"is confirmed": async () => id(await world.book(1)),
		};
		const state = async () =>
			(
				await db.query(
					"SELECT status, version, (SELECT count(*)::int FROM order_event) AS events, (SELECT count(*)::int FROM point_ledger) AS lines FROM order_product",
				)
			).rows;

		it.each([
			["stays", endStays, "is confirmed", "is a voucher whose day is fixed"],
			["vouchers", endVouchers, "is a voucher without a day", "is a voucher without a day"],
		] as const)("is left unchanged when %s are ended", async (_what, end, ...over) => {
			for (const [what, make] of Object.entries(rooms)) {
				const room = await make();
				const before = await state();
				world.clock.set(koreanInstant("2027-12-01 00:00:00") ?? 0);
				await end({ db: listing(db, room), clock: world.clock });
				const isChanged = JSON.stringify(await state()) !== JSON.stringify(before);
				expect([what, isChanged]).toEqual([what, over.some((each) => each === what)]);
				world.clock.set(koreanInstant("2026-11-21 12:00:00") ?? 0);
			}
		});
	});
});
