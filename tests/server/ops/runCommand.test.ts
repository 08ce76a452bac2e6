import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { resolveParticles } from "#domain/shared/particles.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { checkCodeOf } from "#server/commerce/booking/checkCode.ts";
import { askServer, openOpsSocket } from "#server/ops/opsSocket.ts";
import { runCommand } from "#server/ops/runCommand.ts";
import { bookingApp } from "#tests/support/bookingApp.ts";
import {
	type BookingWorld,
	bookingWorld,
	plantBookingWorld,
	supplierRoom,
} from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const waiting = { productIdx: 1, accoms: "1", rooms: "1", rateplan: "2", orderType: "OC" };

forEachDatabase((_, open) => {
	describe("the operator's commands [DEC-183]", () => {
		let world: BookingWorld;
		let services: Awaited<ReturnType<typeof bookingApp>>["services"];
		const folder = mkdtempSync(join(tmpdir(), "stay-ops-"));

		beforeAll(async () => {
			const db = await open();
			await plantBookingWorld(db);
			world = bookingWorld(db);
			({ services } = await bookingApp(db, { DATA_DIR: folder }, world.clock));
		});
		afterAll(() => rmSync(folder, { recursive: true, force: true }));

		const run = (...args: string[]) => runCommand(services, "tester", args);

		async function statusOf(orderNum: string): Promise<unknown> {
			const { rows } = await world.db.query<{ status: string }>(
				"SELECT p.status FROM order_product p JOIN order_pay o USING (order_pay_id) WHERE o.order_num = $1",
				[orderNum],
			);
			return rows[0]?.status;
		}

		it("lists the available commands", async () => {
			expect(await run("help")).toMatchObject({ isOk: true });
			const unknown = await run("nonsense");
			expect(unknown.isOk).toBe(false);
			expect(unknown.text).toContain("nonsense는 없는 명령입니다.");
			expect(unknown.text).toContain("backlog");
			expect((await run("confirm")).text).toContain("사용법");
			expect((await run("confirm", "AW-nothing")).text).toContain("찾을 수 없습니다");
		});

		it("confirms, requests and withdraws an extra charge, and marks a no-show, only as the status table allows [DOM-STATUS-22]", async () => {
			const { held } = await world.book(2, { path: waiting });
			expect(await statusOf(held.orderNum)).toBe("pending");
			expect(await run("confirm", held.orderNum, "OK-1")).toMatchObject({ isOk: true });
			expect(await statusOf(held.orderNum)).toBe("confirm");
			expect(await run("confirm", held.orderNum)).toEqual({
				isOk: false,
				text: resolveParticles(`예약 ${held.orderNum}은(는) 이미 확정되었습니다.`),
			});
			const asked = await run("extra-charge", held.orderNum, "30,000", "인원", "추가");
			expect(asked.text).toContain("요청했습니다");
			expect(await statusOf(held.orderNum)).toBe("add_pay");
			expect((await run("extra-charge", held.orderNum, "5,000", "조식")).text).toContain(
				"추가 결제를 요청할 수 없습니다",
			);
			expect(await run("withdraw-charge", /\d+/.exec(asked.text)?.[0] ?? "")).toMatchObject({ isOk: true });
			const early = await run("no-show", held.orderNum);
			expect(early.isOk).toBe(false);
			expect(early.text).toContain("노쇼로 바꿀 수 없습니다");
			world.clock.set(Date.parse("2026-12-10T12:00:00+09:00"));
			expect(await run("no-show", held.orderNum)).toMatchObject({ isOk: true });
			expect(await statusOf(held.orderNum)).toBe("noshow");
			world.clock.set(Date.parse("2026-11-21T12:00:00+09:00"));
		});

		it("leaves the day of a voucher without one to its holder", async () => {
			const path = { ...waiting, rateplan: "3" };
			const { held } = await world.book(2, { path, payKind: "voucher" });
			const answer = await run("confirm", held.orderNum);
			expect([answer.isOk, answer.text]).toEqual([false, expect.stringContaining("날짜를 정하면 확정")]);
			await world.bookings.fixDay(2, held.orderProductIds[0] ?? 0, stayDateOf("2026-12-14"));
			expect(await statusOf(held.orderNum)).toBe("confirm");
		});

		it("recognises a voucher's code, also as read aloud, and rejects any other [DEC-181]", async () => {
			const { held } = await world.book(2, { path: waiting });
			const [id = 0] = held.orderProductIds;
			const code = checkCodeOf(services.secrets, id);
			expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
			await run("confirm", held.orderNum);
			expect((await run("check-code", held.orderNum, code)).text).toContain("예약 완료");
			const spoken = code.toLowerCase().replaceAll("0", "o").replaceAll("1", "l");
			const parts = [spoken.slice(0, 4), spoken.slice(4)];
			expect(await run("check-code", `${held.orderNum}-1`, ...parts)).toMatchObject({ isOk: true });
			const others = checkCodeOf(services.secrets, id + 1);
			for (const wrong of [others, "", code.slice(1), `${code}0`])
				expect(await run("check-code", held.orderNum, wrong)).toMatchObject({ isOk: false });
			await run("reject", held.orderNum, "객실 사정");
			expect((await run("check-code", held.orderNum, code)).text).not.toContain("예약 완료");
		});

		it("rejects a booking and gives back all of its money, points, coupon and rooms", async () => {
			const standing = async () => {
				const { rows } = await world.db.query(
					`SELECT point, user_point, (SELECT state FROM user_coupon WHERE user_coupon_id = 2) AS coupon
					FROM point_balance WHERE member_id = 2`,
				);
				return { ...rows[0], rooms: await world.stock(1, stayDateOf("2026-12-10")) };
			};
			const before = await standing();
			const points = { awesomeCash: 5_000, welfarePoints: 3_000 };
			const booked = await world.book(2, { path: waiting, couponIds: [2], points });
			expect(await standing()).not.toMatchObject(before);
			const { text } = await run("reject", booked.held.orderNum, "객실 사정");
			expect(text).toContain("전액 환불했습니다");
			expect(await statusOf(booked.held.orderNum)).toBe("cancel");
			expect(await world.payments.sandbox.find(booked.orderId)).toMatchObject({ balance: 0 });
			expect(await standing()).toEqual(before);
		});

		it("does not report the money of a rejected booking as refunded while the provider still holds it", async () => {
			const agreed = await world.agree(2, { path: waiting }, { webhook: "none", cancelFault: "refuse" });
			await world.approve(agreed);
			const { isOk, text } = await run("reject", agreed.held.orderNum, "객실 사정");
			expect({ isOk, isBack: text.includes("전액 환불했습니다") }).toEqual({ isOk: true, isBack: false });
			expect(await statusOf(agreed.held.orderNum)).toBe("cancel_wait");
		});

		it("answers for a supplier: refuses a cancel request, then accepts one", async () => {
			const booked = await world.book(2, { path: supplierRoom });
			const [productId = 0] = booked.held.orderProductIds;
			const cancel = async (key: string) => {
				const { id } = await world.cancellations.quote(2, productId, "full");
				const asked = { reason: "일정 변경", quoteId: id };
				await world.cancellations.cancelOrder(2, booked.held.orderPayId, asked, key);
				expect(await statusOf(booked.held.orderNum)).toBe("cancel_request");
			};
			expect(await run("supplier", "2", "cancel=silent", "delay=1")).toMatchObject({ isOk: true });
			for (const slip of [
				["2", "cancel=perhaps"],
				["2", "delay=soon"],
				["2", "delay=-1"],
				["1", "cancel=silent"],
				["11", "cancel=silent"],
			])
				expect((await run("supplier", ...slip)).isOk, slip.join(" ")).toBe(false);
			await world.outbox.deliver();
			expect(await run("confirm", booked.held.orderNum)).toMatchObject({ isOk: true });
			await cancel("operator-cancel-1");
			expect(await run("refuse-cancel", booked.held.orderNum)).toMatchObject({ isOk: true });
			expect(await statusOf(booked.held.orderNum)).toBe("confirm");
			await cancel("operator-cancel-2");
			expect(await run("accept-cancel", booked.held.orderNum)).toMatchObject({ isOk: true });
			expect(await statusOf(booked.held.orderNum)).toBe("cancel");
			expect(await world.payments.sandbox.find(booked.orderId)).toMatchObject({ balance: 0 });
			expect((await run("orders", "cancel")).text).toContain(booked.held.orderNum);
			expect((await run("orders", "complete")).text).toBe("예약이 없습니다.");
			expect(await run("orders", "cancelled")).toEqual({
				isOk: false,
				text: "cancelled는 예약 상태가 아닙니다.",
			});
		});

		it("names the status of a booking that cannot change, and rejects an answer without a cancel request [DOM-STATUS-22]", async () => {
			const { held } = await world.book(2, { path: waiting });
			for (const answer of ["accept-cancel", "refuse-cancel"])
				expect(await run(answer, held.orderNum)).toEqual({
					isOk: false,
					text: resolveParticles(`예약 ${held.orderNum}은(는) 취소 요청 중이 아닙니다.`),
				});
			expect(await statusOf(held.orderNum)).toBe("pending");
			expect((await run("no-show", held.orderNum)).text).toContain("체크인 날이 되지 않아");
			await run("reject", held.orderNum, "객실 사정");
			expect((await run("accept-cancel", held.orderNum)).isOk).toBe(false);
			expect((await run("confirm", held.orderNum)).text).toContain(
				"지금 '예약 취소' 상태라 확정할 수 없습니다.",
			);
		});

		it("answers inquiries and publishes notices", async () => {
			await world.db.query(
				"INSERT INTO inquiry (inquiry_id, member_id, type, title, contents) VALUES (900, 2, 1, '주차', '주차가 가능한지 알려 주세요')",
			);
			expect(await run("answer-inquiry", "900", "가능합니다.")).toMatchObject({ isOk: true });
			expect((await run("answer-inquiry", "901", "x")).isOk).toBe(false);
			expect(await run("publish-notice", "점검 안내", "새벽 2시에 점검합니다.")).toMatchObject({
				isOk: true,
			});
			const { rows } = await world.db.query("SELECT comment_contents FROM inquiry WHERE inquiry_id = 900");
			expect(rows).toEqual([{ comment_contents: "가능합니다." }]);
		});

		it("logs every action in the same transaction, or rolls it back [DEC-183]", async () => {
			const { held } = await world.book(2, { path: waiting });
			await world.db.query(
				`INSERT INTO inquiry (inquiry_id, member_id, type, title, contents) VALUES (902, 2, 1, '주차', '주차가 가능한지 알려 주세요');
				ALTER TABLE operator_action ADD CONSTRAINT nobody_writes CHECK (operator <> 'nobody')`,
			);
			const tried = [
				["confirm", held.orderNum],
				["answer-inquiry", "902", "가능합니다."],
				["publish-notice", "점검 안내 둘", "새벽 3시에 점검합니다."],
			];
			const state = async () =>
				(
					await world.db.query(
						`SELECT (SELECT comment_contents FROM inquiry WHERE inquiry_id = 902) AS answer,
							(SELECT count(*) FROM notice WHERE title = '점검 안내 둘') AS notices,
							(SELECT count(*) FROM operator_action WHERE operator = 'same') AS notes`,
					)
				).rows[0];
			for (const args of tried)
				await expect(runCommand(services, "nobody", args)).rejects.toMatchObject({
					constraint: "nobody_writes",
				});
			expect(await statusOf(held.orderNum)).toBe("pending");
			expect(await state()).toEqual({ answer: null, notices: 0, notes: 0 });
			for (const args of tried)
				expect(await runCommand(services, "same", args)).toMatchObject({ isOk: true });
			expect(await statusOf(held.orderNum)).toBe("confirm");
			expect(await state()).toEqual({ answer: "가능합니다.", notices: 1, notes: 3 });
		});

		it("goes through the running server, and reports when there is none", async () => {
			const ask = () => askServer(folder, { operator: "tester", args: ["orders"] }, () => undefined);
			expect(await ask()).toBeNull();
			const socket = await openOpsSocket(folder, services);
			expect(await ask()).toMatchObject({ isOk: true });
			await socket.close();
			expect(await ask()).toBeNull();
		});
	});
});
