import { beforeEach, describe, expect, it, vi } from "vitest";
import { pageMembers } from "#server/members/wish/pageMembers.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { paintedPictures } from "#server/platform/images/paintedPictures.ts";
import { type BookingApp, bookingApp } from "#tests/support/bookingApp.ts";
import { bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { nightCosts, plantWishedStays } from "./wishedStays.ts";

const member = 2;
const dates = "checkInDate=2026-12-08&checkOutDate=2026-12-10&adtCnt=2&chdCnt=0&count=1";

forEachDatabase((_, open) => {
	let db: Database;
	let app: BookingApp;
	beforeEach(async () => {
		db = await open();
		await plantBookingWorld(db);
		app = await bookingApp(db);
	});
	const read = (query: string) => app.call(member, "GET", `/api/content/v1/wishs?${query}`);
	const wishes = async (query = "") => (await read(query)).data.wishs;
	const prices = async (query = dates) =>
		(await wishes(query)).map(({ price }: { readonly price: object | null }) => price);

	describe("the wish list", () => {
		it("returns today's price next to the first one seen for the same dates, guests and rooms; others start a new baseline", async () => {
			await plantWishedStays(db, member, [100_000]);
			expect(await prices("")).toEqual([null]);
			expect(await prices()).toEqual([{ totalAmount: 200_000, firstAmount: 200_000 }]);
			await nightCosts(db, 11, 80_000);
			expect(await prices()).toEqual([{ totalAmount: 160_000, firstAmount: 200_000 }]);
			await nightCosts(db, 11, 90_000);
			expect(await prices()).toEqual([{ totalAmount: 180_000, firstAmount: 200_000 }]);
			const others = dates.replace("12-10", "12-09");
			expect(await prices(others)).toEqual([{ totalAmount: 90_000, firstAmount: 90_000 }]);
			expect(await prices()).toEqual([{ totalAmount: 180_000, firstAmount: 180_000 }]);
		});

		it("takes the first available price as the baseline of a stay that was sold out", async () => {
			await plantWishedStays(db, member, [100_000, 70_000]);
			await db.query("UPDATE room_month SET stock = array_fill(0::int2, ARRAY[31]) WHERE property_id = 11");
			const other = { totalAmount: 140_000, firstAmount: 140_000 };
			expect(await prices()).toEqual([other, { totalAmount: null, firstAmount: null }]);
			await db.query("UPDATE room_month SET stock = array_fill(5::int2, ARRAY[31]) WHERE property_id = 11");
			expect(await prices()).toEqual([other, { totalAmount: 200_000, firstAmount: 200_000 }]);
			await nightCosts(db, 11, 50_000);
			expect(await prices()).toEqual([other, { totalAmount: 100_000, firstAmount: 200_000 }]);
		});

		it("prices only the 60 newest wishes", async () => {
			await plantWishedStays(
				db,
				member,
				Array.from({ length: 61 }, () => 100_000),
			);
			const priced = await prices();
			expect(priced).toHaveLength(61);
			expect(priced.slice(0, 60)).not.toContain(null);
			expect(priced[60]).toBeNull();
			const [newest] = await wishes();
			expect(newest.productIdx).toBe(71);
		});

		it("shows a stay's first picture with its colour, and a public event with at most 50 characters [CALL-CONTENT-38]", async () => {
			await plantWishedStays(db, member, [100_000, 100_000]);
			expect(await wishes()).toMatchObject([
				{ productIdx: 12, productImg: null, productImgColor: null, eventTag: null },
				{ productIdx: 11, productImg: null, productImgColor: null, eventTag: null },
			]);
			await db.query(
				"INSERT INTO property_image (property_id, room_id, image_key, sort, alt) VALUES (11, 0, '/illustrations/hotel-exterior-1.jpg', 1, '전경')",
			);
			await db.query(
				`INSERT INTO event (event_id, title, subtitle, image_key, published, sale_start, sale_end, stay_start, stay_end)
				VALUES (1, $1, '', '/illustrations/hotel-exterior-1.jpg', true, '2026-11-01', '2026-11-30', '2026-11-01', '2026-12-31')`,
				["가을".repeat(30)],
			);
			await db.query(
				"INSERT INTO event_product (event_id, property_id, rateplan_id, sort) VALUES (1, 11, 11, 1)",
			);
			vi.spyOn(paintedPictures, "find").mockReturnValue({ colour: "#a0b0c0", digest: "" });
			const [other, pictured] = await wishes();
			vi.restoreAllMocks();
			expect(other).toMatchObject({ productImg: null, productImgColor: null, eventTag: null });
			expect(pictured).toMatchObject({
				productImg: "/illustrations/hotel-exterior-1.jpg",
				productImgColor: "#a0b0c0",
			});
			expect(pictured.eventTag).toBe("가을".repeat(25));
			await db.query("UPDATE event SET title = $1", [`${"가".repeat(49)}🍁🍁`]);
			expect((await wishes())[1].eventTag).toBe(`${"가".repeat(49)}🍁`);
			await db.query("UPDATE rateplan SET status = 'closed' WHERE rateplan_id = 11");
			expect((await wishes())[1].eventTag).toBeNull();
			await db.query("UPDATE rateplan SET status = 'open' WHERE rateplan_id = 11");
		});

		it("rejects dates that do not form a stay", async () => {
			expect(await read(dates.replace("12-10", "12-08"))).toMatchObject({ status: 400 });
			expect(
				(await read(dates.replace("adtCnt=2", "adtCnt=30").replace("chdCnt=0", "chdCnt=20"))).status,
			).toBe(400);
		});
	});

	describe("the viewer of a shared cached page", () => {
		const people = () => pageMembers(app.services);

		it("is identified by a valid login only", async () => {
			const { sessions } = app.services;
			const { accessToken } = await sessions.open(member, {
				remember: true,
				client: "web",
				ip: "127.0.0.1",
				userAgent: "test",
			});
			expect(await people().identify(accessToken)).toMatchObject({ memberId: member });
			expect(await people().identify("nonsense")).toBeNull();
		});

		it("gets their own wishes on it, and no cached page while they hold rooms [DEC-090]", async () => {
			await plantWishedStays(db, member, [100_000, 100_000]);
			expect(await people().wishesOf(member, [11, 1, 12])).toEqual(new Set([11, 12]));
			expect(await people().wishesOf(1, [11, 1])).toEqual(new Set());
			expect(await people().wishesOf(member, [])).toEqual(new Set());
			await app.services.bookings.hold(await bookingWorld(db).request(member), "key-of-the-hold");
			expect(await people().wishesOf(member, [11])).toBeNull();
			expect(await people().wishesOf(1, [11])).toEqual(new Set());
		});
	});
});
