import { beforeEach, describe, expect, it } from "vitest";
import { ledgerDigest } from "#domain/offer/ledgerDigest.ts";
import { baseLedger, type PriceBasis } from "#domain/offer/priceLedger.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { momentOf } from "#server/catalogue/pricing/StayTerms.ts";
import { seenLedger } from "#server/commerce/booking/seenPrice.ts";
import type { Database } from "#server/platform/database/Database.ts";
import {
	type BookingWorld,
	bookingStart,
	bookingWorld,
	plantBookingWorld,
} from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const [first, second] = [stayDateOf("2026-12-10"), stayDateOf("2026-12-11")];
const stay = { checkInDate: first, checkOutDate: stayDateOf("2026-12-12"), rooms: 1, guests: 2 };
const rates = [
	{ date: first, amount: won(100_000) },
	{ date: second, amount: won(120_000) },
];

/** Lets someone else take the last room between reading the price and writing the order. */
const outrun = (db: Database): Database => ({
	...db,
	tx: (work) =>
		db.tx((tx) =>
			work({
				...tx,
				async query(statement, values) {
					const text = typeof statement === "string" ? statement : statement.text;
					if (text.includes("INSERT INTO order_pay"))
						await tx.query("UPDATE room_month SET stock[11] = 0 WHERE ym = 202612");
					return tx.query(statement, values);
				},
			}),
		),
});

