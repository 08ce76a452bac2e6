import { describe, expect, it } from "vitest";
import { bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { countedDatabase } from "#tests/support/countedDatabase.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

/** BEGIN and COMMIT among them. What the sandbox asks stands for a provider elsewhere. */
const most = { hold: 5, prepare: 1, approve: 2 };

const ofOurs = (asked: readonly string[]): readonly string[] =>
	asked.filter((statement) => !statement.startsWith("sandbox."));

forEachDatabase((_, open) => {
	describe("what a booking asks of the database", () => {
		it("is no more than it was: a room of ours, without coupons and points, held, prepared and approved", async () => {
			const { db, taken } = countedDatabase(await open());
			await plantBookingWorld(db);
			const world = bookingWorld(db);
			const request = await world.request(2);
			const asked = async <T>(work: () => Promise<T>) => {
				taken();
				const result = await work();
				return { result, statements: ofOurs(taken()) };
			};
			const held = await asked(() => world.bookings.hold(request, "key-of-a-hold"));
			const { orderNum } = held.result;
			const prepared = await asked(() =>
				world.payments.prepare({ memberId: 2, payKind: "main", payMethod: "card", orderNum }),
			);
			const { paymentId } = prepared.result;
			const target = await world.payments.sandbox.agree(`${orderNum}-${paymentId}`, { webhook: "none" });
			const pgToken = new URL(target ?? "/", "http://x").searchParams.get("pgToken") ?? "";
			const approved = await asked(() =>
				world.payments.approve({ memberId: 2, paymentId, orderNum, pgToken }),
			);
			expect(approved.result.outcome).toBe("approved");
			for (const [step, { statements }] of Object.entries({
				hold: held,
				prepare: prepared,
				approve: approved,
			}))
				expect(statements.length, `${step}:\n${statements.join("\n")}`).toBeLessThanOrEqual(
					most[step as keyof typeof most],
				);
		});
	});
});
