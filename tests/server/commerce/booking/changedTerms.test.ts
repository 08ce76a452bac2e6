import { expect, it } from "vitest";
import { bookingStart, bookingWorld, plantBookingWorld, testClock } from "#tests/support/bookingWorld.ts";
import { change, productOf, wish } from "#tests/support/changedBookings.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

forEachDatabase((_name, open) => {
	it("a change mail states the cancellation deadline of the new dates, and an undo mail that of the old ones [DEC-198, DEC-099]", async () => {
		const db = await open();
		await plantBookingWorld(db);
		const world = bookingWorld(db, testClock(bookingStart));
		const booked = await world.book(2);
		await change(world, booked, wish("2026-12-20", 2));
		await world.changes.undo(booked.memberId, productOf(booked));
		const mailsWith = async (subject: string) => {
			const { rows } = await db.query<{ text: string }>(
				"SELECT payload->>'text' AS text FROM outbox WHERE topic = 'mail' AND payload->>'subject' LIKE $1",
				[`%${subject}`],
			);
			return rows.map(({ text }) => /^취소: .*$/m.exec(text)?.[0]);
		};
		const [before, after] = ["취소: 12.7(월) 15:00까지 무료 취소", "취소: 12.17(목) 15:00까지 무료 취소"];
		expect(await mailsWith("변경되었어요")).toEqual([after, after]);
		expect(await mailsWith("변경을 되돌렸어요")).toEqual([before, before]);
	});
});
