import { beforeEach, describe, expect, it } from "vitest";
import type { BookingRequest } from "#server/commerce/booking/BookingRequest.ts";
import { type BookingWorld, bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

/** Changes made by the seller or by us between viewing a room and paying for it. */
const changes = [
	["the nights cost more", "UPDATE rate_month SET price = array_fill(150000, ARRAY[31])"],
	["the nights cost less", "UPDATE rate_month SET price = array_fill(50000, ARRAY[31])"],
	["the plan has a discount", "UPDATE rateplan SET discount_type = 'GENERAL', discount_rate = 30"],
	[
		"a promotion begins",
		`INSERT INTO promotion (history_id, channel_history_id, channel_idx, type_id, discount_type, discount_amount, title,
		property_id, rateplan_id, stay_start, stay_end, sale_start, sale_end)
		VALUES (1, 1, 1, 2, 'PERCENT', 50, '반값', 1, 1, '2026-11-01', '2026-12-31', '2026-11-01', '2026-12-31')`,
	],
] as const;
/** The session learns of it by a 499, and reloads. */
const promoted = [
	"the member's grade is another",
	"UPDATE member SET grade = 'Gold' WHERE member_id = 2",
] as const;
const closings = [
	["the last rooms are sold", "UPDATE room_month SET stock = array_fill(0::int2, ARRAY[31])"],
	["the plan is closed", "UPDATE rateplan SET status = 'closed'"],
	["the nights are closed", "UPDATE rate_month SET price = array_fill(NULL::int4, ARRAY[31])"],
] as const;

forEachDatabase((_, open) => {
	describe("what changes between a look at a room and its payment", () => {
		let world: BookingWorld;
		beforeEach(async () => {
			const db = await open();
			await plantBookingWorld(db);
			world = bookingWorld(db);
		});
		const seen = async (): Promise<Partial<BookingRequest>> => {
			const { keyCode, expectedTotal } = await world.request(2);
			return { keyCode, expectedTotal };
		};
		const paid = async () =>
			(await world.db.query("SELECT status, amount FROM payment ORDER BY payment_id")).rows;

		it.each(changes)(
			"%s: before the hold the price is refused, and nothing is held [D23, DEC-165]",
			async (_what, sql) => {
				const look = await seen();
				await world.db.query(sql);
				await expect(world.hold(2, look)).rejects.toMatchObject({ kind: "priceChanged" });
				expect(await paid()).toEqual([]);
			},
		);

		it.each(closings)("%s: before the hold it is sold out [D23, DEC-165]", async (_what, sql) => {
			const look = await seen();
			await world.db.query(sql);
			await expect(world.hold(2, look)).rejects.toMatchObject({
				kind: expect.stringMatching(/soldOut|notFound/),
			});
		});

		it.each([...changes, ...closings, promoted])(
			"%s: on hold it costs what was agreed to [D23, DEC-090]",
			async (_what, sql) => {
				const held = await world.hold(2);
				await world.db.query(sql);
				const order = { memberId: 2, payKind: "main", payMethod: "card", orderNum: held.orderNum } as const;
				const { paymentId, amount } = await world.payments.prepare(order);
				expect(amount).toBe(200_000);
				const back = await world.payments.sandbox.agree(`${held.orderNum}-${paymentId}`, { webhook: "none" });
				const pgToken = new URL(back ?? "/", "http://x").searchParams.get("pgToken") ?? "";
				await world.payments.approve({ memberId: 2, paymentId, orderNum: held.orderNum, pgToken });
				expect(await paid()).toEqual([{ status: "complete", amount: 200_000 }]);
			},
		);

		it.each(changes)(
			"%s: a new price has to be agreed to after the hold [D23, DEC-165]",
			async (_what, sql) => {
				const look = await seen();
				const held = await world.hold(2, look);
				await world.db.query(sql);
				world.clock.pass(16 * 60_000);
				const order = { memberId: 2, payKind: "main", payMethod: "card", orderNum: held.orderNum } as const;
				await expect(world.payments.prepare(order)).rejects.toMatchObject({ kind: "soldOut" });
				await expect(world.hold(2, look)).rejects.toMatchObject({ kind: "priceChanged" });
				expect(await paid()).toEqual([]);
			},
		);
	});

	describe("a price of something else", () => {
		let world: BookingWorld;
		beforeEach(async () => {
			const db = await open();
			await plantBookingWorld(db);
			await db.query("UPDATE rate_month SET price = array_fill(50000, ARRAY[31]) WHERE rateplan_id = 2");
			await db.query(`INSERT INTO promotion (promotion_id, history_id, channel_history_id, channel_idx, type_id, discount_type, discount_amount, title,
				property_id, rateplan_id, stay_start, stay_end, sale_start, sale_end)
				VALUES (71, 1, 1, 1, 2, 'PERCENT', 50, '다른 요금제', 1, 2, '2026-11-01', '2026-12-31', '2026-11-01', '2026-12-31'),
					(72, 1, 1, 1, 2, 'PERCENT', 50, '끝난 특가', 1, 1, '2026-11-01', '2026-12-31', '2026-11-01', '2026-11-20'),
					(73, 1, 1, 1, 2, 'PERCENT', 50, '다른 날의 특가', 1, 1, '2026-12-11', '2026-12-31', '2026-11-01', '2026-12-31'),
					(74, 1, 1, 1, 2, 'PERCENT', 50, '다른 숙소', 2, 4, '2026-11-01', '2026-12-31', '2026-11-01', '2026-12-31')`);
			world = bookingWorld(db);
		});
		const path = (rateplan: string) => ({
			productIdx: 1,
			accoms: "1",
			rooms: "1",
			rateplan,
			orderType: "OC",
		});

		it("is none of this: a cheaper plan's [D21]", async () => {
			const { keyCode, expectedTotal } = await world.request(2, { path: path("2"), promotionId: null });
			expect(expectedTotal).toBe(50_000);
			await expect(world.hold(2, { keyCode, expectedTotal })).rejects.toMatchObject({ kind: "priceChanged" });
		});
		it.each([
			["of another plan", 71],
			["that has ended", 72],
			["of other nights", 73],
			["of another stay", 74],
			["that is not there", 2_147_483_647],
		])("is lowered by no promotion %s [D21]", async (_what, promotionId) => {
			const dear = await world.request(2);
			expect(dear.expectedTotal).toBe(200_000);
			await expect(
				world.hold(2, { keyCode: dear.keyCode, expectedTotal: 100_000, promotionId }),
			).rejects.toMatchObject({ kind: "priceChanged" });
			const held = await world.hold(2, { promotionId });
			expect(held.total).toBe(200_000);
			expect((await world.db.query("SELECT promotion_id FROM order_pay")).rows).toEqual([
				{ promotion_id: null },
			]);
		});
	});
});
