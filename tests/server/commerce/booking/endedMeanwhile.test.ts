import { beforeEach, describe, expect, it } from "vitest";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { endStays } from "#server/commerce/booking/endStays.ts";
import { endVouchers, remindOfVouchers } from "#server/commerce/booking/endVouchers.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { type BookingWorld, bookingWorld, plantBookingWorld, twoRooms } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const day = 24 * 60 * 60_000;
const voucher = {
	path: { productIdx: 1, accoms: "1", rooms: "1", rateplan: "3", orderType: "OC" },
	payKind: "voucher",
} as const;

forEachDatabase((_, open) => {
	describe("a booking that is due", () => {
		let world: BookingWorld;
		beforeEach(async () => {
			const db = await open();
			await plantBookingWorld(db);
			await db.query("UPDATE rateplan SET voucher_valid_days = 40 WHERE rateplan_id = 3");
			world = bookingWorld(db);
		});

		/** A database in which something happens between the reading of what is due and the locking of it. */
		function meanwhile(happens: () => Promise<unknown>): Database {
			let isRead = false;
			return {
				...world.db,
				async query(statement, values) {
					const found = await world.db.query<never>(statement, values);
					if (!isRead && found.rows.length > 0) {
						isRead = true;
						await happens();
					}
					return found;
				},
			};
		}

		const cancelled = (id: number) => world.cancellations.reject(id, "operator", "공사");
		const dated = (id: number) => world.bookings.fixDay(2, id, stayDateOf("2026-12-30"));

		it.each<
			readonly [
				string,
				typeof endStays,
				bought: object,
				after: number,
				happens: (id: number) => Promise<unknown>,
				status: string,
			]
		>([
			["to end, but is cancelled", endStays, {}, 30 * day, cancelled, "cancel"],
			["to lapse, but is cancelled", endVouchers, voucher, 41 * day, cancelled, "cancel"],
			["to be reminded of, but gets its day", remindOfVouchers, voucher, 11 * day, dated, "confirm"],
		])(
			"%s at that very moment, is left as it is and counts as nothing done [DEC-078, DEC-192]",
			async (_what, work, bought, after, happens, status) => {
				const { held } = await world.book(2, bought);
				const [id = 0] = held.orderProductIds;
				world.clock.pass(after);
				const db = meanwhile(() => happens(id));
				expect(await work({ ...world, db })).toBe(0);
				const standing = async () => {
					const { rows } = await world.db.query(
						`SELECT status, voucher_reminded_at AS reminded, (SELECT count(*)::int FROM point_ledger) AS earnings,
							(SELECT count(*)::int FROM outbox WHERE payload->>'subject' LIKE '%유효기간이%') AS mails
						FROM order_product WHERE order_product_id = $1`,
						[id],
					);
					return rows;
				};
				expect(await standing()).toEqual([{ status, reminded: null, earnings: 0, mails: 0 }]);
			},
		);

		it("to end pays the cashback of each of its rooms, once [DEC-078]", async () => {
			await world.book(1, twoRooms);
			world.clock.pass(30 * day);
			expect(await endStays(world)).toBe(2);
			expect(await endStays(world)).toBe(0);
			const { rows } = await world.db.query("SELECT amount FROM point_ledger ORDER BY point_ledger_id");
			expect(rows).toEqual([{ amount: 9_000 }, { amount: 9_000 }]);
		});
	});
});
