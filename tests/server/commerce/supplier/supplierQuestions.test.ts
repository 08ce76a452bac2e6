import { expect, it } from "vitest";
import { bookingApp } from "#tests/support/bookingApp.ts";
import {
	bookingStart,
	bookingWorld,
	plantBookingWorld,
	supplierRoom,
	testClock,
} from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

forEachDatabase((_, open) => {
	it("a follow-up question is a new one for the supplier, and its answer is awaited [CHAN-01, DEC-157, DEC-183]", async () => {
		const db = await open();
		await plantBookingWorld(db, { members: 3 });
		await db.query("INSERT INTO common_code VALUES (105, 1, '예약 문의', 1)");
		const clock = testClock(bookingStart);
		const { orderNum } = (await bookingWorld(db, clock).book(2, { path: supplierRoom })).held;
		const { call, services } = await bookingApp(db, {}, clock);
		const base = "/api/content/v1/inquiries";
		const inquiry = { title: "체크인", content: "두 시에 체크인할 수 있을까요?", type: 1, inquiryType: 1 };
		const asked = await call(2, "POST", base, { ...inquiry, orderNum, userOrderNum: null, pageUrl: "/faq" });
		const { idx } = asked.data;
		const find = async () => {
			const { inquiries } = (await call(2, "GET", `${base}/status/all`)).data;
			return inquiries.find((each: { idx: number }) => each.idx === idx);
		};
		const answeredAfter = async (seconds: number) => {
			clock.pass(seconds * 1000);
			await services.outbox.deliver();
			const { rows } = await db.query("SELECT FROM outbox WHERE last_error IS NOT NULL");
			expect(rows).toEqual([]);
			return (await find()).complete;
		};
		for (const question of [null, "주차도 되나요?"]) {
			if (question !== null) await call(2, "POST", `${base}/${idx}/messages`, { content: question });
			expect([await answeredAfter(0), await answeredAfter(10), await answeredAfter(10)]).toEqual([
				false,
				false,
				true,
			]);
			expect(await find()).toMatchObject({ commenter: "한강 창고 호텔" });
		}
	});
});
