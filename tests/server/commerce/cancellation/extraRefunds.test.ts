import { beforeEach, describe, expect, it } from "vitest";
import { requestExtraPayment } from "#server/commerce/booking/extraPayments.ts";
import {
	type AgreedBooking,
	type BookingWorld,
	bookingWorld,
	plantBookingWorld,
	twoRooms,
} from "#tests/support/bookingWorld.ts";
import { change, pay, productOf, wish } from "#tests/support/changedBookings.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { leftAtProvider, refundsOf } from "./refundBooks.ts";

const ask = (quoteId: string | null = null) => ({ reason: "일정 변경", quoteId });

forEachDatabase((_, open) => {
	let world: BookingWorld;
	beforeEach(async () => {
		const db = await open();
		await plantBookingWorld(db);
		world = bookingWorld(db);
	});

	const payMore = async (booked: AgreedBooking, orderProductId: number, amount: number) =>
		pay(world, booked, await requestExtraPayment(world, orderProductId, amount, "인원 추가"));

	const cancelWhole = async (booked: AgreedBooking, quoteId: string | null) => {
		await world.cancellations.cancelOrder(2, booked.held.orderPayId, ask(quoteId), `whole-${quoteId}`);
		await world.cancellations.now(2, productOf(booked), `now-${quoteId}`);
		await world.cancellations.run();
	};

	const refunds = () => refundsOf(world.db);
	const left = () => leftAtProvider(world.db);

	describe("extra payments", () => {
		it("of each room are refunded once with the whole order [DEC-095, DEC-167]", async () => {
			const booked = await world.book(2, twoRooms);
			const [first = 0, second = 0] = booked.held.orderProductIds;
			await payMore(booked, first, 30_000);
			await payMore(booked, second, 20_000);
			const quote = await world.cancellations.quote(2, first, "full");
			expect(quote.refundAmount).toBe(450_000);
			await cancelWhole(booked, quote.id);
			expect(await refunds()).toEqual([
				[400_000, 0],
				[30_000, 0],
				[20_000, 0],
			]);
			expect(await left()).toBe(0);
		});

		it("do not restore the order's coupon when refunded [DEC-095, DEC-099]", async () => {
			const booked = await world.book(2, { ...twoRooms, couponIds: [2] });
			const [first = 0] = booked.held.orderProductIds;
			await payMore(booked, first, 30_000);
			await world.cancellations.cancelPart(2, first, ask(), "part-12345");
			await world.cancellations.now(2, first, "now-12345");
			await world.cancellations.run();
			expect(await refunds()).toEqual([
				[195_000, 0],
				[30_000, 0],
			]);
			const { rows } = await world.db.query("SELECT state FROM user_coupon WHERE member_id = 2");
			expect(rows).toEqual([{ state: "used" }]);
		});

		it("are not refunded by a quote stored before they were supported, which is kept as promised [DEC-095, DEC-177]", async () => {
			const booked = await world.book(2);
			await payMore(booked, productOf(booked), 30_000);
			const quote = await world.cancellations.quote(2, productOf(booked), "full");
			await world.db.query(
				`UPDATE cancel_quote SET refund_amount = 200000,
					parts = (SELECT jsonb_agg(part - 'extras') FROM jsonb_array_elements(parts) part)`,
			);
			await cancelWhole(booked, quote.id);
			expect(await refunds()).toEqual([[200_000, 0]]);
			expect(await left()).toBe(30_000);
		});

		it("made after a quote end it, so that they are never left behind [DEC-095, DEC-177]", async () => {
			const booked = await world.book(2);
			const before = await world.cancellations.quote(2, productOf(booked), "full");
			await payMore(booked, productOf(booked), 30_000);
			await expect(
				world.cancellations.cancelOrder(2, booked.held.orderPayId, ask(before.id), "whole-12345"),
			).rejects.toMatchObject({ kind: "priceChanged", quote: { refundAmount: 230_000 } });
		});

		it("for a change are refunded less what a later change has already refunded [DEC-095, DEC-198]", async () => {
			const booked = await world.book(2);
			const dearer = await change(world, booked, wish("2026-12-20", 4));
			await pay(world, booked, dearer.extraPaymentId ?? 0);
			world.clock.pass(10 * 60_000);
			await world.changes.run();
			await change(world, booked, wish("2026-12-20", 3));
			world.clock.pass(10 * 60_000);
			await world.changes.run();
			expect(await left()).toBe(300_000);
			const quote = await world.cancellations.quote(2, productOf(booked), "full");
			expect(quote.refundAmount).toBe(300_000);
			// What was refunded of the later payment counts towards the total refunded.
			const [step] = await world.cancellations.cancelOrder(
				2,
				booked.held.orderPayId,
				ask(quote.id),
				"whole-12345",
			);
			expect(step?.refundedAmount).toBe(100_000);
			await world.cancellations.now(2, productOf(booked), "now-12345");
			await world.cancellations.run();
			expect(await left()).toBe(0);
		});
	});

	describe("a refund for a booking that continues", () => {
		const settle = async (nights: number) => {
			await change(world, booked, wish("2026-12-20", nights));
			world.clock.pass(10 * 60_000);
			await world.changes.run();
		};
		const states = async () => {
			const { rows } = await world.db.query<{ status: string }>(
				"SELECT status FROM payment ORDER BY payment_id",
			);
			return rows.map(({ status }) => status);
		};
		let booked: AgreedBooking;
		beforeEach(async () => {
			booked = await world.book(2, { couponIds: [2] });
		});

		it("closes the payment of a difference once fully refunded, but never the booking's own [DEC-198]", async () => {
			const dearer = await change(world, booked, wish("2026-12-20", 4));
			await pay(world, booked, dearer.extraPaymentId ?? 0);
			world.clock.pass(10 * 60_000);
			await world.changes.run();
			const seen: unknown[] = [];
			for (const nights of [3, 2, 1]) {
				await settle(nights);
				seen.push(await states());
			}
			expect(seen).toEqual([
				["complete", "partialCanceled"],
				["complete", "cancel"],
				["partialCanceled", "cancel"],
			]);
		});

		it("blocks cancellation by the member while pending, with or without a quote [DEC-198]", async () => {
			await change(world, booked, wish("2026-12-20", 1));
			await expect(
				world.cancellations.cancelPart(2, productOf(booked), ask(), "part-12345"),
			).rejects.toMatchObject({ kind: "notCancellable" });
			await expect(world.cancellations.quote(2, productOf(booked), "full")).rejects.toMatchObject({
				kind: "notCancellable",
			});
		});

		it("closes the payment of a difference at once when the change is undone [DEC-198]", async () => {
			const dearer = await change(world, booked, wish("2026-12-20", 4));
			await pay(world, booked, dearer.extraPaymentId ?? 0);
			await world.changes.undo(2, productOf(booked));
			expect(await states()).toEqual(["complete", "cancel"]);
		});

		it("restores no coupon and sends no cancellation message [DEC-099, DEC-198]", async () => {
			await settle(1);
			expect(await states()).toEqual(["partialCanceled"]);
			const { rows } = await world.db.query("SELECT state FROM user_coupon WHERE member_id = 2");
			expect(rows).toEqual([{ state: "used" }]);
			const sentTexts = await world.db.query<{ text: string }>("SELECT payload->>'text' AS text FROM outbox");
			expect(sentTexts.rows.length).toBeGreaterThan(0);
			for (const { text } of sentTexts.rows) expect(text).not.toContain("예약이 취소되었어요");
		});
	});

	it("cancelling a booking paid with points completes at once without a provider [DEC-088, DEC-099]", async () => {
		await world.db.query("UPDATE point_balance SET point = 300000 WHERE member_id = 2");
		const booked = await world.agree(2, { points: { awesomeCash: 200_000, welfarePoints: 0 } });
		await world.cancellations.cancelPart(2, productOf(booked), ask(), "part-12345");
		expect(await world.cancellations.now(2, productOf(booked), "now-12345")).toMatchObject({
			status: "cancel",
			paymentStatus: "cancel",
			refundedAmount: 0,
		});
		const { rows } = await world.db.query("SELECT 1 FROM payment_attempt WHERE action = 'cancel'");
		expect(rows).toEqual([]);
	});

	it("cancelling our own stay contacts no supplier [DEC-084, CHAN-01]", async () => {
		const booked = await world.book(2);
		await cancelWhole(booked, null);
		const { rows } = await world.db.query("SELECT topic FROM outbox WHERE topic LIKE 'supplier.%'");
		expect(rows).toEqual([]);
	});
});
