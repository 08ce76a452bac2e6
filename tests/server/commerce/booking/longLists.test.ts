import { beforeAll, describe, expect, it } from "vitest";
import { bookingTabs, sortBookings } from "#domain/booking/bookingTabs.ts";
import { bookingTab } from "#domain/booking/orderStatus.ts";
import type { OrderProductStatus } from "#domain/order/orderMachine.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import {
	type BookingWorld,
	bookingStart,
	bookingWorld,
	plantBookingWorld,
} from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

interface Row {
	readonly orderProductId: number;
	readonly status: OrderProductStatus;
	readonly checkIn: StayDate | null;
}

const today = koreanDay(bookingStart);
const lines = 3_000;

/** Plants years of orders in every state, dated before, on and after today: a seventh without a day, a thirteenth hidden, some unpaid. */
const plantYears = ({ db }: BookingWorld) =>
	db.query(`
		INSERT INTO order_pay (order_num, member_id, stage, expire_reason, placed_at, pay_kind, pay_method, key_code, price_ledger, original_amount,
			sale_amount, total_amount, guest_name, guest_tel, guest_email)
		SELECT 'Y' || n, 2, CASE WHEN n % 11 = 0 THEN 'expired' ELSE 'placed' END, CASE WHEN n % 11 = 0 THEN 'timeout' END,
			CASE WHEN n % 11 > 0 THEN now() END, 'main', 'card', 'k', '[]', 1000, 1000, 1000, '', '', '' FROM generate_series(1, ${lines}) n;
		INSERT INTO order_product (order_pay_id, order_no, member_id, status, status_before, property_id, room_id, rateplan_id, channel_idx, check_in,
			check_out, original_amount, sale_amount, total_amount, cancel_policy, snapshot, hidden)
		SELECT order_pay_id, order_num || '-1', 2, CASE WHEN n % 11 > 0 THEN (ARRAY['pending', 'add_pay', 'complete', 'confirm', 'confirm_wait',
				'noshow', 'cancel', 'cancel_request', 'cancel_wait'])[1 + n % 9] END, 'confirm', 1, 1, 1, 1,
			CASE WHEN n % 7 > 0 THEN '${today}'::date + n * 7919 % 401 - 200 END, CASE WHEN n % 7 > 0 THEN '${today}'::date + n * 7919 % 401 - 199 END,
			1000, 1000, 1000, '{"tiers": []}', '{"productName": "남산", "roomName": "더블", "imageKey": null}', n % 13 = 0
		FROM (SELECT *, substr(order_num, 2)::int AS n FROM order_pay WHERE order_num LIKE 'Y%') o`);

forEachDatabase((_, open) => {
	describe("the booking list of a long-standing member", () => {
		let world: BookingWorld;
		beforeAll(async () => {
			const db = await open();
			await plantBookingWorld(db, { members: 3 });
			world = bookingWorld(db);
			await plantYears(world);
		});

		it("counts all bookings per tab and returns the first five hundred of one [CALL-CONTENT-33, DEC-083, DEC-011]", async () => {
			const { rows } = await world.db.query<Row>(
				`SELECT order_product_id AS "orderProductId", status, check_in AS "checkIn" FROM order_product
				WHERE member_id = 2 AND status IS NOT NULL AND NOT hidden`,
			);
			const of = Object.fromEntries(
				bookingTabs.map((tab) => [
					tab,
					sortBookings(
						tab,
						rows.filter(({ status, checkIn }) => bookingTab(status, checkIn, today) === tab),
					),
				]),
			);
			expect(Object.values(of).every((all) => all.length > 500)).toBe(true);
			for (const tab of bookingTabs) {
				const { counts, bookings } = await world.bookings.list(2, tab);
				expect(counts).toEqual(Object.fromEntries(bookingTabs.map((each) => [each, of[each]?.length])));
				expect(bookings.map(({ orderProductId }) => orderProductId)).toEqual(
					of[tab]?.slice(0, 500).map(({ orderProductId }) => orderProductId),
				);
			}
		});

		it("is empty for a member without bookings [CALL-CONTENT-33]", async () => {
			const none = { counts: { pending: 0, complete: 0, cancel: 0 }, bookings: [] };
			for (const tab of bookingTabs) expect(await world.bookings.list(3, tab)).toEqual(none);
		});
	});
});
