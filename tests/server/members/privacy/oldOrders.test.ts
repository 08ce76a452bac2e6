import { expect, it } from "vitest";
import { cleanUp } from "#server/jobs/cleanUp.ts";
import { bookingStart, bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { memberApp } from "#tests/support/memberApp.ts";

const day = 86_400_000;
const year = 365.25 * day;

forEachDatabase((_, open) => {
	it("an unpaid order loses its personal data after 30 days, a paid one five years after it is over [DEC-196]", async () => {
		const db = await open();
		await plantBookingWorld(db, { members: 3 });
		const world = await memberApp(db);
		const books = bookingWorld(db, world.clock);
		await books.hold(2);
		world.clock.pass(40 * 60_000);
		await books.bookings.expireHolds();
		await db.query("UPDATE order_pay SET created_at = $1", [new Date(bookingStart)]);
		await books.book(3);
		const voucher = await books.book(3);
		await db.query(
			"UPDATE order_product SET check_in = NULL, check_out = NULL, valid_until = '2027-01-31' WHERE order_product_id = ANY ($1)",
			[voucher.held.orderProductIds],
		);
		await db.query("UPDATE order_pay SET placed_at = $1 WHERE stage = 'placed'", [new Date(bookingStart)]);
		const named = async (stage: string, passed: number) => {
			world.clock.set(bookingStart + passed);
			await cleanUp(world);
			const { rows } = await db.query<{ n: number }>(
				"SELECT count(*) AS n FROM order_pay WHERE stage = $1 AND guest_name || guest_tel || guest_email <> ''",
				[stage],
			);
			return rows[0]?.n;
		};
		expect(await named("expired", 29 * day)).toBe(1);
		expect(await named("expired", 31 * day)).toBe(0);
		expect(await named("placed", 5 * year)).toBe(2);
		expect(await named("placed", 5 * year + 30 * day)).toBe(1);
		expect(await named("placed", 5 * year + 80 * day)).toBe(0);
	});
});
