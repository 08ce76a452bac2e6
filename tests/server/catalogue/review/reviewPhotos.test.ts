import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runCommand } from "#server/ops/runCommand.ts";
import { type BookingApp, bookingApp } from "#tests/support/bookingApp.ts";
import { bookingStart, bookingWorld, plantBookingWorld, testClock } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const base = "/api/content/v1/reviews";
const draft = { title: "다시 가고 싶은 곳", content: "창밖 풍경이 좋고 방이 조용했습니다.", star: 4 };

/** A photo as a phone takes it: landscape, rotated, with its GPS position. */
const fromPhone = () =>
	sharp({ create: { width: 2400, height: 1200, channels: 3, background: "#336699" } })
		.withExif({ IFD0: { Make: "Camera" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "37/1 33/1 0/1" } })
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toBuffer();

forEachDatabase((_, open) => {
	describe("further review data", () => {
		let app: BookingApp;
		let booked: number;
		let notReviewed: number;
		let notPaid: number;
		let reviewId: number;
		beforeAll(async () => {
			const db = await open();
			await plantBookingWorld(db, { members: 6 });
			const clock = testClock(bookingStart);
			const world = bookingWorld(db, clock);
			booked = (await world.book(2)).held.orderProductIds[0] ?? 0;
			notReviewed = (await world.book(2)).held.orderProductIds[0] ?? 0;
			notPaid = (await world.hold(2)).orderProductIds[0] ?? 0;
			await db.query("UPDATE order_product SET check_in = '2026-11-02', check_out = '2026-11-04'");
			app = await bookingApp(db, {}, clock);
			const written = await app.call(2, "POST", `${base}/order-products/${booked}`, draft);
			reviewId = written.data.review.idx;
		});

		/** So that no test affects another, however often they run. */
		beforeEach(async () => {
			const { db } = app.services;
			for (const table of ["review_photo", "review_report", "external_rating", "rate_counter"])
				await db.query(`DELETE FROM ${table}`);
			await app.services.reviews.setHidden(reviewId, false);
		});

		const photos = `${base}/order-products`;
		const add = async (bytes: Buffer, alt = "", memberId = 2) =>
			app.call(memberId, "POST", `${photos}/${booked}/photos`, { image: bytes.toString("base64"), alt });
		const shown = async () => (await app.call(null, "GET", `${base}/products/1`)).data.reviews[0]?.photos;
		const picture = (url: string) =>
			app.app.inject(`/images/optimize?src=${encodeURIComponent(url)}&w=1600&q=80&f=jpg`);
		const ops = async (...args: string[]) => runCommand(app.services, "tester", args);

		it("photos: are resized, upright and stripped of their location [DEC-097]", async () => {
			const sent = await fromPhone();
			expect((await sharp(sent).metadata()).exif).toBeDefined();
			const { status, data } = await add(sent, " 창가 자리 ");
			expect(status).toBe(200);
			const [photo] = data.review.photos;
			expect(photo).toMatchObject({ alt: "창가 자리" });
			expect(await shown()).toEqual([photo]);
			const served = await picture(photo.imgUrl);
			expect(served.headers["content-type"]).toBe("image/jpeg");
			// After removal, no cache may show it for long.
			expect(served.headers["cache-control"]).toBe("public, max-age=3600");
			for (const bytes of [served.rawPayload, await keptBytes()]) {
				const { format, width, height, exif, orientation } = await sharp(bytes).metadata();
				expect({ format, width, height, exif, orientation }).toEqual({
					format: "jpeg",
					width: 800,
					height: 1600,
				});
			}
		});

		it("photos: a retried upload is stored once, with the newer description, if there is one [DEC-097, D45]", async () => {
			for (const [alt, told] of [
				["창가 자리", "창가 자리"],
				["창가와 책상", "창가와 책상"],
				[" ", "창가와 책상"],
			] as const) {
				const { status, data } = await add(await fromPhone(), alt);
				expect([status, data.review.photos]).toEqual([200, [expect.objectContaining({ alt: told })]]);
			}
		});

		const keptBytes = async (): Promise<Buffer> =>
			(await app.services.db.query<{ bytes: Buffer }>("SELECT bytes FROM review_photo LIMIT 1")).rows[0]
				?.bytes ?? Buffer.alloc(0);

		it.each([
			["a page that is named a picture", Buffer.from("<html><script>alert(1)</script></html>")],
			[
				"a drawing with a script",
				Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
			],
			["half a picture", Buffer.from("ffd8ffe000104a46", "hex")],
		])("photos: rejects %s, whatever type it claims to be [DEC-097]", async (_what, bytes) => {
			expect(await add(bytes)).toMatchObject({ status: 400, code: -2 });
			expect(await shown()).toEqual([]);
		});

		it("photos: are refused as busy, and may be sent again, when too many wait to be resized [DEC-097, D45]", async () => {
			const bytes = await sharp(await fromPhone())
				.resize(1200)
				.toBuffer();
			const outcomes = await Promise.all(
				Array.from({ length: 40 }, () =>
					app.services.reviews.addPhoto(2, booked, { bytes, alt: "" }).then(
						() => "stored",
						(error) => error.kind,
					),
				),
			);
			expect([...new Set(outcomes)].toSorted()).toEqual(["busy", "stored"]);
			expect(await shown()).toHaveLength(1);
		});

		it("photos: fifty a day may be sent, whether or not they are kept [DEC-097]", async () => {
			const { db } = app.services;
			expect((await add(Buffer.from("no picture"))).status).toBe(400);
			await db.query("UPDATE rate_counter SET hits = 50 WHERE scope = 'review-photo'");
			expect((await add(await fromPhone())).status).toBe(429);
		});

		it("photos: allows five at most even concurrently, only on one's own review, and deletes them [DEC-097, D45]", async () => {
			const sent = await fromPhone();
			const small = await Promise.all(
				Array.from({ length: 8 }, (_, index) =>
					sharp(sent)
						.resize(40 + index)
						.jpeg()
						.toBuffer(),
				),
			);
			expect(await add(sent, "", 3)).toMatchObject({ status: 404 });
			const answers = await Promise.all(small.map((bytes) => add(bytes)));
			expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
			expect(answers.filter(({ code }) => code === -2)).toHaveLength(3);
			const [first] = await shown();
			const key = first.imgUrl.slice(8, 40);
			expect((await app.call(3, "DELETE", `${photos}/${booked}/photos/${key}`)).status).toBe(404);
			const after = await app.call(2, "DELETE", `${photos}/${booked}/photos/${key}`);
			expect(after.data.review.photos).toHaveLength(4);
			expect((await app.call(2, "DELETE", `${photos}/${booked}/photos/${key}`)).status).toBe(404);
			expect((await picture(first.imgUrl)).statusCode).toBe(404);
			// A booking without a review, and a room that is only held.
			for (const other of [notReviewed, notPaid]) {
				const url = `${photos}/${other}/photos`;
				const body = { image: sent.toString("base64"), alt: "" };
				expect(await app.call(2, "POST", url, body)).toMatchObject({ status: 404, code: -5 });
				expect((await app.call(2, "DELETE", `${url}/${key}`)).status).toBe(404);
			}
			expect((await app.call(2, "GET", `${photos}/${notPaid}`)).status).toBe(404);
		});

		it("empty result: returned for any room while nobody has written a review [CALL-CONTENT-11]", async () => {
			for (const query of ["", "?roomIdx=2", "?star=5&roomIdx=2"]) {
				const { status, data } = await app.call(null, "GET", `${base}/products/2${query}`);
				expect(status).toBe(200);
				expect(data).toMatchObject({ matchingCnt: 0, reviewedRooms: [], praises: [], reviews: [] });
			}
		});

		it("external ratings: returns each score in its own field [CALL-CONTENT-11, DEC-011]", async () => {
			const rating = async () => (await app.call(null, "GET", `${base}/products/1`)).data.reviewRating;
			expect(await rating()).toBeNull();
			const { db } = app.services;
			await db.query("INSERT INTO external_rating (property_id, overall) VALUES (1, 4.5)");
			expect(Object.values(await rating()).filter((each) => each !== null)).toEqual([4.5]);
			await db.query(
				`UPDATE external_rating SET overall = 1.1, cleanliness = 1.2, service = 1.3, comfort = 1.4, condition = 1.5,
					location = 1.6, neighborhood_rating = 1.7, quality_rating = 1.8, value_rating = 1.9, amenities_rating = 2,
					recommendation_per = 91`,
			);
			expect(await rating()).toEqual({
				overall: 1.1,
				cleanliness: 1.2,
				service: 1.3,
				comfort: 1.4,
				condition: 1.5,
				location: 1.6,
				neighborhoodRating: 1.7,
				qualityRating: 1.8,
				valueRating: 1.9,
				amenitiesRating: 2,
				recommendationPer: 91,
			});
		});

		it("reports: one per member, never on one's own review, listed until resolved; hiding a review removes its photos [DEC-183]", async () => {
			const report = async (memberId: number, id = reviewId) =>
				(await app.call(memberId, "POST", `${base}/${id}/report`, { reviewIdx: id })).status;
			for (const width of [40, 41])
				await add(
					await sharp(await fromPhone())
						.resize(width)
						.jpeg()
						.toBuffer(),
				);
			expect((await ops("reported-reviews")).text).toBe("신고된 후기가 없습니다.");
			expect(await report(3, 999_999)).toBe(404);
			const own = await app.call(2, "POST", `${base}/${reviewId}/report`, { reviewIdx: reviewId });
			expect(own).toMatchObject({ status: 400, message: "내가 쓴 후기는 신고할 수 없어요." });
			expect([await report(3), await report(3), await report(4)]).toEqual([200, 200, 200]);
			expect((await ops("reported-reviews")).text).toMatch(
				new RegExp(`^${reviewId} +신고 2건 +별 4개 +사진 2장 .*다시 가고 싶은 곳`),
			);
			expect(await ops("keep-review", String(reviewId), "괜찮음")).toMatchObject({ isOk: true });
			expect((await ops("keep-review", String(reviewId), "괜찮음")).isOk).toBe(false);
			expect(await report(3)).toBe(200);
			expect((await ops("reported-reviews")).text).toBe("신고된 후기가 없습니다.");
			const [photo] = await shown();
			expect((await picture(photo.imgUrl)).statusCode).toBe(200);
			await ops("hide-review", String(reviewId), "초상권");
			expect((await picture(photo.imgUrl)).statusCode).toBe(404);
		});

		it("reports: hiding a review decides the open ones, so that they are not listed when it is shown again [DEC-183]", async () => {
			const report = (memberId: number) =>
				app.call(memberId, "POST", `${base}/${reviewId}/report`, { reviewIdx: reviewId });
			const listed = async () => (await ops("reported-reviews")).text;
			expect((await report(5)).status).toBe(200);
			expect(await listed()).toContain("신고 1건");
			await ops("hide-review", String(reviewId), "초상권");
			await ops("show-review", String(reviewId));
			expect((await report(5)).status).toBe(200);
			expect(await listed()).toBe("신고된 후기가 없습니다.");
			expect((await report(6)).status).toBe(200);
			expect(await listed()).toContain("신고 1건");
		});
	});
});
