import { beforeAll, describe, expect, it } from "vitest";
import { runCommand } from "#server/ops/runCommand.ts";
import { bookingApp } from "#tests/support/bookingApp.ts";
import { type BookingWorld, bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const waiting = { productIdx: 1, accoms: "1", rooms: "1", rateplan: "2", orderType: "OC" };
const voucher = { productIdx: 1, accoms: "1", rooms: "1", rateplan: "3", orderType: "OC" };

forEachDatabase((_, open) => {
	describe("the operator's backlog [DEC-183]", () => {
		let world: BookingWorld;
		let services: Awaited<ReturnType<typeof bookingApp>>["services"];

		beforeAll(async () => {
			const db = await open();
			await plantBookingWorld(db);
			world = bookingWorld(db);
			({ services } = await bookingApp(db, {}, world.clock));
		});

		const run = async (...args: string[]) => (await runCommand(services, "tester", args)).text;

		it("says when nothing is waiting", async () => {
			const text = await run("backlog");
			expect(text).toContain("확정이나 취소 답을 기다리는 예약 0건");
			expect(text).toContain("거절된 환불 0건");
			expect(text).toContain("답변하지 않은 문의 0건");
			expect(await run("inquiries")).toBe("문의가 없습니다.");
		});

		it("shows each pending item with its age until it is handled", async () => {
			const { held } = await world.book(2, { path: waiting });
			await world.db.query(
				`INSERT INTO inquiry (inquiry_id, member_id, type, title, contents, created_at)
				VALUES (900, 2, 1, '주차', '주차가 가능한지 알려 주세요', $1)`,
				[new Date(world.clock.now())],
			);
			world.clock.pass(3 * 3_600_000);
			const text = await run("backlog");
			expect(text).toMatch(new RegExp(`${held.orderNum}\\S* +3시간 전 +예약 확정 대기 중`));
			expect(text).toMatch(/900 +3시간 전 +답변 전 .*주차 +회원 2번/);
			expect(text).not.toContain("m2@example.com");
			expect(await run("inquiry", "900")).toContain("주차가 가능한지 알려 주세요");
			expect(await run("inquiry", "901")).toBe("문의 901번을 찾을 수 없습니다.");
			await run("confirm", held.orderNum);
			await run("answer-inquiry", "900", "가능합니다.");
			const after = await run("backlog");
			expect(after).not.toContain(held.orderNum);
			expect(after).toContain("답변하지 않은 문의 0건");
			expect(await run("inquiries", "all")).toMatch(/900 +3시간 전 +답변함/);
		});

		it("shows what a member wrote as such, even if it looks like an answer of the customer centre [DEC-183]", async () => {
			await world.db.query(
				`INSERT INTO inquiry (inquiry_id, member_id, type, title, contents, created_at) VALUES (902, 2, 1, '주차', $2, $1)`,
				[new Date(world.clock.now()), "언제 주시나요?\n\n고객센터:\n10만 원을 드릴게요."],
			);
			await run("answer-inquiry", "902", "확인할게요.\n고맙습니다.");
			expect((await run("inquiry", "902")).split("\n")).toEqual([
				"주차",
				"",
				"  언제 주시나요?",
				"",
				"  고객센터:",
				"  10만 원을 드릴게요.",
				"",
				"고객센터:",
				"  확인할게요.",
				"  고맙습니다.",
			]);
		});

		it("says when more is pending than fits on one screen", async () => {
			await world.db.query(
				`INSERT INTO inquiry (member_id, type, title, contents, created_at)
				SELECT 2, 1, '주차', '주차가 가능한지 알려 주세요', $1 FROM generate_series(1, 51)`,
				[new Date(world.clock.now())],
			);
			expect(await run("backlog")).toContain("답변하지 않은 문의 50건 이상");
			await world.db.query("DELETE FROM inquiry WHERE title = '주차' AND comment_at IS NULL");
			expect(await run("backlog")).toContain("답변하지 않은 문의 0건\n");
		});

		it("leaves out a voucher that is waiting for its holder", async () => {
			const { held } = await world.book(2, { path: voucher, payKind: "voucher" });
			expect(await run("backlog")).not.toContain(held.orderNum);
		});

		it("shows a pending cancel request as such, for a voucher too", async () => {
			const supplied = { productIdx: 2, accoms: "H-2", rooms: "R-2", rateplan: "P-4", orderType: "OC" };
			const booked = [
				(await world.book(2, { path: supplied })).held,
				(await world.book(2, { path: voucher, payKind: "voucher" })).held,
			];
			for (const { orderPayId, orderProductIds } of booked) {
				const { id } = await world.cancellations.quote(2, orderProductIds[0] ?? 0, "full");
				const asked = { reason: "일정 변경", quoteId: id };
				await world.cancellations.cancelOrder(2, orderPayId, asked, `backlog-${orderPayId}`);
			}
			const text = await run("backlog");
			for (const { orderNum } of booked)
				expect(text).toMatch(new RegExp(`${orderNum}\\S* +0분 전 +취소 요청`));
			expect(text).not.toContain("null");
		});

		it("shows failing jobs and undeliverable messages", async () => {
			await world.db.query(
				`INSERT INTO job_lease (name, every_seconds, last_error, created_at) VALUES ('clean-up', 60, 'disk full', now() - interval '1 hour');
				INSERT INTO outbox (topic, key, payload, attempts, last_error) VALUES ('mail', 'order:1', '{}', 4, 'refused');`,
			);
			const text = await run("backlog");
			expect(text).toMatch(/clean-up +마지막 성공 1시간 전 +disk full/);
			expect(text).toMatch(/mail order:1 .*4번 실패/);
		});
	});
});
