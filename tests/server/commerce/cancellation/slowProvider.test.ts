import { expect, it, vi } from "vitest";
import { Cancellations } from "#server/commerce/cancellation/Cancellations.ts";
import { Changes } from "#server/commerce/change/settlement/Changes.ts";
import { bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { change, pay, productOf, wish } from "#tests/support/changedBookings.ts";
import { forEachDatabase, quickestEngine } from "#tests/support/databases.ts";

forEachDatabase((_, open) => {
	it("a traveller who cancels or undoes a change at once is not kept waiting for a provider that does not answer [D41, DEC-177, DEC-198]", async () => {
		const db = await open();
		await plantBookingWorld(db);
		const world = bookingWorld(db);
		const cancelled = await world.book(2);
		const changed = await world.book(1);
		const { extraPaymentId } = await change(world, changed, wish("2026-12-10", 4));
		await pay(world, changed, extraPaymentId ?? 0);

		const { parts } = world.payments;
		const real = parts.gateway("sandbox");
		const answer = Promise.withResolvers<void>();
		const silent = {
			...parts,
			gateway: () => ({
				...real,
				async cancel(intent: Parameters<typeof real.cancel>[0]) {
					await answer.promise;
					return real.cancel(intent);
				},
			}),
		};
		const cancellations = new Cancellations(silent);
		await cancellations.cancelPart(2, productOf(cancelled), { reason: "취소", quoteId: null }, "part-key-1");
		const [step] = await Promise.all([
			cancellations.now(2, productOf(cancelled), "now-key-1"),
			new Changes(silent).undo(1, productOf(changed)),
		]);
		expect(step).toMatchObject({ status: "cancel_wait", refundedAmount: 0 });

		answer.resolve();
		const backOf = async () => {
			const { rows } = await db.query<{ back: number }>(
				"SELECT cancelled_amount AS back FROM payment WHERE cancelled_amount > 0 ORDER BY back",
			);
			return rows.map(({ back }) => back);
		};
		await vi.waitFor(async () => expect(await backOf()).toEqual([180_000, 200_000]));
		expect((await world.bookings.view(2, productOf(cancelled))).products[0]?.status).toBe("cancel");
	}, 30_000);
	// The wait is as long with either.
}, quickestEngine);
