import { beforeAll, describe, expect, it } from "vitest";
import type { OrderProductStatus } from "#domain/order/orderMachine.ts";
import { resolveParticles } from "#domain/shared/particles.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { checkCodeOf } from "#server/commerce/booking/checkCode.ts";
import type { HeldBooking } from "#server/commerce/booking/holdRooms.ts";
import { bookingStart, twoRooms } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { operating } from "./operating.ts";

const waiting = { productIdx: 1, accoms: "1", rooms: "1", rateplan: "2", orderType: "OC" };
const voucher = { ...waiting, rateplan: "3" };

/** What operators read of a booking in each status: what it waits for when that differs from what travellers read. */
const states: Readonly<Record<OrderProductStatus, string>> = {
	pending: "예약 확정 대기 중",
	add_pay: "추가 결제 대기 중",
	confirm: "예약 완료",
	confirm_wait: "예약 확정 대기 중",
	complete: "지난 예약",
	noshow: "노쇼",
	cancel: "예약 취소",
	cancel_request: "취소 요청",
	cancel_wait: "취소 대기",
};

/** The statuses in which a command is refused, by table 4.1, and what cannot be done then. */
const refusals: Readonly<
	Record<string, { readonly what: string; readonly refusedIn: readonly OrderProductStatus[] }>
> = {
	confirm: {
		what: "확정할",
		refusedIn: ["add_pay", "complete", "noshow", "cancel", "cancel_request", "cancel_wait"],
	},
	reject: { what: "거절할", refusedIn: ["complete", "noshow", "cancel", "cancel_request", "cancel_wait"] },
	"extra-charge": {
		what: "추가 결제를 요청할",
		refusedIn: ["add_pay", "complete", "noshow", "cancel", "cancel_request", "cancel_wait"],
	},
	"no-show": {
		what: "노쇼로 바꿀",
		refusedIn: ["add_pay", "confirm_wait", "complete", "cancel", "cancel_request", "cancel_wait"],
	},
};
const moreArguments: Readonly<Record<string, readonly string[]>> = {
	reject: ["객실", "사정"],
	"extra-charge": ["5,000", "조식"],
};