forEachDatabase((_, open) => {
	let db: Database;
	let world: BookingWorld;
	beforeEach(async () => {
		db = await open();
		await plantBookingWorld(db);
		world = bookingWorld(db);
	});

	describe("the price behind an outdated keyCode [DEC-179]", () => {
		const seen = (keyCode: string) => seenLedger(db, 1, stay, momentOf(bookingStart), keyCode);

		it("is returned line by line for either grade, with or without the plan's discount, with any promotion or none", async () => {
			await db.query(`UPDATE rateplan SET normal_per = 3, awesome_per = 10, discount_type = 'GENERAL', discount_rate = 20;
				UPDATE rate_month SET price[11] = 120000;
				INSERT INTO promotion (promotion_id, history_id, channel_history_id, channel_idx, type_id, discount_type, discount_amount,
					title, property_id, rateplan_id, stay_start, stay_end, sale_start, sale_end)
				SELECT n, 1, 1, 1, 1, CASE n WHEN 7 THEN 'PERCENT' ELSE 'AMOUNT' END, CASE n WHEN 7 THEN 15 ELSE 4000 END,
					'특가', 1, 1, '2026-12-01', '2026-12-31', '2026-11-01', '2026-12-31' FROM unnest(ARRAY[7, 8]) n`);
			const grades: readonly PriceBasis["grade"][] = [
				{ grade: "normal", percent: 3 },
				{ grade: "member", percent: 10 },
			];
			const codes = new Set<string>();
			for (const grade of grades)
				for (const discounts of [[], [{ kind: "GENERAL", percent: 20 }]] as const)
					for (const promotion of [
						null,
						{ id: 7, type: "PERCENT", amount: 15 },
						{ id: 8, type: "AMOUNT", amount: 4_000 },
					] as const) {
						const charge = { kind: "nights", rooms: 1, rates } as const;
						const lines = baseLedger({ charge, grade, discounts, promotion });
						const keyCode = ledgerDigest(lines);
						expect(await seen(keyCode)).toEqual(lines);
						codes.add(keyCode);
					}
			expect(codes.size).toBe(12);
		});

		it("is not returned when a night's base price changed or the plan is no longer sold", async () => {
			const { keyCode } = await world.request(2);
			expect(await seen(keyCode)).toHaveLength(2);
			await db.query("UPDATE rate_month SET price[11] = 120000");
			expect(await seen(keyCode)).toBeNull();
			await db.query("UPDATE rateplan SET status = 'closed'");
			expect(await seen(keyCode)).toBeNull();
		});
	});

	describe("a rejected order", () => {
		it("names the reason a coupon does not apply, even if the price changed too, and leaves the coupon unused [A13, DEC-089]", async () => {
			await db.query("UPDATE coupon_manager SET over_min_price = true, min_price = 200001");
			const message = "200,001원 이상 결제할 때 사용할 수 있어요.";
			for (const changes of [{ expectedTotal: 190_000 }, { keyCode: "AAAA-BBBB-CCCC" }])
				await expect(world.hold(2, { couponIds: [2], ...changes })).rejects.toMatchObject({
					kind: "couponUnusable",
					message,
				});
			await db.query("UPDATE coupon_manager SET min_price = 200000");
			expect((await world.hold(2, { couponIds: [2] })).total).toBe(190_000);
		});

		it("with too few points and a changed price returns the current price without points [DEC-179]", async () => {
			const { keyCode } = await world.request(1);
			const points = { awesomeCash: 30_001, welfarePoints: 0 };
			const refused = await world.hold(2, { points, keyCode }).catch((error) => error);
			expect(refused.kind).toBe("priceChanged");
			const sums = [refused.price.lines, refused.price.base, refused.price.seen].map((lines) =>
				lines.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0),
			);
			expect(sums).toEqual([200_000, 200_000, 180_000]);
		});

		it("for more guests than the room takes, including children, is reported as sold out", async () => {
			const asked = { keyCode: "AAAA-BBBB-CCCC", expectedTotal: 1 };
			const stayOf = (adults: number, childAges: number[]) => world.hold(2, { adults, childAges, ...asked });
			await expect(stayOf(3, [5, 7])).rejects.toMatchObject({ kind: "soldOut" });
			await expect(stayOf(3, [5])).rejects.toMatchObject({ kind: "priceChanged" });
		});

		it("leaves nothing behind when the last room was taken in the meantime [DEC-090, D27]", async () => {
			const late = bookingWorld(outrun(db));
			await expect(late.hold(2, { couponIds: [2] })).rejects.toMatchObject({ kind: "soldOut" });
			const { rows } = await db.query(
				"SELECT (SELECT count(*)::int FROM order_pay) AS orders, state FROM user_coupon WHERE member_id = 2",
			);
			expect(rows).toEqual([{ orders: 0, state: "available" }]);
		});
	});

	it.each([
		[1_000, 0],
		[0, 1_000],
		[1_000, 2_000],
	])(
		"deducts %i won of cash and %i points from the amount to pay [DEC-088]",
		async (awesomeCash, welfarePoints) => {
			const { total } = await world.hold(2, { points: { awesomeCash, welfarePoints } });
			expect(total).toBe(200_000 - awesomeCash - welfarePoints);
			const { rows } = await db.query("SELECT point_amount, user_point_amount FROM order_pay");
			expect(rows).toEqual([{ point_amount: awesomeCash, user_point_amount: welfarePoints }]);
		},
	);

	it("creates one booking for several vouchers by link, and otherwise one booking per voucher [DEC-192]", async () => {
		const path = { productIdx: 1, accoms: "1", rooms: "1", rateplan: "3", orderType: "MC" };
		const pieces = async (payKind: "lms" | "voucher") => {
			const { orderProductIds } = await world.hold(2, { path, payKind, rooms: 3 });
			const { rows } = await db.query<{ n: number }>(
				"SELECT quantity AS n FROM order_product WHERE order_product_id = ANY ($1)",
				[orderProductIds],
			);
			return rows.map(({ n }) => n);
		};
		expect(await pieces("lms")).toEqual([3]);
		expect(await pieces("voucher")).toEqual([1, 1, 1]);
	});

	it("does not compete with the member's own earlier hold for the last room [DEC-090]", async () => {
		await db.query("UPDATE room_month SET stock = array_fill(1::int2, ARRAY[31])");
		await world.hold(2);
		await world.hold(2);
		expect(await world.stock(1, first)).toBe(0);
		await expect(world.hold(1)).rejects.toMatchObject({ kind: "soldOut" });
	});
});
