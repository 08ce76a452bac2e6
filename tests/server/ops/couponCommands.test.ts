import { beforeAll, describe, expect, it } from "vitest";
import { runCommand } from "#server/ops/runCommand.ts";
import { type BookingApp, bookingApp } from "#tests/support/bookingApp.ts";
import { type BookingWorld, bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const days = ["2026-11-20", "2026-11-30"];
const coupon = ["겨울 할인", "10%", ...days, "2026-12-31"];

forEachDatabase((_, open) => {
	describe("the operator's commands for coupons, companies and members [DEC-183]", () => {
		let world: BookingWorld;
		let app: BookingApp;

		beforeAll(async () => {
			const db = await open();
			await plantBookingWorld(db, { members: 4 });
			await db.query("SELECT setval(pg_get_serial_sequence('coupon_manager', 'coupon_manager_id'), 100)");
			world = bookingWorld(db);
			app = await bookingApp(db, {}, world.clock);
		});

		const run = (...args: string[]) => runCommand(app.services, "tester", args);
		const numberIn = (text: string): string => /\d+/.exec(text)?.[0] ?? "";
		const take = (memberId: number, id: string) =>
			app.call(memberId, "POST", "/api/content/v1/coupons", { couponIdx: Number(id) });
		async function refused(command: string, lines: readonly (readonly string[])[]): Promise<void> {
			for (const line of lines) {
				const { isOk } = await run(command, ...line);
				expect({ line, isOk }).toEqual({ line, isOk: false });
			}
		}

		it("issue a coupon as specified, and no more once it is withdrawn", async () => {
			const { text } = await run("publish-coupon", ...coupon, "max=20,000", "min=50,000", "stays=1", "set=2");
			const id = numberIn(text);
			const { data } = await take(2, id);
			expect(data.coupon).toMatchObject({
				title: "겨울 할인",
				setCnt: 2,
				overMinPrice: "Y",
				couponProductIdx: 1,
			});
			expect((await run("coupons")).text).toMatch(
				/10% {2}2026-11-20~2026-11-30 {2}2\/제한 없음 {2}겨울 할인/,
			);
			expect(await run("withdraw-coupon", id)).toMatchObject({ isOk: true });
			expect(await take(3, id)).toMatchObject({ code: -205 });
			expect((await run("coupons")).text).not.toContain("겨울 할인");
			await refused("withdraw-coupon", [[id], ["999"]]);
			const { rows } = await world.db.query(
				"SELECT state FROM user_coupon WHERE member_id = 2 AND coupon_manager_id = $1",
				[id],
			);
			expect(rows).toEqual([{ state: "available" }, { state: "available" }]);
		});

		it("issue a coupon limited to the stays of one country [DEC-089]", async () => {
			const id = numberIn((await run("publish-coupon", ...coupon, "nation=KR")).text);
			await take(4, id);
			const offered = async () =>
				(await app.services.coupons.usable(4, { propertyId: 1, ratePlanId: 1 })).map(
					({ campaignId }) => campaignId,
				);
			expect(await offered()).toContain(Number(id));
			await world.db.query(`
				INSERT INTO nation VALUES ('JP', '일본', 'Japan', 'Asia/Tokyo');
				UPDATE property SET nation_code = 'JP' WHERE property_id = 1`);
			expect(await offered()).not.toContain(Number(id));
			await world.db.query("UPDATE property SET nation_code = 'KR' WHERE property_id = 1");
		});

		it("give a coupon only once its validity has begun", async () => {
			const later = ["곧 만나요", "5,000", "2026-11-25", "2026-11-30", "30일", "total=1"];
			const id = numberIn((await run("publish-coupon", ...later)).text);
			expect(await run("give-coupon", "3", id, "불편을 드려서")).toMatchObject({ isOk: false });
			world.clock.set(Date.parse("2026-11-25T00:00:00+09:00"));
			expect(await run("give-coupon", "3", id, "불편을 드려서")).toMatchObject({ isOk: true });
			await refused("give-coupon", [
				["3", id, "또"],
				["2", id, "한 장뿐"],
				["99", id, "없는 회원"],
				["2", "999", "없는 쿠폰"],
				["2", id],
			]);
			world.clock.set(Date.parse("2026-11-21T12:00:00+09:00"));
		});

		it("reject a coupon that no member could use", async () => {
			await refused("publish-coupon", [
				["이름", "91%", ...days, "2026-12-31"],
				["이름", "0", ...days, "2026-12-31"],
				["이름", "5,000", ...days, "2026-11-29"],
				["이름", "5,000", ...days, "0일"],
				["이름", "5,000", "2026-11-30", "2026-11-20", "30일"],
				["이름", "5,000", ...days, "30일", "max=1,000"],
				[...coupon, "code=abcd"],
				[...coupon, "company=NOBODY99"],
				[...coupon, "code=WINTER26", "broadcast=3"],
				[...coupon, "set=21"],
				[...coupon, "total=1", "set=2"],
				[...coupon, "overlap=maybe"],
				[...coupon, "stays=1,99"],
				[...coupon, "nation=ZZ"],
			]);
			expect((await run("coupons")).text).not.toContain("이름");
		});

		it("add a company, remove its members one by one, then all of them [DEC-066]", async () => {
			expect(await run("add-company", "HANBIT2026", "한빛상사")).toMatchObject({ isOk: true });
			await refused("add-company", [
				["HANBIT2026", "한빛상사"],
				["abc", "작은 글자"],
				["HANBIT2027", " "],
			]);
			const join = (memberId: number) =>
				app.call(memberId, "POST", "/api/auth/benefit-users", {
					...{ corpCode: "HANBIT2026", deptName: "영업", userName: "김하늘" },
				});
			for (const memberId of [2, 3, 4]) expect((await join(memberId)).data).toMatchObject({ type: "C" });
			expect((await run("companies")).text).toMatch(/HANBIT2026 .*이용 중 {2}회원 3명 {2}한빛상사/);
			expect((await run("company-members", "HANBIT2026")).text).toContain("회원 2번  영업");
			const forCompany = numberIn((await run("publish-coupon", ...coupon, "company=HANBIT2026")).text);
			const byCode = { code: "HANBIT2026" };
			expect((await app.call(2, "POST", "/api/content/v1/coupons/corporation", byCode)).data).toMatchObject({
				coupon: { idx: Number(forCompany) },
			});
			expect(await run("leave-company", "2", "퇴사")).toMatchObject({ isOk: true });
			await refused("leave-company", [["2", "퇴사"], ["1", "일반 회원"], ["3"]]);
			expect((await run("end-company", "HANBIT2026", "계약 종료")).text).toContain("회원 2명이 일반 회원");
			expect(await join(2)).toMatchObject({ status: 400, kind: "corpCodeUnknown" });
			await refused("end-company", [["HANBIT2026", "또"]]);
			const { rows } = await world.db.query("SELECT type, count(*)::int AS n FROM member GROUP BY type");
			expect(rows).toEqual([{ type: "N", n: 4 }]);
			expect(await run("add-company", "HANBIT2026", "새 한빛상사")).toMatchObject({ isOk: true });
		});

		it("show a member by number or by booking, without personal data", async () => {
			const { held } = await world.book(2);
			const { text } = await run("member", held.orderNum);
			expect(text).toMatch(/^회원 2번 {2}Bronze/);
			expect(text).toContain("진행 중인 예약 1건");
			expect(text).not.toContain("m2@example.com");
			expect((await run("member", "2")).text).toBe(text);
			await refused("member", [["99"], ["AW-nothing"]]);
		});

		it("unlock a locked login at once", async () => {
			await world.db.query("UPDATE member SET locked_until = $1 WHERE member_id = 3", [
				new Date(world.clock.now() + 60_000),
			]);
			expect((await run("member", "3")).text).toContain("잠김");
			expect(await run("unlock", "3", "본인 확인")).toMatchObject({ isOk: true });
			expect((await run("member", "3")).text).not.toContain("잠김");
			await refused("unlock", [["99", "본인 확인"], ["3"]]);
		});

		it("withdraw a member under the API's rules: not while a booking is open [DEC-148]", async () => {
			expect(await run("withdraw-member", "2", "전화")).toMatchObject({ isOk: false });
			expect(await run("withdraw-member", "4", "전화")).toMatchObject({ isOk: true });
			await refused("withdraw-member", [["4", "전화"], ["99", "전화"], ["3"]]);
			await refused("member", [["4"]]);
		});
	});
});
