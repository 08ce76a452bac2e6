import { beforeAll, describe, expect, it } from "vitest";
import { plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type MemberApp, memberApp, type Person } from "#tests/support/memberApp.ts";

const base = "/api/content/v1/coupons";

forEachDatabase((_, open) => {
	describe("coupons", () => {
		let world: MemberApp;

		beforeAll(async () => {
			const db = await open();
			await plantBookingWorld(db, { members: 0 });
			await db.query(`
				INSERT INTO corporation VALUES ('HANBIT2026', '한빛상사', true), ('OLDCORP99', '옛날물산', false);
				INSERT INTO coupon_manager (coupon_manager_id, type, title, discount_kind, discount, set_cnt, tot_cnt, issue_start, issue_end, use_expire_date, valid_days, corp_code, grip_idx, pack_code)
				VALUES (2, 'NORMAL', '생일 쿠폰', 'AMOUNT', 7000, 2, NULL, '2026-11-01', '2026-12-31', NULL, 60, NULL, NULL, NULL),
					(3, 'NORMAL', '선착순', 'PERCENT', 10, 1, 5, '2026-11-01', '2026-12-31', '2026-12-31', NULL, NULL, NULL, NULL),
					(4, 'NORMAL', '지난 쿠폰', 'AMOUNT', 1000, 1, NULL, '2026-10-01', '2026-11-01', '2026-12-31', NULL, NULL, NULL, NULL),
					(5, 'CORPORATION', '한빛 할인', 'PERCENT', 10, 1, NULL, '2026-11-01', '2026-12-31', '2026-12-31', NULL, 'HANBIT2026', NULL, NULL),
					(6, 'CORPORATION', '옛날 할인', 'PERCENT', 10, 1, NULL, '2026-11-01', '2026-12-31', '2026-12-31', NULL, 'OLDCORP99', NULL, NULL),
					(7, 'LIVE', '라이브', 'AMOUNT', 5000, 1, NULL, '2026-11-01', '2026-12-31', '2026-12-31', NULL, NULL, 77, NULL),
					(8, 'PACK', '팩 하나', 'AMOUNT', 5000, 1, NULL, '2026-11-01', '2026-12-31', '2026-12-31', NULL, NULL, NULL, 'WELCOME2026'),
					(9, 'PACK', '팩 둘', 'AMOUNT', 6000, 1, NULL, '2026-11-01', '2026-12-31', '2026-12-31', NULL, NULL, NULL, 'WELCOME2026');
			`);
			world = await memberApp(db);
		});

		const post = (who: Person, path: string, body: object) =>
			world.send("POST", `${base}${path}`, body, { token: who.token });
		const list = async (who: Person, tab: string) =>
			(await world.send("GET", `${base}/${tab}`, null, { token: who.token })).data;

		it("need a session [CALL-CONTENT-41, CALL-CONTENT-47]", async () => {
			for (const [path, body] of [
				["", { couponIdx: 2 }],
				["/corporation", { code: "HANBIT2026" }],
				["/live", { gripIdx: 77 }],
				["/pack", { couponPackCode: "WELCOME2026" }],
			] as const)
				expect(await world.send("POST", `${base}${path}`, body)).toMatchObject({ status: 401, code: -4 });
			for (const tab of ["avail", "user"])
				expect(await world.send("GET", `${base}/${tab}`)).toMatchObject({ status: 401, code: -4 });
		});

		it("are issued once for every copy of a set, valid as long as the campaign says [PROD-13, CALL-CONTENT-41, DEC-171, ENT-32]", async () => {
			const me = await world.person();
			const taken = await post(me, "", { couponIdx: 2 });
			expect(taken.data.coupon).toMatchObject({
				idx: 2,
				title: "생일 쿠폰",
				couponManagerType: "AMOUNT",
				discount: 7000,
				couponAmount: null,
				avail: true,
				hasCoupon: true,
				setCnt: 2,
				useExpireDate: "2027-01-20",
			});
			expect(await post(me, "", { couponIdx: 2 })).toMatchObject({
				status: 400,
				code: -205,
				message: "이미 받은 쿠폰입니다.",
			});
			expect((await list(me, "user")).couponCnt).toBe(2);
		});

		it("are not issued from an ended, unknown or different kind of campaign [DEC-171]", async () => {
			const me = await world.person();
			expect(await post(me, "", { couponIdx: 4 })).toMatchObject({ status: 400, code: -205 });
			expect(await post(me, "", { couponIdx: 999 })).toMatchObject({ status: 404, code: -5 });
			for (const couponIdx of [5, 7, 8])
				expect(await post(me, "", { couponIdx })).toMatchObject({ status: 404, code: -5 });
			expect((await list(me, "user")).couponCnt).toBe(0);
		});

		it("are issued exactly up to the limit with 20 concurrent callers [DEC-171]", async () => {
			const people = [];
			for (let index = 0; index < 20; index += 1) people.push(await world.person());
			const answers = await Promise.all(people.map((who) => post(who, "", { couponIdx: 3 })));
			expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
			const { rows } = await world.db.query(
				"SELECT issued_cnt FROM coupon_manager WHERE coupon_manager_id = 3",
			);
			expect(rows).toEqual([{ issued_cnt: 5 }]);
		});

		it("are issued as one set per member for ten concurrent requests [DEC-171, D24]", async () => {
			const me = await world.person();
			const answers = await Promise.all(Array.from({ length: 10 }, () => post(me, "", { couponIdx: 2 })));
			expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
			expect(new Set(answers.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(
				new Set([-205]),
			);
			expect((await list(me, "user")).couponCnt).toBe(2);
		});

		it("are issued by company code, live show and pack code [CALL-CONTENT-44, CALL-CONTENT-45, CALL-CONTENT-46, DEC-171]", async () => {
			const me = await world.person();
			const ofCompany = (await post(me, "/corporation", { code: " hanbit2026" })).data.coupon;
			expect(ofCompany).toMatchObject({ idx: 5, couponManagerType: "PERCENT", discount: 10 });
			for (const code of ["HANBIT2026", "OLDCORP99", "NOBODY"])
				expect(await post(me, "/corporation", { code })).toMatchObject({ status: 400, code: -205 });
			expect((await post(me, "/live", { gripIdx: 77 })).data.coupon.idx).toBe(7);
			expect(await post(me, "/live", { gripIdx: 78 })).toMatchObject({ status: 400, code: -205 });
			const pack = await post(me, "/pack", { couponPackCode: "welcome2026" });
			expect(pack.data.coupons.map(({ idx }: { idx: number }) => idx)).toEqual([8, 9]);
			expect(await post(me, "/pack", { couponPackCode: "WELCOME2026" })).toMatchObject({
				code: -205,
				message: "이미 받은 쿠폰입니다.",
			});
		});

		it("are rate-limited for a caller who tries very many codes [DEC-171]", async () => {
			const me = await world.person();
			for (let tries = 0; tries < 30; tries += 1) await post(me, "/pack", { couponPackCode: `NO${tries}` });
			expect(await post(me, "/pack", { couponPackCode: "WELCOME2026" })).toMatchObject({ status: 429 });
		});

		it("are listed by tab for their owner only [CALL-CONTENT-42, CALL-CONTENT-47, DEC-023, ROLE-03]", async () => {
			const me = await world.person();
			const other = await world.person();
			await world.db.query(
				`INSERT INTO order_pay (order_pay_id, order_num, member_id, stage, hold_until, pay_kind, pay_method, key_code, price_ledger, original_amount, sale_amount, total_amount, guest_name, guest_tel, guest_email)
				VALUES (900, 'N900', $1, 'hold', now(), 'main', 'card', 'k', '[]', 1, 1, 1, '', '', '')`,
				[me.memberId],
			);
			await world.db.query(
				`INSERT INTO user_coupon (coupon_manager_id, member_id, state, order_pay_id, use_expire_date, used_at, expire_cause) VALUES
				(2, $1, 'available', NULL, '2026-12-31', NULL, NULL), (3, $1, 'reserved', 900, '2026-12-31', NULL, NULL),
				(4, $1, 'used', 900, '2026-12-31', '2026-11-20', NULL), (5, $1, 'available', NULL, '2026-11-20', NULL, NULL),
				(7, $1, 'expired', NULL, '2026-12-31', NULL, 'subscription')`,
				[me.memberId],
			);
			const tab = async (name: string) =>
				(await list(me, name)).coupons.map(({ idx }: { idx: number }) => idx).sort();
			expect(await tab("avail")).toEqual([2, 3]);
			expect(await tab("used")).toEqual([4]);
			expect(await tab("expired")).toEqual([5, 7]);
			expect(await tab("user")).toEqual([2]);
			expect((await list(other, "avail")).coupons).toEqual([]);
			expect(await world.send("GET", `${base}/mine`, null, { token: me.token })).toMatchObject({
				status: 400,
				code: -2,
			});
		});
	});
});
