import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#server/platform/database/Database.ts";
import { type BookingApp, bookingApp } from "#tests/support/bookingApp.ts";
import { bookingStart, bookingWorld, plantBookingWorld, testClock } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const draft = { title: "다시 가고 싶은 곳", content: "창밖 풍경이 좋고 방이 조용했습니다." };
const day = 86_400_000;

forEachDatabase((_, open) => {
	describe("a stay's search entry", () => {
		let db: Database;
		let app: BookingApp;
		let booked: number;
		beforeEach(async () => {
			db = await open();
			await plantBookingWorld(db);
			const clock = testClock(bookingStart);
			booked = (await bookingWorld(db, clock).book(2)).held.orderProductIds[0] ?? 0;
			clock.pass(21 * day);
			app = await bookingApp(db, {}, clock);
		});

		/** Plants nine reviews with the same star rating, one of them with id 700. */
		async function plant(stars: string, star: number): Promise<void> {
			await db.query(
				`INSERT INTO review (review_id, property_id, user_name, room_name, title, content, star)
				SELECT 699 + n, 1, '김*', '디럭스', '후기', '창밖 풍경이 좋고 방이 조용했습니다.', ${star} FROM generate_series(1, 9) n`,
			);
			await db.query(`INSERT INTO review_stat (property_id, ${stars}) VALUES (1, 9)`);
		}
		async function marks(): Promise<number> {
			const { rows } = await db.query<{ property_id: number }>(
				"WITH gone AS (DELETE FROM stay_dirty WHERE ym = 0 RETURNING property_id) SELECT DISTINCT property_id FROM gone",
			);
			return rows.length;
		}
		const write = (star: number) =>
			app.call(2, "POST", `/api/content/v1/reviews/order-products/${booked}`, { ...draft, star });

		it("is marked for refresh by its first review", async () => {
			await marks();
			expect((await write(5)).status).toBe(200);
			expect(await marks()).toBe(1);
		});

		it("is not marked by a review that keeps the average in the same filter step", async () => {
			await plant("star_five", 5);
			await marks();
			expect((await write(3)).data.review.starAvg).toBe(4.8);
			expect(await marks()).toBe(0);
		});

		it("is not marked by a review that equals the average [PROD-12, DEC-097]", async () => {
			await plant("star_four", 4);
			await marks();
			expect((await write(4)).data.review.starAvg).toBe(4);
			expect(await marks()).toBe(0);
		});

		it("is marked by a review that moves the average below a filter step, and by hiding or showing it", async () => {
			await plant("star_four", 4);
			await marks();
			expect((await write(3)).data.review.starAvg).toBe(3.9);
			expect(await marks()).toBe(1);
			const { rows } = await db.query<{ id: number }>(
				"SELECT review_id AS id FROM review WHERE member_id = 2",
			);
			const { reviews } = app.services;
			const own = rows[0]?.id ?? 0;
			for (const isHidden of [true, false]) {
				expect(await reviews.setHidden(own, isHidden)).toBe(true);
				expect(await marks()).toBe(1);
				expect(await reviews.setHidden(own, isHidden)).toBe(false);
				expect(await marks()).toBe(0);
			}
			expect(await reviews.setHidden(799, true)).toBe(false);
		});

		it("is not marked by hiding one of many equal reviews", async () => {
			await plant("star_four", 4);
			await marks();
			for (const isHidden of [true, false])
				expect(await app.services.reviews.setHidden(700, isHidden)).toBe(true);
			expect(await marks()).toBe(0);
		});
	});
});
