import { beforeEach, describe, expect, it } from "vitest";
import { ledgerDigest } from "#domain/offer/ledgerDigest.ts";
import {
	type BookingWorld,
	bookingWorld,
	plantBookingWorld,
	plantPoints,
} from "#tests/support/bookingWorld.ts";
import { change, pay, productOf, wish } from "#tests/support/changedBookings.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const booker = "m2@example.com";
const guest = "haneul@example.com";

forEachDatabase((_name, open) => {
	describe("messages about a change [DEC-198]", () => {
		let world: BookingWorld;
		beforeEach(async () => {
			const db = await open();
			await plantBookingWorld(db);
			await plantPoints(db);
			world = bookingWorld(db);
		});

		/** Returns the text of the single mail with this subject to each recipient, and the words of the text message. */
		async function written(subject: string) {
			const { rows } = await world.db.query<{ topic: string; to: string; text: string }>(
				`SELECT topic, payload->>'to' AS to, payload->>'text' AS text FROM outbox
				WHERE payload->>'subject' LIKE '%' || $1 OR topic = 'sms' AND payload->>'text' LIKE '%' || $1 || '%'`,
				[subject],
			);
			const mails = rows.filter(({ topic }) => topic === "mail");
			expect(mails.map(({ to }) => to).toSorted()).toEqual([guest, booker]);
			const of = (whom: string) => (mails.find(({ to }) => to === whom)?.text ?? "").split("\n");
			return { booker: of(booker), guest: of(guest), sms: rows.filter(({ topic }) => topic === "sms") };
		}
		const number = async (memberId: number, id: number) =>
			ledgerDigest((await world.bookings.view(memberId, id)).lines);

		it("state before and after, what is refunded and when, and how long it can be undone", async () => {
			const points = { awesomeCash: 30_000, welfarePoints: 20_000 };
			const booked = await world.book(2, { points });
			await change(world, booked, wish("2026-12-20", 1, { childAges: [7] }));
			const mails = await written("예약이 변경되었어요");
			const about = [
				expect.stringMatching(/예약이 변경되었어요\.$/),
				"",
				expect.stringContaining("남산 서재 호텔"),
				`예약번호: ${booked.held.orderNum}`,
				"변경 전: 12.10(목) ~ 12.12(토) · 성인 2명",
				"변경 후: 12.20(일) ~ 12.21(월) · 성인 2명 · 아동 1명",
				"취소: 12.17(목) 15:00까지 무료 취소",
			];
			expect(mails.guest.slice(0, about.length)).toEqual(about);
			expect(mails.booker.slice(0, about.length)).toEqual(about);
			expect(mails.booker.slice(about.length, about.length + 6)).toEqual([
				"돌려드리는 금액: 50,000원",
				"돌려드리는 포인트: 50,000원",
				"10분 뒤부터 차례로 돌려드려요.",
				`가격확인번호: ${await number(2, productOf(booked))}`,
				"",
				"10분 안에는 예약 내역에서 되돌릴 수 있어요.",
			]);
			expect(mails.guest.join("\n")).not.toMatch(/돌려드리|가격확인번호|되돌릴/);
			expect(mails.sms.length).toBeGreaterThan(0);
			for (const { text } of mails.sms) expect(text).toContain("남산 서재 호텔");
		});

		it("state the extra payment, all of which is refunded when the change is undone", async () => {
			const booked = await world.book(2);
			const asked = await change(world, booked, wish("2026-12-11", 3));
			await pay(world, booked, asked.extraPaymentId ?? 0);
			const changed = await written("예약이 변경되었어요");
			expect(changed.booker).toContain("추가로 결제한 금액: 100,000원");
			expect(changed.booker.join("\n")).not.toContain("돌려드리");
			await world.changes.undo(2, productOf(booked));
			const undone = await written("예약 변경을 되돌렸어요");
			const about = [
				expect.stringMatching(/예약 변경을 되돌렸어요\.$/),
				"",
				expect.stringContaining("남산 서재 호텔"),
				`예약번호: ${booked.held.orderNum}`,
				"취소: 12.7(월) 15:00까지 무료 취소",
			];
			expect(undone.guest.slice(0, about.length)).toEqual(about);
			expect(undone.booker.slice(0, about.length + 1)).toEqual([
				...about,
				"추가로 결제한 100,000원은 모두 환불돼요.",
			]);
			expect(undone.guest.join("\n")).not.toContain("추가로 결제한");
			expect(undone.sms.length).toBeGreaterThan(0);
			for (const { text } of undone.sms) expect(text).toContain("남산 서재 호텔");
		});

		it("mention no money when none moves", async () => {
			const booked = await world.book(2);
			await change(world, booked, wish("2026-12-20", 2));
			const changed = await written("예약이 변경되었어요");
			expect(changed.booker.join("\n")).not.toMatch(/추가로 결제한|돌려드리|차례로/);
			await world.changes.undo(2, productOf(booked));
			const undone = await written("예약 변경을 되돌렸어요");
			expect(undone.booker.join("\n")).not.toContain("추가로 결제한");
		});

		it("state refunds of an earlier difference too, and the cashback of the new price", async () => {
			const booked = await world.book(1);
			const cashback = async () =>
				(await world.bookings.view(1, productOf(booked))).products[0]?.cashbackAmount;
			expect(await cashback()).toBe(9_000);
			const asked = await change(world, booked, wish("2026-12-11", 3));
			await pay(world, booked, asked.extraPaymentId ?? 0);
			expect(await cashback()).toBe(13_500);
			world.clock.pass(10 * 60_000);
			await world.changes.run();
			await world.db.query("DELETE FROM outbox");
			await change(world, booked, wish("2026-12-20", 1));
			expect(await cashback()).toBe(4_500);
			const { rows } = await world.db.query<{ text: string }>(
				"SELECT payload->>'text' AS text FROM outbox WHERE topic = 'mail' AND payload->>'to' = 'm1@example.com'",
			);
			expect(rows.map(({ text }) => /^돌려드리는 금액: .*$/m.exec(text)?.[0])).toEqual([
				"돌려드리는 금액: 180,000원",
			]);
		});
	});
});
