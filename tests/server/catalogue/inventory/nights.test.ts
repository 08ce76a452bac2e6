import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays, stayDateOf } from "#domain/shared/StayDate.ts";
import { stayFrom } from "#domain/shared/StayDates.ts";
import { releaseNights, reserveNights } from "#server/catalogue/inventory/store/nights.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const first = stayDateOf("2026-12-28");
const days = Array.from({ length: 8 }, (_, index) => addDays(first, index));
const cap = 5;

const steps = fc.array(
	fc.record({
		isTake: fc.boolean(),
		from: fc.integer({ min: 0, max: 6 }),
		nights: fc.integer({ min: 1, max: 3 }),
		rooms: fc.integer({ min: 1, max: 3 }),
	}),
	{ maxLength: 12 },
);

forEachDatabase((name, open) => {
	it("a room's nights are taken all or none and never returned above its capacity, across the year end too [DEC-090]", async () => {
		const db = await open();
		await plantBookingWorld(db, { stock: cap });
		const { stock } = bookingWorld(db);
		/** All or nothing, as every caller does it. */
		const inTx = (work: (tx: Queryable) => Promise<boolean>): Promise<boolean> =>
			db
				.tx(async (tx) => {
					if (!(await work(tx))) throw new Error("too few");
					return true;
				})
				.catch(() => false);

		await fc.assert(
			fc.asyncProperty(steps, async (moves) => {
				await db.query("UPDATE room_month SET stock = array_fill($1::int2, ARRAY[31])", [cap]);
				const left = days.map(() => cap);
				for (const { isTake, from, nights, rooms } of moves) {
					const day = days[from];
					if (day === undefined || from + nights > days.length) continue;
					const room = { propertyId: 1, roomId: 1, ...stayFrom(day, nights), rooms };
					const isEnough = left.slice(from, from + nights).every((each) => each >= rooms);
					if (isTake) expect(await inTx((tx) => reserveNights(tx, room))).toBe(isEnough);
					else await releaseNights(db, room);
					for (let at = from; at < from + nights; at += 1) {
						if (isTake && isEnough) left[at] = (left[at] ?? 0) - rooms;
						if (!isTake) left[at] = Math.min(cap, (left[at] ?? 0) + rooms);
					}
				}
				expect(await Promise.all(days.map((day) => stock(1, day)))).toEqual(left);
			}),
			{ numRuns: name === "PGlite" ? 30 : 10 },
		);
	}, 120_000);
});
