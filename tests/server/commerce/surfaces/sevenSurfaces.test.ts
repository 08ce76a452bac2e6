import fc from "fast-check";
import { expect, it } from "vitest";
import { findViolations } from "#server/ops/store/invariants.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { bookingApp } from "#tests/support/bookingApp.ts";
import { type AgreedBooking, bookingStart, bookingWorld, testClock } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { expectOneOrder, expectSettled, keptOf } from "./agreement.ts";
import { emptyCarts, plantCarts } from "./carts.ts";
import { readList, readSurfaces, type Surfaces } from "./readSurfaces.ts";
import { act, rest, scripts } from "./steps.ts";

/** A dozen sequences in each run; SURFACE_RUNS=1000 for a nightly one. */
const { SURFACE_RUNS } = process.env;

forEachDatabase((name, open) => {
	it("shows one amount on every surface from list to mail after any order history, and the totals match the money [DEC-179, DEC-177, DEC-198, A15]", async () => {
		const db = await open();
		await plantCarts(db);
		const clock = testClock(bookingStart);
		const app = await bookingApp(db, {}, clock);

		const look = async (): Promise<Surfaces[]> => {
			const { rows } = await db.query<{ order_num: string; member_id: number }>(
				"SELECT order_num, member_id FROM order_pay WHERE stage = 'placed' ORDER BY order_pay_id",
			);
			const lists = new Map([
				[1, await readList(app, 1)],
				[2, await readList(app, 2)],
			]);
			const all: Surfaces[] = [];
			for (const { order_num: number, member_id: member } of rows)
				all.push(await readSurfaces(app, member, lists.get(member) ?? [], number));
			return all;
		};
		const lookAtRest = async (): Promise<void> => {
			const all = await look();
			for (const surfaces of all) expectSettled(surfaces);
			const { rows } = await db.query<{ kept: number }>(
				"SELECT coalesce(sum((body->>'balance')::int), 0)::int AS kept FROM gateway_sandbox WHERE kind = 'payment'",
			);
			expect(all.reduce((sum, surfaces) => sum + keptOf(surfaces), 0)).toBe(rows[0]?.kept);
			expect(await findViolations(db)).toEqual([]);
		};

		await fc.assert(
			fc.asyncProperty(scripts, async (script) => {
				await emptyCarts(db);
				clock.set(bookingStart);
				const world = bookingWorld(db, clock);
				const booked: AgreedBooking[] = [];
				for (const [turn, step] of script.entries()) {
					const done = await act(world, booked, step, turn).then(
						() => true,
						(error: unknown) => {
							if (!(error instanceof Refusal)) throw error;
							return false;
						},
					);
					clock.pass(1_000);
					if (turn % 9 === 8) for (const surfaces of await look()) expectOneOrder(surfaces, clock.now());
					if (done && step.kind === "rest") await lookAtRest();
				}
				await rest(world);
				for (const surfaces of await look()) expectOneOrder(surfaces, clock.now());
				await lookAtRest();
			}),
			// A sequence takes a second, so a failure is reported without shrinking and replayed by its seed.
			{ numRuns: Number(SURFACE_RUNS ?? (name === "PGlite" ? 12 : 4)), endOnFailure: true },
		);
	}, 3_600_000);
});
