import { describe, expect, it, vi } from "vitest";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { requestExtraPayment, withdrawExtraPayment } from "#server/commerce/booking/extraPayments.ts";
import type { SupplierBehaviour } from "#server/commerce/supplier/SupplierSimulator.ts";
import {
	type AgreedBooking,
	type BookingWorld,
	bookingWorld,
	plantBookingWorld,
	supplierRoom,
} from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

forEachDatabase((_, open) => {
	async function newWorld(behaviour: Partial<SupplierBehaviour> = {}): Promise<BookingWorld> {
		const db = await open();
		await plantBookingWorld(db);
		const world = bookingWorld(db);
		await world.suppliers.configure(2, behaviour);
		return world;
	}

	/** Advances the time and runs the jobs. */
	async function pass(world: BookingWorld, seconds: number): Promise<void> {
		for (let passed = 0; passed < seconds; passed += 10) {
			world.clock.pass(10_000);
			await world.outbox.deliver();
			await world.cancellations.run();
		}
	}

	const productOf = ({ held }: AgreedBooking): number => held.orderProductIds[0] ?? 0;

	async function standing(world: BookingWorld, booked: AgreedBooking) {
		const { rows } = await world.db.query(
			`SELECT p.status, p.confirm_num IS NOT NULL AS confirmed, y.status AS pay FROM order_product p JOIN payment y USING (order_pay_id)
			WHERE p.order_product_id = $1`,
			[productOf(booked)],
		);
		return rows[0];
	}

	describe("bookings through a supplier", () => {
		it("wait until the supplier confirms [CHAN-01, DEC-084]", async () => {
			const world = await newWorld();
			const booked = await world.book(2, { path: supplierRoom });
			expect(await standing(world, booked)).toEqual({ status: "pending", confirmed: false, pay: "complete" });
			await world.outbox.deliver();
			expect(await standing(world, booked)).toMatchObject({ status: "confirm_wait" });
			await pass(world, 40);
			expect(await standing(world, booked)).toEqual({ status: "confirm", confirmed: true, pay: "complete" });
		});

		it("pass the guest's details and request on to the supplier, as the traveller agreed", async () => {
			const world = await newWorld();
			const book = vi.spyOn(world.suppliers, "book");
			const { held } = await world.book(2, { path: supplierRoom, request: "높은 층을 원해요." });
			await world.outbox.deliver();
			const { rows } = await world.db.query(
				`SELECT guest_name AS "guestName", guest_tel AS "guestTel", guest_email AS "guestEmail" FROM order_pay`,
			);
			expect(book.mock.calls).toEqual([
				[
					{
						...rows[0],
						orderNo: `${held.orderNum}-1`,
						channelIndex: 2,
						externalId: "H-2",
						externalRoomId: "R-2",
						externalRateplanId: "P-4",
						stayName: "한강 창고 호텔",
						roomName: "스탠다드",
						planName: "룸온리",
						checkIn: "2026-12-10",
						checkOut: "2026-12-12",
						validUntil: null,
						rooms: 1,
						adults: 2,
						childAges: [],
						request: "높은 층을 원해요.",
						amount: 200_000,
					},
				],
			]);
		});

		it("cancelled before they reached the supplier are not passed on", async () => {
			const world = await newWorld();
			const book = vi.spyOn(world.suppliers, "book");
			const booked = await world.book(2, { path: supplierRoom });
			const asked = { reason: "취소", quoteId: null };
			await world.cancellations.cancelPart(2, productOf(booked), asked, "part-key-1");
			await pass(world, 60);
			expect(book).not.toHaveBeenCalled();
		});

		it.each(["reject", "drift"] as const)(
			"are fully refunded when the supplier answers %s [DEC-090]",
			async (onBook) => {
				const world = await newWorld({ onBook });
				const booked = await world.book(2, { path: supplierRoom, couponIds: [2] });
				await pass(world, 60);
				expect(await standing(world, booked)).toEqual({ status: "cancel", confirmed: false, pay: "cancel" });
				expect(await world.payments.sandbox.find(booked.orderId)).toMatchObject({ balance: 0 });
				expect(await world.stock(2, stayDateOf("2026-12-10"))).toBe(5);
			},
		);

		it("keep waiting while the supplier is silent", async () => {
			const world = await newWorld({ onBook: "silent" });
			const booked = await world.book(2, { path: supplierRoom });
			await pass(world, 120);
			expect(await standing(world, booked)).toMatchObject({ status: "confirm_wait", pay: "complete" });
		});

		it.each(["pending", "confirm_wait"])(
			"with an extra payment requested while %s wait for the supplier again afterwards [CHAN-01, DEC-084]",
			async (held) => {
				const world = await newWorld();
				const booked = await world.book(2, { path: supplierRoom });
				if (held === "confirm_wait") await world.outbox.deliver();
				expect(await standing(world, booked)).toMatchObject({ status: held });
				const demand = await requestExtraPayment(world, productOf(booked), 10_000, "조식 추가");
				await pass(world, 60);
				expect(await standing(world, booked)).toMatchObject({ status: "add_pay" });
				await withdrawExtraPayment(world, demand);
				await pass(world, 60);
				expect(await standing(world, booked)).toMatchObject({ status: "confirm", confirmed: true });
			},
		);

		it.each([
			["accept", { status: "cancel", pay: "cancel" }, ["[{site}] 예약이 취소되었어요"]],
			["refuse", { status: "confirm", pay: "complete" }, ["[{site}] 취소 요청이 받아들여지지 않았어요"]],
			["silent", { status: "cancel_request", pay: "cancelRequest" }, []],
		] as const)(
			"are cancelled only by the supplier's answer, which is reported: %s [DEC-084]",
			async (onCancel, end, told) => {
				const world = await newWorld({ onCancel });
				const booked = await world.book(2, { path: supplierRoom });
				await pass(world, 40);
				await world.cancellations.cancelPart(
					2,
					productOf(booked),
					{ reason: "취소", quoteId: null },
					"part-key-1",
				);
				await expect(world.cancellations.undo(2, productOf(booked))).rejects.toMatchObject({
					kind: "notCancellable",
				});
				await expect(world.cancellations.now(2, productOf(booked), "now-key-1")).rejects.toMatchObject({
					kind: "notCancellable",
				});
				await pass(world, 60);
				expect(await standing(world, booked)).toMatchObject(end);
				const { rows } = await world.db.query<{ subject: string | null }>(
					"SELECT payload->>'subject' AS subject FROM outbox",
				);
				const about = rows.flatMap(({ subject }) => (subject?.includes("취소") ? subject : []));
				expect([...new Set(about)]).toEqual(told);
			},
		);

		it.each(["pending", "confirm_wait", "confirm"])(
			"that an operator rejects while %s are cancelled at the supplier as well, unless it rejected them itself [DEC-084]",
			async (before) => {
				const world = await newWorld({ onCancel: "silent" });
				const asked = vi.spyOn(world.suppliers, "cancel");
				const booked = await world.book(2, { path: supplierRoom });
				if (before !== "pending") await world.outbox.deliver();
				if (before === "confirm") await pass(world, 40);
				expect(await standing(world, booked)).toMatchObject({ status: before });
				await world.cancellations.reject(productOf(booked), "operator", "만실");
				await pass(world, 60);
				expect(await standing(world, booked)).toMatchObject({ status: "cancel", pay: "cancel" });
				expect(asked.mock.calls).toEqual([
					[expect.objectContaining({ orderNo: `${booked.held.orderNum}-1` })],
				]);
				const other = await world.book(2, { path: supplierRoom });
				await world.cancellations.reject(productOf(other), "supplier", "만실");
				await pass(world, 60);
				expect(asked).toHaveBeenCalledOnce();
			},
		);

		it("that an operator rejects but the supplier keeps raise an error until somebody settles it [DEC-084]", async () => {
			const world = await newWorld({ onCancel: "refuse", delaySeconds: 0 });
			const booked = await world.book(2, { path: supplierRoom });
			await pass(world, 40);
			await world.cancellations.reject(productOf(booked), "operator", "만실");
			await pass(world, 20);
			const { rows } = await world.db.query<{ error: string }>(
				"SELECT last_error AS error FROM outbox WHERE topic = 'supplier.cancel'",
			);
			expect(rows).toEqual([
				{ error: `Error: the supplier keeps ${booked.held.orderNum}-1, which is cancelled` },
			]);
			expect(await standing(world, booked)).toMatchObject({ status: "cancel", pay: "cancel" });
		});

		it.each([
			["cancels both", ["accepted", "accepted"], "cancel"],
			["keeps both", ["refused", "refused"], "confirm"],
			["answers for one only", ["accepted", "waiting"], "cancel_request"],
			["cancels one only", ["accepted", "refused"], "cancel_request"],
		] as const)(
			"of two rooms are cancelled together when the supplier, asked about each, %s [DEC-084]",
			async (_, [one, other], end) => {
				const world = await newWorld();
				const both = { path: { ...supplierRoom, orderType: "MC" }, rooms: 2 };
				const { held } = await world.book(2, both);
				await pass(world, 40);
				const asked = vi
					.spyOn(world.suppliers, "cancel")
					.mockImplementation(async ({ orderNo }) => ({ kind: orderNo.endsWith("-1") ? one : other }));
				const request = { reason: "취소", quoteId: null };
				await world.cancellations.cancelOrder(2, held.orderPayId, request, "both-key-1");
				await pass(world, 40);
				const { rows } = await world.db.query("SELECT status FROM order_product");
				expect(rows).toEqual([{ status: end }, { status: end }]);
				expect(new Set(asked.mock.calls.map(([{ orderNo }]) => orderNo))).toEqual(
					new Set([`${held.orderNum}-1`, `${held.orderNum}-2`]),
				);
			},
		);

		it("of two rooms that an operator cancels while the supplier cannot be reached are both cancelled there later [DEC-084]", async () => {
			const world = await newWorld();
			const { held } = await world.book(2, { path: { ...supplierRoom, orderType: "MC" }, rooms: 2 });
			await pass(world, 40);
			const asked = vi.spyOn(world.suppliers, "cancel").mockRejectedValueOnce(new Error("out of reach"));
			await world.cancellations.cancelOrder(
				2,
				held.orderPayId,
				{ reason: "취소", quoteId: null },
				"both-key-2",
			);
			await pass(world, 10);
			await world.cancellations.answer(held.orderProductIds[0] ?? 0, true, "operator");
			await pass(world, 600);
			expect(new Set(asked.mock.calls.map(([{ orderNo }]) => orderNo))).toEqual(
				new Set([`${held.orderNum}-1`, `${held.orderNum}-2`]),
			);
		});
	});
});
