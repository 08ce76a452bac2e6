import { beforeAll, describe, expect, it } from "vitest";
import { askedOrder, askedStay } from "#tests/support/askedOrder.ts";
import { type BookingApp, bookingApp } from "#tests/support/bookingApp.ts";
import { plantBookingWorld, plantPoints } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const content = "/api/content/v1";

forEachDatabase((_, open) => {
	let world: BookingApp;
	beforeAll(async () => {
		const db = await open();
		await plantBookingWorld(db, { stock: 20 });
		await plantPoints(db, 5_000_000);
		world = await bookingApp(db);
	});

	/** Books with points through the calls, whose answers are checked against their contracts, and reads the booking. */
	async function book(
		path: string,
		{
			count,
			...more
		}: { readonly count: number; readonly payKind: string; readonly couponUserIdxs: number[] },
		off: number,
	) {
		const option = await world.call(2, "POST", `${content}/products/1/${path}`, {
			...askedStay,
			count,
			promotionIdx: null,
		});
		const { keyCode, saleAmount } = option.data.option;
		const held = await world.call(2, "POST", `${content}/books/1/${path}`, {
			...askedOrder,
			...more,
			count,
			keyCode,
			pointAmount: saleAmount - off,
			expectedTotalAmount: 0,
		});
		expect(held).toMatchObject({ status: 200 });
		const { orderNum } = held.data;
		const { payKind } = more;
		const asked = { payKind, orderNum, payMethod: "card" };
		await world.call(2, "POST", "/api/payment/v1/payments/prepare", asked);
		const read = await world.call(2, "GET", `${content}/books/num/${orderNum}/img-count/20`);
		expect(read).toMatchObject({ status: 200 });
		return { held: held.data, order: read.data.order };
	}

	describe("the largest orders", () => {
		it("of twenty vouchers are answered with each of them [DEC-055, DEC-165]", async () => {
			const vouchers = { count: 20, payKind: "voucher", couponUserIdxs: [] };
			const { held, order } = await book("order-type/MC/ids/1/rooms/1/rateplan/3", vouchers, 0);
			expect(held.orderProductIdxs).toHaveLength(20);
			expect(order.orderProducts).toHaveLength(20);
		});

		it("take every combinable coupon that the option offers [DEC-089, DEC-159]", async () => {
			const path = "order-type/OC/ids/1/rooms/1/rateplan/1";
			const { rows } = await world.services.db.query<{ id: number }>(
				`WITH campaign AS (
					INSERT INTO coupon_manager (type, title, discount_kind, discount, overlap, set_cnt, issue_start, issue_end, use_expire_date)
					SELECT 'NORMAL', '천원 할인 ' || n, 'AMOUNT', 1000, true, 13, '2026-11-01', '2026-12-31', '2026-12-31'
					FROM generate_series(1, 2) n RETURNING coupon_manager_id)
				INSERT INTO user_coupon (coupon_manager_id, member_id, copy, use_expire_date)
				SELECT coupon_manager_id, 2, copy, '2026-12-31' FROM campaign, generate_series(1, 13) copy
				RETURNING user_coupon_id::int AS id`,
			);
			const couponUserIdxs = rows.map(({ id }) => id);
			const asked = { count: 1, payKind: "main", couponUserIdxs };
			const { held, order } = await book(path, asked, 26_000);
			expect(held.ledger.lines).toHaveLength(2 + 26 + 1);
			expect(order.coupons).toHaveLength(26);
		});
	});
});
