import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, stayDateOf } from "#domain/shared/StayDate.ts";
import { stayFrom } from "#domain/shared/StayDates.ts";
import { withOwnHolds } from "#server/catalogue/offer/withOwnHolds.ts";
import { momentOf } from "#server/catalogue/pricing/StayTerms.ts";
import type { StoredPlan } from "#server/catalogue/pricing/StoredPlan.ts";
import type { Hold } from "#server/catalogue/pricing/store/ownHolds.ts";
import type { Queryable } from "#server/platform/database/Database.ts";

const checkIn = stayDateOf("2026-12-10");
const moment = momentOf(Date.parse("2026-11-21T03:00:00Z"));
const offset = fc.integer({ min: -4, max: 6 });

const holds: fc.Arbitrary<Hold[]> = fc.array(
	fc
		.record({
			roomId: fc.integer({ min: 1, max: 3 }),
			from: offset,
			nights: fc.integer({ min: 1, max: 4 }),
			quantity: fc.integer({ min: 1, max: 3 }),
		})
		.map(({ roomId, from, nights, quantity }) => ({
			roomId,
			quantity,
			checkIn: addDays(checkIn, from),
			checkOut: addDays(checkIn, from + nights),
		})),
	{ maxLength: 5 },
);
const plans = fc.array(
	fc
		.record({
			roomId: fc.integer({ min: 1, max: 3 }),
			stock: fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 4 }),
		})
		.map((plan) => plan as unknown as StoredPlan),
	{ maxLength: 4 },
);

/** A stub that answers the one query and counts how often it is asked. */
function databaseOf(rows: readonly Hold[]): { db: Queryable; asked: () => number } {
	let asked = 0;
	const query = async () => {
		asked += 1;
		return { rows };
	};
	return { db: { query } as unknown as Queryable, asked: () => asked };
}

describe("rooms held by the member's own unpaid orders", () => {
	const stay = { ...stayFrom(checkIn, 4), rooms: 1, guests: 1 };

	it("are added to the stock of that room for the nights held, and nothing else changes [DEC-090]", () =>
		fc.assert(
			fc.asyncProperty(plans, holds, async (before, own) => {
				const after = await withOwnHolds(
					databaseOf(own).db,
					before,
					stay,
					{ memberId: 7, isSpecial: false },
					moment,
				);
				expect(after).toEqual(
					before.map((plan) => ({
						...plan,
						stock: plan.stock.map((left, index) => {
							const night = addDays(checkIn, index);
							let sum = left;
							for (const { roomId, checkIn: from, checkOut: to, quantity } of own)
								if (roomId === plan.roomId && from <= night && night < to) sum += quantity;
							return sum;
						}),
					})),
				);
			}),
		));

	it("are queried once, and not at all for a visitor or without a plan [DEC-090]", async () => {
		const plan = { roomId: 1, stock: [1] } as unknown as StoredPlan;
		for (const [memberId, given, times] of [
			[7, [plan, plan], 1],
			[7, [], 0],
			[null, [plan], 0],
		] as const) {
			const { db, asked } = databaseOf([{ roomId: 1, checkIn, checkOut: addDays(checkIn, 1), quantity: 1 }]);
			const after = await withOwnHolds(db, given, stay, { memberId, isSpecial: false }, moment);
			expect(asked()).toBe(times);
			if (times === 0) expect(after).toBe(given);
		}
	});
});
