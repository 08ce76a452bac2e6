import { beforeEach, describe, expect, it } from "vitest";
import { type BookingWorld, bookingWorld, plantBookingWorld, twoRooms } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const minutes = (count: number): number => count * 60_000;

forEachDatabase((_, open) => {
	let world: BookingWorld;
	beforeEach(async () => {
		const db = await open();
		await plantBookingWorld(db);
		world = bookingWorld(db);
	});
	const stands = async (orderPayId: number) => {
		const { rows } = await world.db.query<{ status: string }>(
			"SELECT status FROM order_product WHERE order_pay_id = $1 ORDER BY seq",
			[orderPayId],
		);
		return rows.map(({ status }) => status);
	};

	describe("a cancellation quote [DEC-177]", () => {
		const ask = (quoteId: string | null) => ({ reason: "일정 변경", quoteId });
		const changed = (refundAmount: number) => ({ kind: "priceChanged", quote: { refundAmount } });

		it("for one room does not bind for the whole order, nor one for the order for a single room", async () => {
			const { held } = await world.book(2, twoRooms);
			const [first = 0] = held.orderProductIds;
			const one = await world.cancellations.quote(2, first, "partial");
			const all = await world.cancellations.quote(2, first, "full");
			expect([one.refundAmount, all.refundAmount]).toEqual([200_000, 400_000]);
			await expect(
				world.cancellations.cancelOrder(2, held.orderPayId, ask(one.id), "whole-by-one"),
			).rejects.toMatchObject(changed(400_000));
			await expect(
				world.cancellations.cancelPart(2, first, ask(all.id), "one-by-whole"),
			).rejects.toMatchObject(changed(200_000));
			expect(await stands(held.orderPayId)).toEqual(["confirm", "confirm"]);
		});

		it("does not bind for the order's other room", async () => {
			const { held } = await world.book(2, twoRooms);
			const [first = 0, second = 0] = held.orderProductIds;
			const one = await world.cancellations.quote(2, first, "partial");
			await expect(
				world.cancellations.cancelPart(2, second, ask(one.id), "other-room"),
			).rejects.toMatchObject(changed(200_000));
			expect(await stands(held.orderPayId)).toEqual(["confirm", "confirm"]);
		});

		it("does not bind for another order of the same member", async () => {
			const mine = await world.book(2);
			const other = await world.book(2);
			const [id = 0] = mine.held.orderProductIds;
			const quote = await world.cancellations.quote(2, id, "full");
			await expect(
				world.cancellations.cancelOrder(2, other.held.orderPayId, ask(quote.id), "other-order"),
			).rejects.toMatchObject(changed(200_000));
			expect(await stands(other.held.orderPayId)).toEqual(["confirm"]);
		});

		it("does not bind twice: after an undo a new one is needed", async () => {
			const { held } = await world.book(2);
			const [id = 0] = held.orderProductIds;
			const quote = await world.cancellations.quote(2, id, "full");
			await world.cancellations.cancelOrder(2, held.orderPayId, ask(quote.id), "once-12345");
			await world.cancellations.undo(2, id);
			await expect(
				world.cancellations.cancelOrder(2, held.orderPayId, ask(quote.id), "twice-12345"),
			).rejects.toMatchObject(changed(200_000));
			expect(await stands(held.orderPayId)).toEqual(["confirm"]);
		});

		it("binds for ten minutes, not longer", async () => {
			const { held } = await world.book(2);
			const [id = 0] = held.orderProductIds;
			const quote = await world.cancellations.quote(2, id, "full");
			world.clock.pass(minutes(10));
			await expect(
				world.cancellations.cancelOrder(2, held.orderPayId, ask(quote.id), "too-late-1"),
			).rejects.toMatchObject(changed(200_000));
			expect(await stands(held.orderPayId)).toEqual(["confirm"]);
			const again = await world.cancellations.quote(2, id, "full");
			world.clock.pass(minutes(10) - 1);
			await world.cancellations.cancelOrder(2, held.orderPayId, ask(again.id), "in-time-1");
			expect(await stands(held.orderPayId)).toEqual(["cancel_request"]);
		});

		it("does not bind if it was never issued", async () => {
			const { held } = await world.book(2);
			await expect(
				world.cancellations.cancelOrder(2, held.orderPayId, ask("nobody-made-this"), "unknown-12345"),
			).rejects.toMatchObject(changed(200_000));
			expect(await stands(held.orderPayId)).toEqual(["confirm"]);
		});

		it("leaves the idempotency key free when rejected, so the new quote succeeds under the same key", async () => {
			const { held } = await world.book(2);
			const refusal = await world.cancellations
				.cancelOrder(2, held.orderPayId, ask("nobody-made-this"), "same-key-12345")
				.catch((error: { quote: { id: string } }) => error);
			const { quote } = refusal as { quote: { id: string } };
			const [step] = await world.cancellations.cancelOrder(
				2,
				held.orderPayId,
				ask(quote.id),
				"same-key-12345",
			);
			expect(step).toMatchObject({
				status: "cancel_request",
				paymentStatus: "cancelRequest",
				refundedAmount: 0,
			});
		});
	});

	describe("a cancellation", () => {
		it("cannot be requested, undone or expedited by another member [ROLE-03]", async () => {
			const { held } = await world.book(2, twoRooms);
			const [id = 0] = held.orderProductIds;
			const no = { kind: "notFound" };
			const ask = { reason: "남의 예약", quoteId: null };
			await expect(world.cancellations.quote(3, id, "full")).rejects.toMatchObject(no);
			await expect(
				world.cancellations.cancelOrder(3, held.orderPayId, ask, "not-mine-1"),
			).rejects.toMatchObject(no);
			await expect(world.cancellations.cancelPart(3, id, ask, "not-mine-2")).rejects.toMatchObject(no);
			await world.cancellations.cancelPart(2, id, ask, "mine-12345");
			await expect(world.cancellations.undo(3, id)).rejects.toMatchObject(no);
			await expect(world.cancellations.now(3, id, "not-mine-3")).rejects.toMatchObject(no);
			expect(await stands(held.orderPayId)).toEqual(["cancel_request", "confirm"]);
		});

		it("of one room is rejected if the plan cancels rooms only together [DEC-167]", async () => {
			const { held } = await world.book(2, twoRooms);
			const [id = 0] = held.orderProductIds;
			await world.db.query(
				"UPDATE order_product SET cancel_policy = jsonb_set(cancel_policy, '{isPartialCancelAllowed}', 'false')",
			);
			const ask = { reason: "한 방", quoteId: null };
			await expect(world.cancellations.cancelPart(2, id, ask, "part-12345")).rejects.toMatchObject({
				kind: "notCancellable",
			});
			await world.cancellations.cancelOrder(2, held.orderPayId, ask, "whole-12345");
			const { rows } = await world.db.query("SELECT cause, reason, amount FROM refund");
			expect(rows).toEqual([{ cause: "member", reason: "한 방", amount: 400_000 }]);
		});

		it("can be undone for ten minutes from its request, not from its quote, and is recorded with its reason [DEC-177]", async () => {
			const { held } = await world.book(2);
			const [id = 0] = held.orderProductIds;
			for (const [passed, key] of [
				[minutes(10) - 1, "just-in-time"],
				[minutes(10), "just-too-late"],
			] as const) {
				const quote = await world.cancellations.quote(2, id, "full");
				world.clock.pass(minutes(9));
				const request = { reason: key, quoteId: quote.id };
				await world.cancellations.cancelOrder(2, held.orderPayId, request, key);
				world.clock.pass(passed);
				if (passed < minutes(10)) {
					expect(await world.cancellations.run()).toBe(0);
					expect(await world.cancellations.undo(2, id)).toMatchObject({ status: "confirm" });
				}
			}
			await expect(world.cancellations.undo(2, id)).rejects.toMatchObject({ kind: "notCancellable" });
			await world.cancellations.run();
			expect(await stands(held.orderPayId)).toEqual(["cancel"]);
			const { rows } = await world.db.query(
				`SELECT r.reason AS refunded, p.cancel_reason AS cancelled FROM refund r
				JOIN order_product p USING (order_pay_id) WHERE r.state = 'done'`,
			);
			expect(rows).toEqual([{ refunded: "just-too-late", cancelled: "just-too-late" }]);
		});
	});
});
