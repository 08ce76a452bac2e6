import { expect, it } from "vitest";
import type { Database } from "#server/platform/database/Database.ts";
import { type BookingWorld, bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const path = { productIdx: 1, accoms: "1", rooms: "1", rateplan: "1", orderType: "MC" };
const hour = 3_600_000;
const ask = { reason: "일정 변경", quoteId: null };

async function written(db: Database, topic: "mail" | "sms", words: string): Promise<readonly string[]> {
	const { rows } = await db.query<{ text: string }>(
		"SELECT payload->>'text' AS text FROM outbox WHERE topic = $1 AND payload->>'text' LIKE '%' || $2 || '%' ORDER BY outbox_id",
		[topic, words],
	);
	return rows.map(({ text }) => text);
}

forEachDatabase((_, open) => {
	async function book(
		rooms: number,
		couponIds: readonly number[] = [],
	): Promise<BookingWorld & { readonly ids: readonly number[]; pay: number }> {
		const db = await open();
		await plantBookingWorld(db);
		await db.query("UPDATE member SET phone = '01077778888' WHERE member_id = 2");
		const world = bookingWorld(db);
		const { held } = await world.book(2, { couponIds, ...(rooms > 1 ? { rooms, path } : {}) });
		return { ...world, ids: held.orderProductIds, pay: held.orderPayId };
	}

	const cancelled = async ({ clock, cancellations }: BookingWorld): Promise<void> => {
		clock.pass(hour);
		await cancellations.run();
		await cancellations.run();
	};

	it.each([
		[1, / 12\.12\(토\)$/],
		[2, / 12\.12\(토\) \/ 객실 2개$/],
	])(
		"a confirmation for %i states the number of rooms if there are several [DEC-197]",
		async (rooms, line) => {
			const { db } = await book(rooms);
			const mails = await written(db, "mail", "확정되었어요");
			expect(mails.length).toBeGreaterThan(0);
			for (const text of mails) expect(text.split("\n").find((each) => each.includes(" / "))).toMatch(line);
		},
	);

	it("cancelling one room says the others remain; cancelling the last says the booking is cancelled [DEC-084, DEC-197]", async () => {
		const world = await book(2);
		const [first = 0] = world.ids;
		await world.cancellations.cancelPart(2, first, ask, "part-key-1");
		await cancelled(world);
		const part = "객실 1개가 취소되었어요. 나머지 객실 1개의 예약은 그대로예요.";
		for (const topic of ["mail", "sms"] as const) {
			const sentMails = await written(world.db, topic, "취소되었어요");
			expect(sentMails.length).toBeGreaterThan(0);
			for (const text of sentMails) expect(text).toContain(part);
		}
		await world.cancellations.cancelPart(2, world.ids[1] ?? 0, ask, "part-key-2");
		await cancelled(world);
		expect((await written(world.db, "mail", "예약이 취소되었어요.")).length).toBeGreaterThan(0);
	});

	it("tells only the booker that the coupon is available again, once the last room is cancelled [DEC-099, DEC-197]", async () => {
		const world = await book(2, [2]);
		const sentMails = async () =>
			(await written(world.db, "mail", "취소되었어요")).map((text) => text.includes("돌려드린 쿠폰: 1장"));
		await world.cancellations.cancelPart(2, world.ids[0] ?? 0, ask, "part-key-1");
		await cancelled(world);
		expect(await sentMails()).toEqual([false, false]);
		await world.cancellations.cancelPart(2, world.ids[1] ?? 0, ask, "part-key-2");
		await cancelled(world);
		expect(await sentMails()).toEqual([false, false, true, false]);
	});

	it("cancelling all rooms together is reported as cancelling the booking [DEC-084]", async () => {
		const world = await book(2);
		await world.cancellations.cancelOrder(2, world.pay, ask, "whole-key-1");
		await cancelled(world);
		const sentMails = await written(world.db, "mail", "취소되었어요");
		expect(sentMails.length).toBeGreaterThan(0);
		for (const text of sentMails) expect(text).toMatch(/예약이 취소되었어요\.\n\n.* \/ 객실 2개\n/);
	});
});
