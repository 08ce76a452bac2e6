import { beforeEach, describe, expect, it } from "vitest";
import type { Order } from "#domain/booking/Order.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { addMonths } from "#domain/shared/StayDate.ts";
import { adjustPoints } from "#server/commerce/points/adjustPoints.ts";
import { earnPoints } from "#server/commerce/points/earnPoints.ts";
import { commitPoints, releasePoints } from "#server/commerce/points/holdPoints.ts";
import { Points } from "#server/commerce/points/Points.ts";
import { reservePoints } from "#server/commerce/points/reservePoints.ts";
import { returnPoints } from "#server/commerce/points/returnPoints.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { bookingStart, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const now = bookingStart;
const clock = { now: () => now } as never;
const paid = { orderPayId: 900, orderNum: "N900", title: "남산 서재 호텔", now };
const earning = {
	memberId: 2,
	type: "AWESOME_CASH",
	action: "SAVE",
	title: "",
	orderNum: null,
	expiresOn: null,
	now,
} as const;

forEachDatabase((_, open) => {
	describe("points [DEC-067]", () => {
		let db: Database;
		beforeEach(async () => {
			db = await open();
			await plantBookingWorld(db);
			await db.query("DELETE FROM point_ledger");
			await db.query("UPDATE point_balance SET point = 1000, user_point = 500 WHERE member_id = 2");
			await db.query(
				`INSERT INTO order_pay (order_pay_id, order_num, member_id, stage, hold_until, pay_kind, pay_method, key_code, price_ledger, original_amount, sale_amount, total_amount, guest_name, guest_tel, guest_email)
				VALUES (900, 'N900', 2, 'hold', now(), 'main', 'card', 'k', '[]', 1, 1, 1, '', '', '')`,
			);
		});

		const balance = async () => {
			const { rows } = await db.query<{ point: number; user_point: number }>(
				"SELECT point, user_point FROM point_balance WHERE member_id = 2",
			);
			return [rows[0]?.point, rows[0]?.user_point];
		};
		const lines = async () => {
			const { rows } = await db.query(
				`SELECT point_type, action_type, amount, title, order_num, expire_date::text AS until FROM point_ledger
				WHERE member_id = 2 ORDER BY point_ledger_id`,
			);
			return rows;
		};
		const reserve = (awesomeCash: number, welfarePoints: number) =>
			db.tx((tx) => reservePoints(tx, 900, 2, { awesomeCash, welfarePoints }, now));
		const line = (point_type: string, action_type: string, amount: number, more: object = {}) => ({
			point_type,
			action_type,
			amount,
			title: "남산 서재 호텔",
			order_num: "N900",
			until: null,
			...more,
		});

		it("are reserved for an order, and spent once with a ledger line each when it is paid", async () => {
			await reserve(300, 200);
			expect([await balance(), await lines()]).toEqual([[700, 300], []]);
			await db.tx((tx) => commitPoints(tx, paid));
			await db.tx((tx) => commitPoints(tx, paid));
			await db.tx((tx) => releasePoints(tx, 900));
			expect(await balance()).toEqual([700, 300]);
			expect(await lines()).toEqual([line("AWESOME_CASH", "USE", -300), line("WELFARE", "USE", -200)]);
		});

		it("of only one kind leave no ledger line for the other", async () => {
			await reserve(0, 200);
			await db.tx((tx) => commitPoints(tx, paid));
			expect([await balance(), await lines()]).toEqual([[1_000, 300], [line("WELFARE", "USE", -200)]]);
		});

		it("return once when the order is released", async () => {
			await reserve(300, 0);
			await db.tx((tx) => releasePoints(tx, 900));
			await db.tx((tx) => releasePoints(tx, 900));
			await db.tx((tx) => commitPoints(tx, paid));
			expect([await balance(), await lines()]).toEqual([[1_000, 500], []]);
		});

		it("are not reserved when either kind is short, and nothing is reserved when none are used", async () => {
			await expect(reserve(1_001, 0)).rejects.toMatchObject({ kind: "pointShort" });
			await expect(reserve(0, 501)).rejects.toMatchObject({ kind: "pointShort" });
			await reserve(0, 0);
			expect(await balance()).toEqual([1_000, 500]);
			expect((await db.query("SELECT 1 FROM point_hold")).rows).toEqual([]);
		});

		it("shown include those held by unpaid orders; for a plan, only those held for its room [DEC-068]", async () => {
			const points = new Points({ db, clock });
			await reserve(300, 200);
			expect(await points.owned(2)).toEqual({ awesomeCash: 1_000, welfarePoints: 500 });
			expect(await points.forPlan(2, 1)).toEqual({ awesomeCash: 700, welfarePoints: 300 });
			await db.tx((tx) => commitPoints(tx, paid));
			expect(await points.history(2, { type: "WELFARE", filter: "ALL" })).toMatchObject({
				total: 1,
				records: [{ type: "WELFARE", action: "USE", amount: -200, orderNumber: "N900" }],
			});
		});

		it("refunded for an order last as long as points earned that day, and are refunded once per cause [DEC-099]", async () => {
			const order = {
				memberId: 2,
				orderNum: "N900",
				products: [{ snapshot: { productName: "남산 서재 호텔" } }],
			} as unknown as Order;
			const back = (cause: string) =>
				db.tx((tx) => returnPoints(tx, order, { awesomeCash: 30, welfarePoints: 20 }, cause, now));
			await back("cancel:1");
			await back("cancel:1");
			expect(await balance()).toEqual([1_030, 520]);
			expect(await lines()).toEqual([
				line("AWESOME_CASH", "CANCEL", 30, { until: addMonths(koreanDay(now), 12) }),
				line("WELFARE", "CANCEL", 20),
			]);
			await back("cancel:2");
			expect(await balance()).toEqual([1_060, 540]);
		});

		it("are earned once per source, and an amount of zero adds no ledger line", async () => {
			const earn = (amount: number) => db.tx((tx) => earnPoints(tx, { ...earning, source: "s", amount }));
			expect([await earn(0), await earn(5), await earn(5)]).toEqual([false, true, false]);
			expect(await balance()).toEqual([1_005, 500]);
		});

		it("show on every ledger line what was left after it, reserved points included, even with concurrent moves [DEC-068]", async () => {
			const earn = (at: number) =>
				db.tx((tx) => earnPoints(tx, { ...earning, source: `at once ${at}`, amount: 5 }));
			await reserve(300, 0);
			await Promise.all([0, 1, 2, 3, 4, 5].map(earn));
			await Promise.all([6, 7, 8].map(earn).concat(db.tx((tx) => commitPoints(tx, paid)) as never));
			await Promise.all([9, 10, 11].map(earn));
			const { rows } = await db.query<{ told: number[]; added: number[] }>(
				`SELECT array_agg(balance ORDER BY point_ledger_id) AS told,
					array_agg(1000 + moved::int ORDER BY point_ledger_id) AS added
				FROM (SELECT *, sum(amount) OVER (ORDER BY point_ledger_id) AS moved FROM point_ledger) line`,
			);
			expect(rows[0]?.told).toEqual(rows[0]?.added);
			expect(rows[0]?.told.at(-1)).toBe(760);
		});

		it("granted by an operator last twelve months as cash and never expire as welfare points [DEC-078]", async () => {
			const give = (type: "AWESOME_CASH" | "WELFARE", amount: number) =>
				adjustPoints({ db, clock }, { memberId: 2, type, amount, title: "사과" });
			expect(await give("AWESOME_CASH", 50)).toEqual({ awesomeCash: 1_050, welfarePoints: 500 });
			expect(await give("WELFARE", 60)).toEqual({ awesomeCash: 1_050, welfarePoints: 560 });
			const told = { title: "사과", order_num: null };
			expect(await lines()).toEqual([
				line("AWESOME_CASH", "SAVE", 50, { ...told, until: "2027-11-21" }),
				line("WELFARE", "SAVE", 60, told),
			]);
		});

		it("can be deducted by an operator up to the balance, only from the intended account", async () => {
			const take = (type: "AWESOME_CASH" | "WELFARE", amount: number, memberId = 2) =>
				adjustPoints({ db, clock }, { memberId, type, amount: -amount, title: "정정" });
			expect(await take("AWESOME_CASH", 400)).toEqual({ awesomeCash: 600, welfarePoints: 500 });
			expect(await take("WELFARE", 500)).toEqual({ awesomeCash: 600, welfarePoints: 0 });
			await expect(take("WELFARE", 1)).rejects.toMatchObject({ kind: "pointShort" });
			await expect(take("AWESOME_CASH", 601)).rejects.toMatchObject({ kind: "pointShort" });
			await expect(take("AWESOME_CASH", 1, 9_999)).rejects.toMatchObject({ kind: "notFound" });
			expect((await lines()).map(({ action_type, amount }) => [action_type, amount])).toEqual([
				["USE", -400],
				["USE", -500],
			]);
		});
	});
});
