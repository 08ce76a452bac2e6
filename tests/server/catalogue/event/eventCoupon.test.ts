import { expect, it } from "vitest";
import { forEachDatabase } from "#tests/support/databases.ts";
import { worldApp } from "#tests/support/worldApp.ts";

forEachDatabase((_, open) => {
	it("a deal offers its coupon only while it can be claimed [CALL-CONTENT-34, DEC-171]", async () => {
		const world = await worldApp(open);
		const { db } = world.services;
		const { rows } = await db.query<{ id: number }>(
			`INSERT INTO coupon_manager (type, title, discount_kind, discount, issued_cnt, tot_cnt, issue_start, issue_end, valid_days)
				VALUES ('NORMAL', '특가 쿠폰', 'AMOUNT', 5000, 0, 1, '2026-11-01', '2026-12-31', 30) RETURNING coupon_manager_id AS id`,
		);
		const [{ id = 0 } = {}] = rows;
		const { rows: events } = await db.query<{ id: number }>(
			`UPDATE event SET coupon_manager_id = $1 WHERE event_id = (SELECT min(event_id) FROM event WHERE secret IS NULL AND published)
			RETURNING event_id AS id`,
			[id],
		);
		const running = events[0]?.id;
		const offered = async () =>
			(await world.call(null, "GET", `/api/content/v1/event-products/awesome/${running}`)).data.event
				.couponIdx;
		expect(await offered()).toBe(id);
		for (const change of [
			"issue_end = '2026-11-02'",
			"issue_start = '2026-12-01'",
			"use_expire_date = '2026-11-25', valid_days = NULL",
			"issued_cnt = 1",
		]) {
			await db.query(`UPDATE coupon_manager SET ${change} WHERE coupon_manager_id = $1`, [id]);
			expect({ change, offered: await offered() }).toEqual({ change, offered: null });
			expect((await world.call(3, "POST", "/api/content/v1/coupons", { couponIdx: id })).code).toBe(-205);
			await db.query(
				`UPDATE coupon_manager SET issue_start = '2026-11-01', issue_end = '2026-12-31', use_expire_date = NULL, valid_days = 30,
					issued_cnt = 0 WHERE coupon_manager_id = $1`,
				[id],
			);
		}
	});
});
