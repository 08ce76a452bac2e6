import { beforeEach, describe, expect, it } from "vitest";
import { Coupons } from "#server/commerce/coupon/Coupons.ts";
import { chooseCoupons, reserveCoupons } from "#server/commerce/coupon/orderCoupons.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { bookingStart, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

forEachDatabase((_, open) => {
	describe("coupons issued without a page [DEC-171]", () => {
		let db: Database;
		let coupons: Coupons;
		beforeEach(async () => {
			db = await open();
			await plantBookingWorld(db, { members: 3 });
			await db.query(`
				INSERT INTO corporation VALUES ('HANBIT2026', '한빛상사', true);
				INSERT INTO coupon_manager (coupon_manager_id, type, title, discount_kind, discount, set_cnt, tot_cnt, issue_start, issue_end, use_expire_date, valid_days, corp_code)
				VALUES (12, 'NORMAL', '생일', 'AMOUNT', 7000, 1, NULL, '2026-11-01', '2026-12-31', NULL, 60, NULL),
					(13, 'CORPORATION', '한빛', 'PERCENT', 10, 1, NULL, '2026-11-01', '2026-12-31', '2026-12-25', NULL, 'HANBIT2026'),
					(14, 'NORMAL', '지난', 'AMOUNT', 1000, 1, NULL, '2026-10-01', '2026-11-01', '2026-12-31', NULL, NULL);`);
			coupons = new Coupons({ db, clock: { now: () => bookingStart } as never });
		});

		it("can be issued by an operator whatever their kind, once, during the campaign", async () => {
			expect(await coupons.give(2, 12)).toMatchObject([
				{ campaignId: 12, isHeld: true, expiresOn: "2027-01-20" },
			]);
			expect(await coupons.give(2, 13)).toMatchObject([{ campaignId: 13, expiresOn: "2026-12-25" }]);
			await expect(coupons.give(2, 12)).rejects.toMatchObject({ kind: "couponHeld" });
			await expect(coupons.give(2, 14)).rejects.toMatchObject({ kind: "couponUnusable" });
			await expect(coupons.give(2, 999)).rejects.toMatchObject({ kind: "couponUnusable" });
			await expect(coupons.give(9_999, 12)).rejects.toMatchObject({ kind: "notFound" });
		});

		it("by company code are issued one per request; already held is reported before sold out", async () => {
			await db.query(`
				INSERT INTO coupon_manager (coupon_manager_id, type, title, discount_kind, discount, set_cnt, tot_cnt, issue_start, issue_end, use_expire_date, corp_code)
				VALUES (15, 'CORPORATION', '한빛 둘', 'PERCENT', 20, 1, NULL, '2026-11-01', '2026-12-31', '2026-12-25', 'HANBIT2026'),
					(16, 'CORPORATION', '한빛 셋', 'PERCENT', 30, 1, 0, '2026-11-01', '2026-12-31', '2026-12-25', 'HANBIT2026')`);
			const ask = (memberId = 2) => coupons.issueByCorporateCode(memberId, "hanbit2026");
			expect([(await ask()).campaignId, (await ask()).campaignId]).toEqual([13, 15]);
			await expect(ask()).rejects.toMatchObject({ kind: "couponHeld" });
			expect((await ask(3)).campaignId).toBe(13);
			await expect(coupons.give(2, 16)).rejects.toMatchObject({ kind: "couponUnusable" });
		});

		it("of a pack leave out those already held", async () => {
			await db.query(`
				INSERT INTO coupon_manager (coupon_manager_id, type, title, discount_kind, discount, set_cnt, issue_start, issue_end, use_expire_date, pack_code)
				SELECT n, 'PACK', '팩', 'AMOUNT', n * 1000, 1, '2026-11-01', '2026-12-31', '2026-12-31', 'WELCOME2026' FROM unnest(ARRAY[21, 22, 23]) n`);
			await coupons.give(2, 22);
			const pack = await coupons.issuePack(2, " welcome2026 ");
			expect(pack.map(({ campaignId }) => campaignId)).toEqual([21, 23]);
			await expect(coupons.issuePack(2, "WELCOME2026")).rejects.toMatchObject({ kind: "couponHeld" });
		});

		it("usable for a plan are listed earliest expiry first, and only for their holder", async () => {
			await coupons.give(2, 12);
			await coupons.give(2, 13);
			const ids = (held: readonly { campaignId: number }[]) => held.map(({ campaignId }) => campaignId);
			const mine = await coupons.usable(2, { propertyId: 1, ratePlanId: 1 });
			expect(ids(mine).filter((id) => id > 10)).toEqual([13, 12]);
			expect([...ids(await coupons.list(2, "avail"))].filter((id) => id > 10).sort()).toEqual([12, 13]);
			expect(ids(await coupons.list(3, "avail")).filter((id) => id > 10)).toEqual([]);
		});

		it("are applied in the order named, and only for their holder", async () => {
			const [birthday] = await coupons.give(2, 12);
			const [company] = await coupons.give(2, 13);
			const held = [company?.heldId ?? 0, birthday?.heldId ?? 0];
			const choose = (memberId: number, ids: readonly number[]) =>
				db.tx(async (tx) => (await chooseCoupons(tx, memberId, ids, 1)).map(({ heldId }) => heldId));
			expect(await choose(2, held)).toEqual(held);
			expect(await choose(2, held.toReversed())).toEqual(held.toReversed());
			expect(await choose(2, [])).toEqual([]);
			await expect(choose(3, held)).rejects.toMatchObject({ kind: "couponUnusable" });
			await expect(choose(2, [...held, 9_999])).rejects.toMatchObject({ kind: "couponUnusable" });
		});

		it("for one nation are neither offered nor accepted for a stay elsewhere [DEC-089] [DEC-171]", async () => {
			await db.query(`
				INSERT INTO nation VALUES ('JP', '일본', 'Japan', 'Asia/Tokyo');
				UPDATE property SET nation_code = 'JP' WHERE property_id = 2;
				UPDATE coupon_manager SET nation_code = 'KR' WHERE coupon_manager_id = 12`);
			const [domestic] = await coupons.give(2, 12);
			const id = domestic?.heldId ?? 0;
			const offered = async (propertyId: number, ratePlanId: number) =>
				(await coupons.usable(2, { propertyId, ratePlanId })).some(({ heldId }) => heldId === id);
			expect([await offered(1, 1), await offered(2, 4)]).toEqual([true, false]);
			const choose = (propertyId: number) => db.tx((tx) => chooseCoupons(tx, 2, [id], propertyId));
			expect(await choose(1)).toMatchObject([{ heldId: id }]);
			await expect(choose(2)).rejects.toMatchObject({ kind: "couponUnusable" });
			expect((await coupons.list(2, "avail")).some(({ heldId }) => heldId === id)).toBe(true);
		});

		it("are reserved for a single order, each with its amount there [DEC-089]", async () => {
			await db.query(
				`INSERT INTO order_pay (order_pay_id, order_num, member_id, stage, hold_until, pay_kind, pay_method, key_code, price_ledger, original_amount, sale_amount, total_amount, guest_name, guest_tel, guest_email)
				SELECT n, 'N' || n, 2, 'hold', now(), 'main', 'card', 'k', '[]', 1, 1, 1, '', '', '' FROM unnest(ARRAY[900, 901]) n`,
			);
			const [birthday] = await coupons.give(2, 12);
			const chosen = [{ heldId: birthday?.heldId ?? 0, amount: 7_000 }];
			await db.tx((tx) => reserveCoupons(tx, 900, chosen));
			await expect(db.tx((tx) => reserveCoupons(tx, 901, chosen))).rejects.toMatchObject({
				kind: "couponUnusable",
			});
			const { rows } = await db.query(
				"SELECT state, order_pay_id FROM user_coupon WHERE coupon_manager_id = 12",
			);
			expect(rows).toEqual([{ state: "reserved", order_pay_id: 900 }]);
		});
	});
});
