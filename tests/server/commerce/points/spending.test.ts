import fc from "fast-check";
import { expect, it } from "vitest";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { earnPoints } from "#server/commerce/points/earnPoints.ts";
import { takePoints } from "#server/commerce/points/holdPoints.ts";
import { PointStore } from "#server/commerce/points/store/PointStore.ts";
import { bookingStart, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const ends = ["2026-12-05", "2027-01-20", "2027-11-01", null] as const;
const lots = fc.array(
	fc.record({ end: fc.constantFrom(...ends), amount: fc.integer({ min: 1, max: 5000 }) }),
	{ minLength: 1, maxLength: 6 },
);

forEachDatabase((name, open) => {
	it("spends the earliest-expiring points first and never-expiring ones last, in whatever order they were earned [DEC-067] [DEC-078]", async () => {
		const db = await open();
		await plantBookingWorld(db);
		await fc.assert(
			fc.asyncProperty(lots, fc.double({ min: 0, max: 1, noNaN: true }), async (earned, share) => {
				await db.query("DELETE FROM point_ledger");
				for (const [at, { end, amount }] of earned.entries()) {
					await earnPoints(db, {
						memberId: 2,
						type: "AWESOME_CASH",
						action: "SAVE",
						amount,
						title: `${at}`,
						orderNum: null,
						source: `lot-${at}`,
						expiresOn: end && stayDateOf(end),
						now: bookingStart,
					});
				}
				const sum = earned.reduce((all, { amount }) => all + amount, 0);
				const amount = Math.max(1, Math.floor(sum * share));
				const spending = {
					memberId: 2,
					type: "AWESOME_CASH",
					action: "USE",
					amount,
					title: "사용",
					orderNum: null,
				} as const;
				await db.tx((tx) =>
					takePoints(new PointStore(tx), { ...spending, source: "use", now: bookingStart }),
				);

				const inOrder = [...earned.entries()].sort(
					([a, { end: one }], [b, { end: other }]) => ends.indexOf(one) - ends.indexOf(other) || a - b,
				);
				let rest = amount;
				const left = new Map<string, number>();
				for (const [at, lot] of inOrder) {
					const taken = Math.min(rest, lot.amount);
					rest -= taken;
					left.set(`${at}`, lot.amount - taken);
				}
				const { rows } = await db.query<{ title: string; lot_left: number }>(
					"SELECT title, lot_left FROM point_ledger WHERE source LIKE 'lot-%'",
				);
				expect(new Map(rows.map((row) => [row.title, row.lot_left]))).toEqual(left);
			}),
			{ numRuns: name === "PGlite" ? 40 : 10 },
		);
	}, 120_000);
});
