import { expect, it } from "vitest";
import { bookingDetail } from "#adapters/http/wireBookings.ts";
import { bookingActions } from "#domain/booking/bookingActions.ts";
import { isCancelState } from "#domain/booking/orderStatus.ts";
import type { OrderProductStatus } from "#domain/order/orderMachine.ts";
import { bookingAnswer } from "#server/services/answers/bookingAnswer.ts";
import { type BookingWorld, bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const path = { productIdx: 1, accoms: "1", rooms: "1", rateplan: "1", orderType: "MC" };
const statuses: readonly OrderProductStatus[] = [
	...(["pending", "confirm", "add_pay", "confirm_wait", "complete", "noshow"] as const),
	...(["cancel_request", "cancel_wait", "cancel"] as const),
];

/** Returns the cancel options that a room's page offers. */
async function offered({ bookings, clock }: BookingWorld, orderProductId: number): Promise<string[]> {
	const order = await bookings.view(2, orderProductId);
	const facts = await bookings.pageData(order, orderProductId, 1);
	const reader = { orderProductId, isByLink: false, now: clock.now(), secrets: { keyedHash: () => "hash" } };
	const actions = bookingActions(bookingDetail(bookingAnswer(order, facts, reader)), clock.now());
	return [...actions.cancelScopes];
}

forEachDatabase((_, open) => {
	it.each([true, false])(
		"a room's page offers the cancellations the server accepts, whatever the other room's state; room by room: %s [DOM-STATUS-18, DEC-167]",
		async (isPartial) => {
			const db = await open();
			await plantBookingWorld(db);
			await db.query("UPDATE rateplan SET partial_cancel = $1", [isPartial]);
			const world = bookingWorld(db);
			const { held } = await world.book(2, { path, rooms: 2 });
			const [, room = 0] = held.orderProductIds;
			for (const own of statuses)
				for (const others of statuses) {
					// While a room's cancellation is in progress, the order's payment is being refunded.
					const isGoing = [own, others].some((each) => isCancelState(each) && each !== "cancel");
					await db.query("UPDATE payment SET status = $1, status_before = 'complete'", [
						isGoing ? "partialCancel" : "complete",
					]);
					await db.query(
						`UPDATE order_product SET status = s.status, status_before = CASE WHEN s.status IN ('add_pay', 'cancel_request') THEN 'confirm' END
						FROM (SELECT order_product_id, CASE order_product_id WHEN $1 THEN $2 ELSE $3 END AS status FROM order_product) s
						WHERE s.order_product_id = order_product.order_product_id`,
						[room, own, others],
					);
					const taken: string[] = [];
					for (const scope of ["full", "partial"] as const)
						await world.cancellations.quote(2, room, scope).then(
							() => taken.push(scope),
							() => undefined,
						);
					// A cancelled room offers nothing on its page; where the other one is cancelled, only this room is left.
					const whole = isCancelState(own) ? [] : taken.filter((scope) => scope === "full");
					const expectedState = isCancelState(own) || isCancelState(others) ? whole : taken;
					expect([own, others, await offered(world, room)]).toEqual([own, others, expectedState]);
				}
		},
	);

	it("a plan that always refunds is cancelled by its member until check-in, not after the nights were used [DEC-099]", async () => {
		const db = await open();
		await plantBookingWorld(db);
		await db.query(
			`UPDATE rateplan SET cancel_policy = '{"tiers": [{"hoursBefore": null, "refundPercent": 100}]}'`,
		);
		const world = bookingWorld(db);
		const { held } = await world.book(2);
		const [room = 0] = held.orderProductIds;
		const begins = Date.parse("2026-12-10T15:00:00+09:00");
		world.clock.set(begins - 1000);
		expect(await world.cancellations.quote(2, room, "full")).toMatchObject({
			refundAmount: 200_000,
			expiresAt: begins,
		});
		expect(await offered(world, room)).toEqual(["full"]);
		world.clock.set(begins);
		await expect(world.cancellations.quote(2, room, "full")).rejects.toMatchObject({
			kind: "notCancellable",
		});
		expect(await offered(world, room)).toEqual([]);
	});

	it("a stay that has not confirmed is cancelled after check-in too, by the terms it was sold with [DEC-084, DEC-099]", async () => {
		const db = await open();
		await plantBookingWorld(db);
		await db.query(
			`UPDATE rateplan SET cancel_policy = '{"tiers": [{"hoursBefore": null, "refundPercent": 100}]}'`,
		);
		const world = bookingWorld(db);
		const { held } = await world.book(2, { path: { ...path, orderType: "OC", rateplan: "2" } });
		const [room = 0] = held.orderProductIds;
		world.clock.set(Date.parse("2026-12-10T20:00:00+09:00"));
		expect(await world.cancellations.quote(2, room, "full")).toMatchObject({
			refundAmount: 200_000,
			expiresAt: Date.parse("2026-12-10T20:10:00+09:00"),
		});
		expect(await offered(world, room)).toEqual(["full"]);
	});
});
