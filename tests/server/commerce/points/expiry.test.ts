import { beforeEach, describe, expect, it } from "vitest";
import type { PointType } from "#domain/member/Points.ts";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { earnPoints } from "#server/commerce/points/earnPoints.ts";
import { expirePoints } from "#server/commerce/points/expirePoints.ts";
import { commitPoints, releasePoints } from "#server/commerce/points/holdPoints.ts";
import { reservePoints } from "#server/commerce/points/reservePoints.ts";
import { findViolations } from "#server/ops/store/invariants.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const at = (text: string) => koreanInstant(text) ?? 0;
const lastMoment = at("2027-02-28 23:59:59");
const nextDay = at("2027-03-01 00:00:00");

forEachDatabase((_, open) => {
	describe("points past their last day [DEC-067, DEC-068]", () => {
		let db: Database;
		beforeEach(async () => {
			db = await open();
			await plantBookingWorld(db);
			await db.query("DELETE FROM point_ledger");
			await db.query("UPDATE point_balance SET point = 0, user_point = 0");
			await db.query(
				`INSERT INTO order_pay (order_pay_id, order_num, member_id, stage, hold_until, pay_kind, pay_method, key_code, price_ledger, original_amount, sale_amount, total_amount, guest_name, guest_tel, guest_email)
				VALUES (900, 'N900', 2, 'hold', now(), 'main', 'card', 'k', '[]', 1, 1, 1, '', '', '')`,
			);
			await earn("a", "AWESOME_CASH", 1_000, "2027-02-28");
			await earn("b", "AWESOME_CASH", 500, "2027-03-01");
			await earn("c", "AWESOME_CASH", 70, null);
			await earn("d", "WELFARE", 200, "2027-02-28");
		});

		const earn = (source: string, type: PointType, amount: number, until: string | null) =>
			earnPoints(db, {
				memberId: 2,
				type,
				action: "SAVE",
				amount,
				title: "적립",
				orderNum: null,
				source,
				expiresOn: until === null ? null : stayDateOf(until),
				now: at("2026-11-21 09:00:00"),
			});
		const expire = async (now: number) => {
			const clock = { now: () => now } as never;
			let all = 0;
			for (let count = -1; count !== 0; all += count) count = await expirePoints({ db, clock });
			return all;
		};
		const reserve = (awesomeCash: number, now = lastMoment, welfarePoints = 0) =>
			db.tx((tx) => reservePoints(tx, 900, 2, { awesomeCash, welfarePoints }, now));
		const balance = async () => {
			const { rows } = await db.query<{ point: number; user_point: number }>(
				"SELECT point, user_point FROM point_balance WHERE member_id = 2",
			);
			return [rows[0]?.point, rows[0]?.user_point];
		};
		const gone = async () => {
			const { rows } = await db.query<{ type: PointType }>(
				"SELECT point_type AS type, amount, balance, title FROM point_ledger WHERE action_type = 'EXPIRE' ORDER BY point_type, point_ledger_id",
			);
			return rows;
		};
		const line = (type: PointType, amount: number, left: number) => ({
			type,
			amount,
			balance: left,
			title: "유효 기간 만료",
		});

		it("can be spent until the last second, then expire with one ledger line each", async () => {
			expect([await expire(lastMoment), await balance(), await gone()]).toEqual([0, [1_570, 200], []]);
			expect(await expire(nextDay)).toBe(2);
			expect(await balance()).toEqual([570, 0]);
			expect(await gone()).toEqual([line("AWESOME_CASH", -1_000, 570), line("WELFARE", -200, 0)]);
			expect([await expire(nextDay), await balance()]).toEqual([0, [570, 0]]);
			expect(await expire(at("2027-03-02 00:00:00"))).toBe(1);
			expect(await balance()).toEqual([70, 0]);
			expect(await expire(at("2099-01-01 00:00:00"))).toBe(0);
		});

		it("cannot be spent once they are over, even before the job has run", async () => {
			await expect(reserve(571, nextDay)).rejects.toMatchObject({ kind: "pointShort" });
			await expect(reserve(0, nextDay, 1)).rejects.toMatchObject({ kind: "pointShort" });
			expect([await balance(), await gone()]).toEqual([[1_570, 200], []]);
			await reserve(570, nextDay);
			expect([await balance(), await gone()]).toEqual([[0, 200], [line("AWESOME_CASH", -1_000, 570)]]);
			expect([await expire(nextDay), await balance()]).toEqual([1, [0, 0]]);
		});

		it("expire once, however many jobs run at once", async () => {
			await Promise.all([expire(nextDay), expire(nextDay), expire(nextDay)]);
			expect(await balance()).toEqual([570, 0]);
			expect(await gone()).toHaveLength(2);
		});

		it("are spent first, so only the rest expires", async () => {
			await reserve(300);
			await db.tx((tx) =>
				commitPoints(tx, { orderPayId: 900, orderNum: "N900", title: "", now: lastMoment }),
			);
			await expire(nextDay);
			expect(await balance()).toEqual([570, 0]);
			expect((await gone())[0]).toEqual(line("AWESOME_CASH", -700, 570));
		});

		it.each([
			["paid", 1_200, [], [370, 0]],
			["given up", 1_200, [line("AWESOME_CASH", -1_000, 570)], [570, 0]],
			["paid", 300, [line("AWESOME_CASH", -700, 870)], [570, 0]],
			["given up", 300, [line("AWESOME_CASH", -700, 870), line("AWESOME_CASH", -300, 570)], [570, 0]],
		])(
			"held by an unpaid order expire only after it ends, without affecting later-expiring points: %s, %i",
			async (end, kept, lost, left) => {
				await reserve(kept);
				await expire(nextDay);
				if (end === "paid")
					await db.tx((tx) =>
						commitPoints(tx, { orderPayId: 900, orderNum: "N900", title: "", now: nextDay }),
					);
				else await db.tx((tx) => releasePoints(tx, 900));
				await expire(nextDay);
				expect(await balance()).toEqual(left);
				expect((await gone()).filter(({ type }) => type === "AWESOME_CASH")).toEqual(lost);
			},
		);

		it("leave every balance equal to its remaining earnings; a mismatch is detected", async () => {
			await reserve(1_200);
			await expire(nextDay);
			const invariant = "earnings that are left are the points a member has";
			const broken = async () => (await findViolations(db)).filter((each) => each.invariant === invariant);
			expect(await broken()).toEqual([]);
			await db.query("UPDATE point_balance SET point = 1 WHERE member_id = 1");
			expect(await broken()).toEqual([{ invariant, by: ["1"] }]);
		});
	});
});
