import { beforeAll, describe, expect, it } from "vitest";
import { type BookingApp, bookingApp } from "#tests/support/bookingApp.ts";
import { bookingStart, bookingWorld, plantBookingWorld, testClock } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const base = "/api/content/v1/reviews";
const draft = { title: "다시 가고 싶은 곳", content: "창밖 풍경이 좋고 방이 조용했습니다.", star: 4 };
const day = 86_400_000;

forEachDatabase((_, open) => {
	describe("reviews", () => {
		let app: BookingApp;
		let past: number;
		let coming: number;
		beforeAll(async () => {
			const db = await open();
			await plantBookingWorld(db, { members: 3 });
			const clock = testClock(bookingStart);
			const world = bookingWorld(db, clock);
			past = (await world.book(2)).held.orderProductIds[0] ?? 0;
			coming = (await world.book(2)).held.orderProductIds[0] ?? 0;
			await db.query("UPDATE member SET name = '김하늘' WHERE member_id = 2");
			await db.query(
				"UPDATE order_product SET check_in = '2026-12-02', check_out = '2026-12-04' WHERE order_product_id = $1",
				[past],
			);
			await db.query(
				"UPDATE order_product SET check_in = '2027-01-20', check_out = '2027-01-22' WHERE order_product_id = $1",
				[coming],
			);
			clock.pass(20 * day);
			app = await bookingApp(db, {}, clock);
		});

		const view = (memberId: number | null, id: number) =>
			app.call(memberId, "GET", `${base}/order-products/${id}`);
		const write = (memberId: number | null, id: number, changes: object = {}) =>
			app.call(memberId, "POST", `${base}/order-products/${id}`, { ...draft, ...changes });

		it("tells the stay behind a booking, without a review at first [CALL-CONTENT-12, DEC-154, ENT-31]", async () => {
			const { data } = await view(2, past);
			expect(data).toMatchObject({
				review: null,
				bookReviewItem: { orderProductIdx: past, productIdx: 1, terms: 2, checkinDate: "2026-12-02" },
			});
		});

		it.each([
			["a title of spaces", { title: "   " }],
			["a text that is short without its spaces", { content: `짧다${" ".repeat(20)}` }],
			["five emoji and spaces", { content: `😀😀😀😀😀${" ".repeat(10)}` }],
			["no star", { star: 0 }],
			["six stars", { star: 6 }],
			["half a star", { star: 4.5 }],
			["a long title", { title: "가".repeat(51) }],
		])("refuses %s [DEC-097, VAL-13]", async (_what, changes) => {
			expect(await write(2, past, changes)).toMatchObject({ status: 400, code: -2 });
		});

		it("is written once, by one of ten at the same time, and counted once [PROD-12, DEC-097, D45]", async () => {
			const answers = await Promise.all(
				Array.from({ length: 10 }, () => write(2, past, { title: "  조용한 곳 " })),
			);
			const done = answers.filter(({ status }) => status === 200);
			expect(done).toHaveLength(1);
			expect(answers.filter(({ code }) => code === -204)).toHaveLength(9);
			expect(done[0]?.data.review).toMatchObject({
				title: "조용한 곳",
				star: 4,
				starAvg: 4,
				userName: "김*늘",
				verificationSource: "OWN",
			});
			expect((await view(2, past)).data.review).toEqual(done[0]?.data.review);
			const list = await app.call(null, "GET", `${base}/products/1`);
			expect(list.data.reviewCnt).toMatchObject({ reviewCount: 1, starFour: 1, starAvg: 4 });
			expect(list.data.reviews).toEqual([done[0]?.data.review]);
			expect(JSON.stringify(list.data)).not.toMatch(/haneul|010-?1234|김하늘/);
		});

		it("is not written before the stay, nor for a cancelled one [DEC-097, D45]", async () => {
			expect(await write(2, coming)).toMatchObject({ status: 400, code: -1 });
			await app.services.db.query("UPDATE order_product SET status = 'cancel' WHERE order_product_id = $1", [
				coming,
			]);
			expect(await write(2, coming)).toMatchObject({ status: 400, code: -1 });
		});

		it("answers another member as if there were no such booking, and a visitor to log in [D01, ROLE-03]", async () => {
			const none = await view(3, 2_147_483_647);
			expect(none).toMatchObject({ status: 404, code: -5 });
			expect(await view(3, past)).toEqual(none);
			expect(await write(3, past)).toEqual(none);
			expect(await write(null, past)).toMatchObject({ status: 401, code: -4 });
			expect(await view(null, past)).toMatchObject({ status: 401, code: -4 });
		});

		it("hides what an operator hid, and knows no stay that closed [CALL-CONTENT-11]", async () => {
			const { db } = app.services;
			await db.query("UPDATE review SET hidden = true");
			expect((await app.call(null, "GET", `${base}/products/1`)).data.reviews).toEqual([]);
			await db.query("UPDATE property SET status = 'closed' WHERE property_id = 2");
			expect((await app.call(null, "GET", `${base}/products/2`)).status).toBe(404);
		});
	});
});
