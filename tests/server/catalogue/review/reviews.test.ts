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

		/** Plants 203 reviews of property 2, of two rooms and every star rating. */
		const plantMany = async () => {
			const { db } = app.services;
			await db.query("DELETE FROM review WHERE property_id = 2");
			await db.query(
				`INSERT INTO review (property_id, room_id, user_name, room_name, title, content, star, created_at)
				SELECT 2, (SELECT min(room_id) FROM room WHERE property_id = 2) + n % 2, '김**', '스탠다드', '후기 ' || n,
					'창밖 풍경이 좋고 방이 깨끗했어요.', 1 + n % 5, timestamptz '2026-11-20' - (n / 7) * interval '1 hour'
				FROM generate_series(1, 203) n`,
			);
			await db.query(
				`INSERT INTO review_stat (property_id, star_one, star_two, star_three, star_four, star_five)
				SELECT 2, count(*) FILTER (WHERE star = 1), count(*) FILTER (WHERE star = 2), count(*) FILTER (WHERE star = 3),
					count(*) FILTER (WHERE star = 4), count(*) FILTER (WHERE star = 5) FROM review WHERE property_id = 2
				ON CONFLICT (property_id) DO UPDATE SET star_one = excluded.star_one, star_two = excluded.star_two,
					star_three = excluded.star_three, star_four = excluded.star_four, star_five = excluded.star_five, told = NULL`,
			);
		};

		it("returns the booking's stay, with no review at first [CALL-CONTENT-12, DEC-154, ENT-31]", async () => {
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
		])("rejects %s [DEC-097, VAL-13]", async (_what, changes) => {
			expect(await write(2, past, changes)).toMatchObject({ status: 400, code: -2 });
		});

		it("accepts and counts only one of ten concurrent submissions [PROD-12, DEC-097, D45]", async () => {
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
			expect(list.data.reviewedRooms).toEqual([{ roomIdx: 1, roomName: "디럭스 더블", reviewCnt: 1 }]);
			expect(JSON.stringify(list.data)).not.toMatch(/haneul|010-?1234|김하늘/);
		});

		it("counts in the search after the next refresh [DEC-187]", async () => {
			await write(2, past);
			await app.services.search.refresh();
			const found = async (scoreMin: number) => {
				const { data } = await app.call(null, "POST", "/api/content/v1/products/findProducts", {
					...{ cityCode: "SEOUL", locationKR: 0, nationCode: "KR", searchText: "", subLocationKR: 0 },
					...{
						checkInDate: "2026-12-20",
						checkOutDate: "2026-12-21",
						adtCnt: 2,
						chdCnt: 0,
						chdAges: [],
						count: 1,
					},
					scoreMin,
				});
				return data.products.map(({ productIdx }: { productIdx: number }) => productIdx);
			};
			expect([await found(40), await found(45)]).toEqual([[1], []]);
		});

		it("rejects a review before the stay or for a cancelled booking [DEC-097, D45]", async () => {
			expect(await write(2, coming)).toMatchObject({ status: 400, code: -1 });
			await app.services.db.query("UPDATE order_product SET status = 'cancel' WHERE order_product_id = $1", [
				coming,
			]);
			expect(await write(2, coming)).toMatchObject({ status: 400, code: -1 });
		});

		it("returns 404 to another member as for an unknown booking, and 401 to a visitor [D01, ROLE-03]", async () => {
			const none = await view(3, 2_147_483_647);
			expect(none).toMatchObject({ status: 404, code: -5 });
			expect(await view(3, past)).toEqual(none);
			expect(await write(3, past)).toEqual(none);
			expect(await write(null, past)).toMatchObject({ status: 401, code: -4 });
			expect(await view(null, past)).toMatchObject({ status: 401, code: -4 });
		});

		it("paginates to the last review, even if many share a timestamp [CALL-CONTENT-11]", async () => {
			const { db } = app.services;
			await db.query(
				`INSERT INTO review (property_id, user_name, room_name, title, content, star, created_at)
				SELECT 2, '김**', '스탠다드', '후기 ' || n, '창밖 풍경이 좋고 방이 조용했습니다.', 4, timestamptz '2026-11-20' - (n / 7) * interval '1 hour'
				FROM generate_series(1, 1103) n`,
			);
			for (const size of ["", "&size=50"]) {
				const seen: number[] = [];
				for (let before = ""; ; before = `before=${seen.at(-1)}`) {
					const { data } = await app.call(null, "GET", `${base}/products/2?${before}${size}`);
					if (data.reviews.length === 0) break;
					seen.push(...data.reviews.map(({ idx }: { idx: number }) => idx));
				}
				expect([seen.length, new Set(seen).size]).toEqual([1103, 1103]);
			}
		});

		it("paginates in the requested order, filtered by room and stars, with the matching count [CALL-CONTENT-11]", async () => {
			const { db } = app.services;
			await plantMany();
			const read = async (query: string) => {
				const seen: { idx: number; star: number; createdDt: string }[] = [];
				for (let before = ""; ; before = `&before=${seen.at(-1)?.idx}`) {
					const { data } = await app.call(null, "GET", `${base}/products/2?size=17&${query}${before}`);
					if (data.reviews.length === 0) return { seen, matching: data.matchingCnt, data };
					seen.push(...data.reviews);
				}
			};
			const { data: first } = await app.call(null, "GET", `${base}/products/2?size=1`);
			const room = first.reviewedRooms[0].roomIdx as number;
			const { rows: rooms } = await db.query<{ count: number }>(
				"SELECT count(*)::int AS count FROM review WHERE property_id = 2 AND room_id = $1",
				[room],
			);
			const { rows: ofRoomAndStar } = await db.query<{ count: number }>(
				"SELECT count(*)::int AS count FROM review WHERE property_id = 2 AND room_id = $1 AND star = 2",
				[room],
			);
			const { rows: ofNoRoom } = await db.query<{ count: number }>(
				"SELECT count(*)::int AS count FROM review WHERE property_id = 2 AND room_id <> $1",
				[room],
			);
			for (const [query, count, direction] of [
				[`sort=newest&roomIdx=${room + 1}`, ofNoRoom[0]?.count, 0],
				["sort=newest&roomIdx=99", 0, 0],
				["sort=newest", 203, 0],
				["sort=scoreHigh", 203, -1],
				["sort=scoreLow", 203, 1],
				["sort=scoreHigh&star=4", 41, -1],
				[`sort=scoreLow&roomIdx=${room}`, rooms[0]?.count, 1],
				[`sort=newest&roomIdx=${room}`, rooms[0]?.count, 0],
				[`sort=scoreHigh&roomIdx=${room}&star=2`, ofRoomAndStar[0]?.count, -1],
			] as const) {
				const { seen, matching } = await read(query);
				expect([query, seen.length, new Set(seen.map(({ idx }) => idx)).size, matching]).toEqual([
					query,
					count,
					count,
					count,
				]);
				const sorted = seen.toSorted(
					(one, other) =>
						direction * (one.star - other.star) ||
						other.createdDt.localeCompare(one.createdDt) ||
						other.idx - one.idx,
				);
				expect(seen.map(({ idx }) => idx)).toEqual(sorted.map(({ idx }) => idx));
			}
			expect((await read("star=4")).seen.every(({ star }) => star === 4)).toBe(true);
			expect((await app.call(null, "GET", `${base}/products/2?sort=best`)).status).toBe(400);
			expect((await app.call(null, "GET", `${base}/products/2?star=6`)).status).toBe(400);
		});

		it("lists what good reviews praise, and recounts when one is hidden or shown [CALL-CONTENT-11]", async () => {
			await plantMany();
			const told = async () => (await app.call(null, "GET", `${base}/products/2?size=1`)).data.praises;
			const [before] = await told();
			expect(before).toEqual({ topic: "clean", reviewCnt: 81 });
			const { rows } = await app.services.db.query<{ review_id: number }>(
				"SELECT review_id FROM review WHERE property_id = 2 AND star = 5 LIMIT 1",
			);
			const id = Number(rows[0]?.review_id);
			await app.services.reviews.setHidden(id, true);
			expect((await told())[0]).toEqual({ topic: "clean", reviewCnt: 80 });
			await app.services.reviews.setHidden(id, false);
			expect((await told())[0]).toEqual(before);
		});

		it("omits hidden reviews and returns 404 for a closed stay [CALL-CONTENT-11]", async () => {
			const { db } = app.services;
			await db.query("UPDATE review SET hidden = true");
			expect((await app.call(null, "GET", `${base}/products/1`)).data.reviews).toEqual([]);
			await db.query("UPDATE property SET status = 'closed' WHERE property_id = 2");
			expect((await app.call(null, "GET", `${base}/products/2`)).status).toBe(404);
		});
	});
});