forEachDatabase((_, open) => {
	describe("what operators read about bookings [DEC-183]", () => {
		const { at, run, done } = operating(open, (db) =>
			db.query("UPDATE room_month SET cap = 30, stock = array_fill(30::int2, ARRAY[31])"),
		);
		let { held, rooms } = {} as Readonly<Record<"held" | "rooms", HeldBooking>>;
		beforeAll(async () => {
			held = (await at.world.book(2, { path: waiting })).held;
			rooms = (await at.world.book(2, { ...twoRooms })).held;
		});
		const setStatus = (orderPayId: number, status: OrderProductStatus) =>
			at.world.db.query(
				`UPDATE order_product SET status = $2, status_before = CASE WHEN $2 IN ('add_pay', 'cancel_request') THEN 'confirm' END,
					cancel_requested_at = CASE WHEN $2 = 'cancel_request' THEN now() END WHERE order_pay_id = $1`,
				[orderPayId, status],
			);
		const read = (text: string) => ({ isOk: false, text: resolveParticles(text) });

		it("a command that the status of a booking does not allow names that status [DOM-STATUS-22]", async () => {
			const { orderNum, orderPayId } = held;
			for (const [command, { what, refusedIn }] of Object.entries(refusals))
				for (const status of refusedIn) {
					await setStatus(orderPayId, status);
					expect({ status, ...(await run(command, orderNum, ...(moreArguments[command] ?? []))) }).toEqual({
						status,
						...read(`예약 ${orderNum}은(는) 지금 '${states[status]}' 상태라 ${what} 수 없습니다.`),
					});
				}
			await setStatus(orderPayId, "confirm");
			expect(await run("confirm", orderNum)).toEqual(read(`예약 ${orderNum}은(는) 이미 확정되었습니다.`));
			await setStatus(orderPayId, "noshow");
			expect(await run("no-show", orderNum)).toEqual(read(`예약 ${orderNum}은(는) 이미 노쇼입니다.`));
		});

		it("a guest has not failed to come before the check-in day, on which they may have [DOM-STATUS-22]", async () => {
			const { orderNum, orderPayId } = held;
			at.world.clock.set(Date.parse("2026-12-09T23:59:59+09:00"));
			for (const status of ["pending", "confirm"] as const) {
				await setStatus(orderPayId, status);
				expect(await run("no-show", orderNum)).toEqual(
					read(`예약 ${orderNum}은(는) 체크인 날이 되지 않아 노쇼로 바꿀 수 없습니다.`),
				);
			}
			at.world.clock.pass(1_000);
			expect(await done("no-show", orderNum)).toBe(
				resolveParticles(`예약 ${orderNum}을(를) 노쇼로 바꾸었습니다.`),
			);
			at.world.clock.set(bookingStart);
		});

		it("an order with several rooms needs the number of one of them, which alone is moved", async () => {
			const { orderNum, orderPayId } = rooms;
			await setStatus(orderPayId, "confirm");
			expect(await run("extra-charge", orderNum, "5,000", "조식")).toEqual(
				read(`객실이 여러 개입니다. ${orderNum}-1처럼 객실 번호까지 적어 주세요.`),
			);
			await done("extra-charge", `${orderNum}-2`, "5,000", "조식");
			const { rows } = await at.world.db.query(
				"SELECT p.status FROM order_product p JOIN order_pay USING (order_pay_id) WHERE order_num = $1 ORDER BY seq",
				[orderNum],
			);
			expect(rows).toEqual([{ status: "confirm" }, { status: "add_pay" }]);
		});

		it("only bookings that are paid are found", async () => {
			const { orderNum } = await at.world.hold(2);
			for (const line of [["confirm"], ["reject", "사정"], ["check-code", "00000000"], ["accept-cancel"]])
				expect(await run(line[0] ?? "", orderNum, ...line.slice(1))).toEqual(
					read(`예약 ${orderNum}을(를) 찾을 수 없습니다.`),
				);
			expect(await run("orders", "all", orderNum)).toEqual(read(`예약 ${orderNum}을(를) 찾을 수 없습니다.`));
		});

		it("no extra charge is asked for while a change of the booking is under way [DEC-198]", async () => {
			const { orderNum, orderPayId, orderProductIds } = held;
			const [id = 0] = orderProductIds;
			await setStatus(orderPayId, "confirm");
			await at.world.db.query(
				`INSERT INTO booking_change (change_id, order_product_id, state, order_version, before, after, from_in, from_out,
					to_in, to_out, to_pay, back, created_at, expires_at, due_at)
				VALUES ('c1', $1, 'asked', 1, '{}', '{}', '2026-12-10', '2026-12-12', '2026-12-11', '2026-12-13', 0, '{}', now(), now(), now())`,
				[id],
			);
			expect(await run("extra-charge", orderNum, "5,000", "조식")).toEqual(
				read(`예약 ${orderNum}의 변경이나 취소가 아직 끝나지 않아 추가 결제를 요청할 수 없습니다.`),
			);
			await at.world.db.query("DELETE FROM booking_change");
		});

		it("a front desk reads the state of the booking itself, also after midnight and while the guest stays [DEC-181]", async () => {
			const { orderNum, orderPayId, orderProductIds } = held;
			const [id = 0] = orderProductIds;
			const code = checkCodeOf(at.app.services.secrets, id);
			for (const [status, text] of Object.entries(states)) {
				await setStatus(orderPayId, status as OrderProductStatus);
				for (const day of ["2026-12-10T15:00:00+09:00", "2026-12-11T00:30:00+09:00"]) {
					at.world.clock.set(Date.parse(day));
					expect((await done("check-code", orderNum, code)).split("\n")).toEqual([
						`확인 코드가 맞습니다. 지금 상태는 '${text}'입니다.`,
						"남산 서재 호텔, 디럭스 더블",
						"2026-12-10 ~ 2026-12-12",
						"이용자 김하늘",
					]);
				}
			}
			at.world.clock.set(bookingStart);
			expect(await run("check-code", orderNum, "00000000")).toEqual(
				read(`확인 코드가 예약 ${orderNum}의 것이 아닙니다.`),
			);
		});

		it("a voucher has no day until its holder fixes one", async () => {
			const { orderNum, orderProductIds } = (await at.world.book(3, { path: voucher, payKind: "voucher" }))
				.held;
			const [id = 0] = orderProductIds;
			const code = checkCodeOf(at.app.services.secrets, id);
			const days = async () => [
				(await done("check-code", orderNum, code)).split("\n")[2],
				(await done("orders")).split("\n")[0],
			];
			const line = (status: string, day: string) =>
				`${`${orderNum}-1`.padEnd(24)}  ${status.padEnd(15)}  ${day}  80,000원  남산 서재 호텔`;
			expect(await days()).toEqual(["날짜 없음", line("pending", "날짜 없음 ")]);
			await at.world.bookings.fixDay(3, id, stayDateOf("2026-12-14"));
			expect(await days()).toEqual(["2026-12-14 ~ 2026-12-15", line("confirm", "2026-12-14")]);
		});

		it("the list says the newest bookings first, of one status or all, and from a booking on the earlier ones", async () => {
			await setStatus(held.orderPayId, "complete");
			await setStatus(rooms.orderPayId, "noshow");
			const [oldest, older, newest] = [`${held.orderNum}-1`, `${rooms.orderNum}-1`, `${rooms.orderNum}-2`];
			const numbers = async (...line: string[]) =>
				(await done("orders", ...line)).split("\n").map((text) => text.split(" ")[0] ?? "");
			const all = await numbers();
			expect(all.slice(all.indexOf(newest))).toEqual([newest, older, oldest]);
			expect(await numbers("all")).toEqual(all);
			expect(await numbers("noshow")).toEqual([newest, older]);
			expect(await numbers("complete")).toEqual([oldest]);
			expect(await numbers("all", newest)).toEqual([older, oldest]);
			expect(await numbers("noshow", newest)).toEqual([older]);
			expect(await done("orders", "noshow", older)).toBe("예약이 없습니다.");
			expect(await run("orders", "paid")).toEqual(read("paid은(는) 예약 상태가 아닙니다."));
			expect(await run("orders", "new")).toEqual(read("new은(는) 예약 상태가 아닙니다."));
		});
	});
});
