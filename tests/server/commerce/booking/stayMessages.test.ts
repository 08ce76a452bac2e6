import { beforeEach, describe, expect, it } from "vitest";
import { undoMilliseconds } from "#domain/booking/undoWindow.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { type BookingWorld, bookingWorld, plantBookingWorld, twoRooms } from "#tests/support/bookingWorld.ts";
import { change, wish } from "#tests/support/changedBookings.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const desk = "desk@namsan.example";
const plan = (rateplan: string) => ({ productIdx: 1, accoms: "1", rooms: "1", rateplan, orderType: "OC" });

forEachDatabase((_, open) => {
	describe("a stay of our own is told by mail [DEC-183]", () => {
		let world: BookingWorld;
		beforeEach(async () => {
			const db = await open();
			await plantBookingWorld(db);
			await db.query("UPDATE property SET contact_email = $1 WHERE property_id = 1", [desk]);
			world = bookingWorld(db);
		});

		/** Sends everything that is due and returns the mails with this subject to the address, as subject and lines. */
		async function told(about: string, to = desk) {
			while ((await world.outbox.deliver()) > 0);
			const { rows } = await world.db.query<{ subject: string; body: string }>(
				"SELECT subject, body FROM dev_inbox WHERE dest = $1 AND subject LIKE $2 ORDER BY 1",
				[to, `%${about}%`],
			);
			return rows.map(({ subject, body }) => ({ subject, lines: body.split("\n") }));
		}
		const afterwards = async () => {
			world.clock.pass(undoMilliseconds);
			await world.cancellations.run();
			await world.changes.run();
		};

		it("that a booking is confirmed, with all it has to prepare", async () => {
			const { held } = await world.book(2, { request: "높은 층 {stay} 부탁해요.", childAges: [3] });
			const [mail, ...others] = await told("새 예약");
			expect(others).toEqual([]);
			expect(mail?.subject).toMatch(new RegExp(`새 예약 ${held.orderNum}-1: 남산 서재 호텔$`));
			expect(mail?.lines).toEqual([
				"새 예약이 확정되었어요.",
				"",
				`예약번호: ${held.orderNum}-1`,
				"숙소: 남산 서재 호텔",
				"객실: 디럭스 더블",
				"요금제: 조식 포함",
				"일정: 2026.12.10 ~ 2026.12.12",
				"수량: 1개",
				"인원: 성인 2명, 아동 1명(3세)",
				"이용자: 김하늘",
				"연락처: 01012345678",
				"이메일: haneul@example.com",
				"요청 사항: 높은 층 {stay} 부탁해요.",
				"판매 금액: 200,000원",
			]);
		});

		it("of each room by itself, and keeps no copy of what names the guest", async () => {
			const { held } = await world.book(2, twoRooms);
			expect((await told("새 예약")).map(({ lines }) => lines[2])).toEqual([
				`예약번호: ${held.orderNum}-1`,
				`예약번호: ${held.orderNum}-2`,
			]);
			const { rows } = await world.db.query("SELECT FROM outbox WHERE topic = 'stay.mail'");
			expect(rows).toEqual([]);
		});

		it("that a booking awaits its answer when the plan is not confirmed at once", async () => {
			await world.book(2, { path: plan("2") });
			const [mail] = await told("새 예약");
			expect(mail?.lines[0]).toBe("새 예약이 들어왔어요. 받을 수 있는지 알려 주세요.");
			expect(mail?.lines.at(-1)).toBe(
				"이 메일에 답장해 주시면 예약을 확정하거나 거절해 드려요. 예약번호는 지우지 말아 주세요.",
			);
		});

		it("also of a booking that points have paid for", async () => {
			await world.book(2, { points: { awesomeCash: 30_000, welfarePoints: 0 } });
			expect(await told("새 예약")).toHaveLength(1);
		});

		it("of a voucher that is sold, of the day it is for, and of a day it has to confirm [DEC-192]", async () => {
			const { held } = await world.book(2, { path: plan("3"), payKind: "voucher" });
			const [sold] = await told("이용권 판매");
			expect(sold?.lines).toContain("일정: 날짜를 정하지 않은 이용권 (유효기간 2027.11.21까지)");
			expect(sold?.lines.at(-1)).toBe("이용할 날짜가 정해지면 다시 알려 드려요.");
			const [id = 0] = held.orderProductIds;
			await world.bookings.fixDay(2, id, stayDateOf("2026-12-09"));
			await world.bookings.fixDay(2, id, stayDateOf("2026-12-09"));
			const [fixed, ...others] = await told("이용권 날짜 확정");
			expect(others).toEqual([]);
			expect(fixed?.lines).toContain("일정: 2026.12.09 ~ 2026.12.10");

			await world.db.query("UPDATE rateplan SET instant_confirm = false WHERE rateplan_id = 3");
			const asked = await world.book(2, { path: plan("3"), payKind: "voucher" });
			await world.bookings.fixDay(2, asked.held.orderProductIds[0] ?? 0, stayDateOf("2026-12-16"));
			const [question] = await told("이용권 날짜 요청");
			expect(question?.lines[0]).toBe("이용권의 날짜를 요청받았어요. 받을 수 있는지 알려 주세요.");
			expect(question?.lines).toContain("일정: 2026.12.16 ~ 2026.12.17");
		});

		it("of an order that is confirmed by link, with the link [DEC-085]", async () => {
			const { held } = await world.book(2, { path: plan("3"), payKind: "lms" });
			const [mail] = await told("새 예약");
			expect(mail?.lines[0]).toBe("새 예약이 들어왔어요. 아래 링크에서 확정번호를 등록하면 예약이 확정돼요.");
			expect(mail?.lines).toContainEqual(
				expect.stringMatching(new RegExp(`^확정번호 등록: http://\\S+/lms/${held.orderNum}$`)),
			);
		});

		it("of a cancellation once it cannot be undone any more, and of none that was undone [DEC-177]", async () => {
			const { held } = await world.book(2, twoRooms);
			const [first = 0, second = 0] = held.orderProductIds;
			const cancel = (id: number, key: string) =>
				world.cancellations.cancelPart(2, id, { reason: "일정 변경", quoteId: null }, key);
			await cancel(second, "undone");
			await world.cancellations.undo(2, second);
			await afterwards();
			expect(await told("예약 취소")).toEqual([]);
			await cancel(first, "meant");
			expect(await told("예약 취소")).toEqual([]);
			await afterwards();
			const [mail, ...others] = await told("예약 취소");
			expect(others).toEqual([]);
			expect(mail?.lines.slice(0, 3)).toEqual(["예약이 취소되었어요.", "", `예약번호: ${held.orderNum}-1`]);
			expect(mail?.lines.at(-1)).toBe("이용자: 김하늘");
		});

		it("of a cancellation by an operator at once", async () => {
			const { held } = await world.book(2);
			await world.cancellations.reject(held.orderProductIds[0] ?? 0, "operator", "만실");
			expect(await told(`예약 취소 ${held.orderNum}-1`)).toHaveLength(1);
		});

		it("of new dates and guests once they cannot be undone any more, with what they were [DEC-198]", async () => {
			const booked = await world.book(2);
			await change(world, booked, wish("2026-12-20", 1, { childAges: [7] }));
			expect(await told("예약 변경")).toEqual([]);
			await afterwards();
			const [mail, ...others] = await told("예약 변경");
			expect(others).toEqual([]);
			expect(mail?.lines).toContain("일정: 2026.12.20 ~ 2026.12.21");
			expect(mail?.lines).toContain("변경 전: 12.10(목) ~ 12.12(토) · 성인 2명");
			expect(mail?.lines).toContain("인원: 성인 2명, 아동 1명(7세)");
		});

		it("or the customer centre in its place when it has no address", async () => {
			await world.db.query("UPDATE property SET contact_email = NULL");
			await world.book(2);
			const { rows } = await world.db.query<{ dest: string }>("SELECT dest FROM dev_inbox");
			expect(rows).toEqual([]);
			while ((await world.outbox.deliver()) > 0);
			const inbox = await world.db.query<{ body: string }>(
				"SELECT body FROM dev_inbox WHERE subject LIKE '%새 예약%'",
			);
			expect(inbox.rows.map(({ body }) => body.split("\n")[0])).toEqual([
				"이 숙소에는 연락처가 없어 고객센터로 보내요. stay-mail로 등록해 주세요.",
			]);
		});

		it("but a supplier's is told by its supplier", async () => {
			const path = { productIdx: 2, accoms: "H-2", rooms: "R-2", rateplan: "P-4", orderType: "OC" };
			await world.book(2, { path });
			const { rows } = await world.db.query("SELECT FROM outbox WHERE topic = 'stay.mail'");
			expect(rows).toEqual([]);
		});
	});
});
