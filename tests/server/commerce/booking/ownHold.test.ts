import { beforeAll, describe, expect, it } from "vitest";
import { askedOrder, askedStay } from "#tests/support/askedOrder.ts";
import { type BookingApp, bookingApp } from "#tests/support/bookingApp.ts";
import { plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const content = "/api/content/v1";
const planPath = "1/order-type/OC/ids/1/rooms/1/rateplan/1";
const [owner, other] = [2, 3];
const owned = { point: 30_000, userPoint: 20_000 };
const spent = { pointAmount: 30_000, userPointAmount: 5_000 };

forEachDatabase((_, open) => {
	describe("the last room, held by the member's own unpaid order", () => {
		let world: BookingApp;
		let couponId: number;

		beforeAll(async () => {
			const db = await open();
			await plantBookingWorld(db, { stock: 1, members: 3 });
			world = await bookingApp(db);
			const { rows } = await db.query<{ id: number }>(
				"SELECT user_coupon_id AS id FROM user_coupon WHERE member_id = $1",
				[owner],
			);
			couponId = rows[0]?.id ?? 0;
			expect(await book()).toMatchObject({ status: 200 });
		});

		const form = (memberId: number) =>
			world.call(memberId, "POST", `${content}/products/${planPath}`, {
				...askedStay,
				promotionIdx: null,
			});

		async function book() {
			const { keyCode, saleAmount } = (await form(owner)).data.option;
			return world.call(owner, "POST", `${content}/books/${planPath}`, {
				...askedOrder,
				...spent,
				couponUserIdxs: [couponId],
				keyCode,
				expectedTotalAmount: saleAmount - 10_000 - spent.pointAmount - spent.userPointAmount,
			});
		}

		const points = async (query: string): Promise<unknown> =>
			(await world.call(owner, "GET", `/api/auth/points${query}`)).data;

		async function plans(memberId: number): Promise<string> {
			const answer = await world.call(memberId, "POST", `${content}/products/1/rateplans-v3`, {
				...askedStay,
			});
			return answer.data.condition.stockStatus;
		}

		it("is available to that member, with coupon and points unchanged, and to nobody else [DEC-090, CALL-CONTENT-22]", async () => {
			const mine = await form(owner);
			expect(mine).toMatchObject({ status: 200, data: { option: { stockStatus: "LOW" } } });
			expect(mine.data.coupons).toMatchObject([{ couponUserIdx: couponId }]);
			expect(await points("?rateplanIdx=1")).toEqual(owned);
			expect(await plans(owner)).toBe("LOW");
			expect(await form(other)).toMatchObject({ code: -201 });
			expect(await plans(other)).toBe("SOLD_OUT");
		});

		it("can be booked again without competing with the earlier hold [DEC-090]", async () => {
			expect(await book()).toMatchObject({ status: 200 });
			const { rows } = await world.services.db.query(
				"SELECT stage, count(*)::int AS n FROM order_pay GROUP BY stage ORDER BY stage",
			);
			expect(rows).toEqual([
				{ stage: "expired", n: 1 },
				{ stage: "hold", n: 1 },
			]);
		});

		it("keeps its coupon and points from being offered for another room, while the balance stays unchanged [DEC-089, CALL-AUTH-08]", async () => {
			const answer = await world.call(owner, "POST", `${content}/coupons/book`, {
				productIdx: 2,
				rateplanIdx: 4,
				startDate: null,
			});
			expect(answer.data.coupons).toEqual([]);
			expect(await points("?rateplanIdx=4")).toEqual({ point: 0, userPoint: 15_000 });
			expect(await points("")).toEqual(owned);
		});
	});
});
